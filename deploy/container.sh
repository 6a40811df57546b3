#!/bin/sh
# What the container image has besides /opt/sheepfold: Python, a user without rights, its folder.
set -eu
apt-get update -q
DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends python3
rm -rf /var/lib/apt/lists/*
useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin sheepfold
install -d -o sheepfold -g sheepfold -m 700 /data
