#!/bin/sh
# Installs Sheepfold from these sources into /opt/sheepfold, on Debian and its kin, as root.
# Every package is pinned with its hash; run it again after `git pull` to upgrade.
set -eu
deploy=$(cd "$(dirname "$0")" && pwd)
target=/opt/sheepfold
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore

apt-get update -q
DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends \
	ca-certificates python3 python3-venv

# The tools that build the wheel stay out of what is installed, pip among them.
python3 -m venv "$work/tools"
pip="$work/tools/bin/python -m pip -q"
$pip install --require-hashes -r "$deploy/requirements-build.txt"
$pip wheel --no-deps --no-build-isolation --wheel-dir "$work" "$deploy/.."

python3 -m venv --without-pip "$target"
$pip --python "$target/bin/python" install \
	--require-hashes --only-binary :all: -r "$deploy/requirements.txt"
$pip --python "$target/bin/python" install --no-deps --force-reinstall "$work"/sheepfold-*.whl
ln -sf "$target/bin/sheepfold" /usr/local/bin/
sheepfold --version
