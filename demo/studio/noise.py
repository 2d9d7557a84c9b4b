"""Takes the grain out of a render.

Two renders with other random numbers tell how much of each pixel is noise. A wavelet filter then
averages neighbours (1, 2, 4 ... pixels away), but only those with a like normal, colour, depth and
material, and whose light differs by no more than the noise.
"""
import numpy as np

LEVELS = 5
TAPS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
LUMINANCE = np.array((0.3, 0.5, 0.2), np.float32)


class Shifts:
    """An image, moved without copying: its rim is repeated `step` pixels outwards."""

    def __init__(self, image, step):
        self.step, (self.height, self.width) = step, image.shape[:2]
        rim = ((step, step), (step, step)) + ((0, 0),) * (image.ndim - 2)
        self.padded = np.pad(image, rim, mode='edge')

    def by(self, dx, dy):
        top, left = (1 + dy) * self.step, (1 + dx) * self.step
        return self.padded[top:top + self.height, left:left + self.width]


def blurred(image, rounds=1):
    """The mean of each pixel and its eight neighbours, some times over."""
    for _ in range(rounds):
        across = Shifts(image, 1)
        image = (image + across.by(1, 0) + across.by(-1, 0)) / 3
        along = Shifts(image, 1)
        image = (image + along.by(0, 1) + along.by(0, -1)) / 3
    return image


def without_sparks(light):
    """Single pixels that are brighter than all their neighbours are brought down to them."""
    brightness = light @ LUMINANCE
    near = Shifts(brightness, 1)
    most = np.maximum.reduce([near.by(*tap) for tap in TAPS])
    return light * np.minimum(1, (most + 1e-4) / (brightness + 1e-4))[..., None]


class Edges:
    """Where neighbours may not be mixed: normals, colours, depth, materials (h x w x n)."""

    def __init__(self, first, second):
        self.mean = ((first + second) / 2).astype(np.float32)
        # Behind glass the features are noisy themselves, which must not stop the filter.
        self.noise = blurred(((first - second) ** 2 / 4).sum(2), 2).astype(np.float32)

    def weights(self, step):
        """For each neighbour at this distance: how alike both places are, from 0 to 1."""
        means, noises = Shifts(self.mean, step), Shifts(self.noise, step)
        for tap in TAPS:
            apart = means.by(*tap) - self.mean
            distance = np.einsum('ijk,ijk->ij', apart, apart)
            distance -= 2 * (self.noise + noises.by(*tap))
            yield tap, np.exp(-np.maximum(distance, 0))


class Light:
    """A noisy image on its way through the filter.

    `strict` above 1 keeps more of what differs: sharp reflections.
    """

    def __init__(self, first, second, strict=1.0):
        first, second = without_sparks(first), without_sparks(second)
        self.mean = ((first + second) / 2).astype(np.float32)
        difference = (first - second) @ LUMINANCE
        self.noise = blurred(difference ** 2 / 4, 3).astype(np.float32)
        self.strict = strict

    def begin(self, step):
        self.brightness = self.mean @ LUMINANCE
        spread = blurred(self.noise)
        self.total = np.ones_like(spread)
        self.sum, self.sum_of_noise = self.mean.copy(), self.noise.copy()
        self.spread = spread
        self.shifts = [Shifts(image, step)
                       for image in (self.mean, self.noise, self.brightness, spread)]

    def take(self, tap, alike):
        mean, noise, brightness, spread = (image.by(*tap) for image in self.shifts)
        allowed = (self.spread + spread) * (4 / self.strict) + 1e-7
        weight = alike * np.exp(-(brightness - self.brightness) ** 2 / allowed)
        self.total += weight
        self.sum += mean * weight[..., None]
        self.sum_of_noise += noise * weight ** 2

    def end(self):
        self.mean = self.sum / self.total[..., None]
        self.noise = self.sum_of_noise / self.total ** 2


def clean(lights, edges):
    """Filters several images of the same scene; returns their means."""
    for level in range(LEVELS):
        step = 2 ** level
        for light in lights:
            light.begin(step)
        for (dx, dy), alike in edges.weights(step):
            near = alike * (0.61 if dx == 0 or dy == 0 else 0.37)
            for light in lights:
                light.take((dx, dy), near)
        for light in lights:
            light.end()
    return [light.mean for light in lights]
