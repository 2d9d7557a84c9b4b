"""Writes 16-bit PNG files."""
import struct
import zlib

import numpy as np

COLOUR_TYPES = {1: 0, 3: 2, 4: 6}


def _chunk(kind, data):
    return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))


def write(path, pixels):
    """`pixels`: height x width x channels, from 0 to 1."""
    height, width, channels = pixels.shape
    values = (np.clip(pixels, 0, 1) * 65535 + 0.5).astype('>u2')
    rows = values.reshape(height, -1).view(np.uint8)
    lines = np.concatenate([np.zeros((height, 1), np.uint8), rows], axis=1)
    head = struct.pack('>IIBBBBB', width, height, 16, COLOUR_TYPES[channels], 0, 0, 0)
    with open(path, 'wb') as file:
        file.write(b'\x89PNG\r\n\x1a\n' + _chunk(b'IHDR', head)
                   + _chunk(b'IDAT', zlib.compress(lines.tobytes(), 3)) + _chunk(b'IEND', b''))
