"""What is collected here: not the packages, which tests install, nor what runs beside them."""

collect_ignore_glob = ["packages/*", "with_*.py"]
