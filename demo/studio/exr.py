"""Reads the uncompressed multilayer EXR files that Blender writes, as numpy arrays."""
import struct

import numpy as np


def _text(data, at):
    end = data.index(b'\0', at)
    return data[at:end].decode(), end + 1


def read(path):
    """All channels by their name without the layer's, such as `DiffDir.R`: rows from the top."""
    with open(path, 'rb') as file:
        data = file.read()
    at, header = 8, {}
    while data[at]:
        name, at = _text(data, at)
        _, at = _text(data, at)
        size, = struct.unpack_from('<i', data, at)
        header[name] = (at + 4, size)
        at += 4 + size
    left, top, right, bottom = struct.unpack_from('<4i', data, header['dataWindow'][0])
    width, height = right - left + 1, bottom - top + 1
    names = _channels(data, *header['channels'])
    start = at + 1 + 8 * height
    line = 8 + 4 * width * len(names)
    rows = np.frombuffer(data, np.uint8, line * height, start).reshape(height, line)[:, 8:]
    planes = np.ascontiguousarray(rows).view(np.float32).reshape(height, len(names), width)
    return {name.split('.', 1)[1] if name.count('.') > 1 else name: planes[:, i]
            for i, name in enumerate(names)}


def _channels(data, at, size):
    names, end = [], at + size - 1
    while at < end:
        name, at = _text(data, at)
        kind, = struct.unpack_from('<i', data, at)
        if kind != 2:
            raise ValueError(f'{name} is not a 32-bit channel')
        names.append(name)
        at += 16
    return names
