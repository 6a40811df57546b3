"""Every decoder is given what it was not made for: it decodes, or it refuses, and nothing else.

`make test` tries a fixed number of inputs, always the same ones. `make fuzz` looks for new ones for
as long as it is told to, guided by what the code does with them (atheris).
"""
