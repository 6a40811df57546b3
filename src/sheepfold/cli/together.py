"""Refuses options that make no sense together, or without another, instead of ignoring them."""

import click
from click.core import ParameterSource


def is_typed(name: str) -> bool:
    """Whether a person typed this parameter, and it is not a default or from the environment."""
    return click.get_current_context().get_parameter_source(name) is ParameterSource.COMMANDLINE


def refuse_together(name: str, *others: str) -> None:
    """Refuse a parameter that was typed together with one of these."""
    for other in others:
        if is_typed(other):
            refuse_with(name, other)


def refuse_with(name: str, other: str) -> None:
    """Refuse a parameter that was typed if another one is given, typed or by the environment."""
    from sheepfold.games.contract import BadOptions

    if is_typed(name):
        raise BadOptions("options-together", option=_shown(name), other=_shown(other))


def require(name: str, other: str) -> None:
    """Refuse a parameter that was typed without one that it needs."""
    from sheepfold.games.contract import BadOptions

    if is_typed(name) and not is_typed(other):
        raise BadOptions("option-alone", option=_shown(name), other=_shown(other))


def _shown(name: str) -> str:
    """A parameter as it is typed."""
    ctx = click.get_current_context()
    found = next(param for param in ctx.command.get_params(ctx) if param.name == name)
    return found.opts[0] if isinstance(found, click.Option) else found.make_metavar(ctx).strip("[]")
