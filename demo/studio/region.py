"""Most of a picture is bare ground, which is smooth: it is rendered small and enlarged.

Only the product's surroundings are rendered at full size; they are faded into the enlarged ground.
"""
import numpy as np

MARGIN = 0.05
FADE = 20
SMALL = 4


def around(bounds, side):
    """The pixels (left, top, right, bottom) around a product's bounds, shares of the picture."""
    left, top, right, bottom = bounds
    edges = (left - MARGIN, top - MARGIN, right + MARGIN, bottom + MARGIN)
    return tuple(int(round(min(max(e, 0), 1) * side)) for e in edges)


def limit(scene, region=None):
    """Has Blender render only that part of the picture."""
    render, side = scene.render, scene.render.resolution_x
    render.use_border = render.use_crop_to_border = region is not None
    if region:
        # Blender rounds down to whole pixels, so the borders lie in the pixels' middles.
        left, top, right, bottom = region
        render.border_min_x, render.border_max_x = (left + 0.5) / side, (right + 0.5) / side
        render.border_min_y = (side - bottom + 0.5) / side
        render.border_max_y = (side - top + 0.5) / side


def _enlarging(small, large):
    """A matrix that interpolates `small` values at `large` places."""
    places = np.clip((np.arange(large) + 0.5) * small / large - 0.5, 0, small - 1)
    lower = np.minimum(places.astype(int), small - 2)
    matrix = np.zeros((large, small), np.float32)
    matrix[np.arange(large), lower] = 1 - (places - lower)
    matrix[np.arange(large), lower + 1] = places - lower
    return matrix


def enlarge(image, side):
    matrix = _enlarging(image.shape[0], side)
    return np.einsum('ij,jkc,lk->ilc', matrix, image, matrix, optimize=True)


def _ramp(start, end, side):
    """Rises from 0 at the region's edges to 1; an edge on the picture's rim does not fade."""
    at = np.arange(start, end) + 0.5
    rise = np.clip((at - start) / FADE, 0, 1) if start > 0 else np.ones(end - start)
    fall = np.clip((end - at) / FADE, 0, 1) if end < side else np.ones(end - start)
    return np.minimum(rise, fall)


def place(image, region, ground):
    """Sets the region's image into the large ground."""
    left, top, right, bottom = region
    side = ground.shape[0]
    share = np.minimum.outer(_ramp(top, bottom, side), _ramp(left, right, side))[..., None]
    share = share * share * (3 - 2 * share)
    result = ground.copy()
    inner = result[top:bottom, left:right]
    result[top:bottom, left:right] = inner + (image - inner) * share
    return result
