"""Takes the grain out of a render.

Two renders with other random numbers tell how much of each pixel is noise. A wavelet filter then
averages neighbours (1, 2, 4 ... pixels away), but only those with a like normal, colour, depth and
material, and whose light differs by no more than the noise.
"""
import numpy as np

LEVELS = 5
TAPS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


def _shifted(image, dx, dy):
    """The image moved by whole pixels, its rim repeated."""
    height, width = image.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return image[rows][:, columns]


def _blurred(image, rounds=1):
    for _ in range(rounds):
        image = (image + _shifted(image, 1, 0) + _shifted(image, -1, 0)) / 3
        image = (image + _shifted(image, 0, 1) + _shifted(image, 0, -1)) / 3
    return image


def _level(light):
    return light @ np.array((0.3, 0.5, 0.2), np.float32)


def _variance(first, second):
    return _blurred((_level(first) - _level(second)) ** 2 / 4, 3)


class Edges:
    """Where neighbours may not be mixed: normals, colours, depth, materials (h x w x n)."""

    def __init__(self, first, second):
        self.mean = ((first + second) / 2).astype(np.float32)
        # Behind glass the features are noisy themselves, which must not stop the filter.
        self.noise = _blurred(((first - second) ** 2 / 4).sum(2), 2).astype(np.float32)

    def between(self, move):
        """How far apart each pixel and its neighbour are, beyond noise."""
        apart = ((_shifted(self.mean, *move) - self.mean) ** 2).sum(2)
        return np.maximum(apart - 2 * (self.noise + _shifted(self.noise, *move)), 0)


def clean(first, second, edges, strict=1.0):
    """The mean of two noisy images, filtered.

    `strict` above 1 keeps more of what differs: sharp reflections.
    """
    mean = ((first + second) / 2).astype(np.float32)
    variance = _variance(first, second).astype(np.float32)
    for level in range(LEVELS):
        mean, variance = _pass(mean, variance, edges, 2 ** level, strict)
    return mean


def _pass(mean, variance, edges, step, strict):
    brightness = _level(mean)
    spread = _blurred(variance)
    total = np.ones_like(brightness)
    result, noise = mean.copy(), variance.copy()
    for dx, dy in TAPS:
        move = (dx * step, dy * step)
        kernel = 0.61 if dx == 0 or dy == 0 else 0.37
        differ = (_shifted(brightness, *move) - brightness) ** 2
        allowed = (spread + _shifted(spread, *move)) * (4 / strict) + 1e-7
        weight = kernel * np.exp(-edges.between(move) - differ / allowed)
        total += weight
        result += _shifted(mean, *move) * weight[..., None]
        noise += _shifted(variance, *move) * weight ** 2
    return result / total[..., None], noise / total ** 2
