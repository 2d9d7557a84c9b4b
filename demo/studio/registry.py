"""Which function builds which product."""
import importlib
import os
import pkgutil
from dataclasses import dataclass
from typing import Callable

_SHAPES = {}


@dataclass(frozen=True)
class Shape:
    """`turn` and `rise` of the front view in degrees; `fill` is a factor on the size.

    What is `hung` has no ground under it but a wall behind it, at the largest y of its own space.
    """

    id: str
    build: Callable[[], None]
    turn: float = 0.0
    rise: float = 11.0
    fill: float = 1.0
    hung: bool = False


def shape(id, **settings):
    """Registers the function below as the product type of that id."""
    def register(build):
        _SHAPES[id] = Shape(id, build, **settings)
        return build
    return register


def all_shapes():
    """Every shape of shapes/, by its id."""
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'shapes')
    for module in pkgutil.iter_modules([folder]):
        importlib.import_module(f'shapes.{module.name}')
    return dict(_SHAPES)
