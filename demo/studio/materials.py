"""What products are made of.

The first argument of a material is its colour: a hex string, or `part(1)` or `part(2)` for what the
shop recolours. A part is rendered in a neutral grey and its share of each pixel is recorded.
"""
import math
from dataclasses import dataclass

import bpy

# The reflectance parts are rendered in; demo/pictures/rendered.ts divides by it.
NEUTRAL = 0.55


@dataclass(frozen=True)
class Part:
    """A coloured part of the product; `shade` darkens or lightens the shop's colour on it."""

    number: int
    shade: float = 1.0


def part(number, shade=1.0):
    return Part(number, shade)


def linear(hexadecimal):
    """A hex colour in linear light."""
    value = hexadecimal.lstrip('#')
    value = ''.join(c * 2 for c in value) if len(value) == 3 else value
    parts = [int(value[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def reflectance(colour):
    return (NEUTRAL * colour.shade,) * 3 if isinstance(colour, Part) else linear(colour)


class Nodes:
    """A material's node tree, written in few words."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']

    def add(self, kind, inputs=(), **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in dict(inputs).items():
            self.feed(node.inputs[key], value)
        return node

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        else:
            socket.default_value = (*value, 1) if getattr(value, '__len__', int)() == 3 \
                and len(socket.default_value) == 4 else value

    def set(self, **inputs):
        for key, value in inputs.items():
            self.feed(self.shader.inputs[key.replace('_', ' ').capitalize()
                                         if key != 'base_color' else 'Base Color'], value)

    def place(self, scale=(1, 1, 1)):
        """The point in the object's own space, stretched."""
        at = self.add('TexCoord').outputs['Object']
        return self.add('Mapping', {'Vector': at, 'Scale': scale}).outputs[0]

    def noise(self, scale, detail=4.0, stretch=(1, 1, 1), rough=0.5):
        return self.add('TexNoise', {'Vector': self.place(stretch), 'Scale': scale,
                                     'Detail': detail, 'Roughness': rough}).outputs['Fac']

    def ramp(self, value, low, high, start=0.0, end=1.0):
        """Maps a value onto two colours."""
        node = self.add('ValToRGB', {'Fac': value})
        node.color_ramp.elements[0].position, node.color_ramp.elements[1].position = start, end
        node.color_ramp.elements[0].color = (*low, 1)
        node.color_ramp.elements[1].color = (*high, 1)
        return node.outputs[0]

    def between(self, value, low, high):
        """Maps 0..1 onto low..high."""
        return self.add('MapRange', {'Value': value, 'To Min': low, 'To Max': high}).outputs[0]

    def math(self, operation, a, b=0.0):
        return self.add('Math', {0: a, 1: b}, operation=operation).outputs[0]

    def bump(self, height, strength, distance=0.01):
        node = self.add('Bump', {'Height': height, 'Strength': strength, 'Distance': distance})
        self.feed(self.shader.inputs['Normal'], node.outputs[0])
        return node.outputs[0]

    def record(self, colour, metal=False, coverage=1.0):
        """Writes the channels that tell the shop what a pixel is made of."""
        values = {'object': coverage}
        if isinstance(colour, Part):
            values[f'part{colour.number}'] = coverage
            if metal:
                values['metal'] = coverage
        for name, value in values.items():
            node = self.add('OutputAOV', {'Value': value})
            node.name = name
        return self.material


def _varied(nodes, colour, amount, scale, stretch=(1, 1, 1)):
    """The colour, a little lighter and darker from place to place."""
    base = reflectance(colour)
    return nodes.ramp(nodes.noise(scale, 5, stretch), tuple(c * (1 - amount) for c in base),
                      tuple(min(1, c * (1 + amount)) for c in base), 0.25, 0.75)


def glaze(colour, roughness=0.16, speckle=0.0):
    """Glossy ceramic, enamel or porcelain, maybe with the freckles of stoneware."""
    n = Nodes('glaze')
    n.set(base_color=_varied(n, colour, 0.03, 3), roughness=roughness, specular=0.5)
    if speckle:
        spots = n.ramp(n.noise(60, 2), (1, 1, 1), (1 - speckle,) * 3, 0.62, 0.7)
        base = n.add('MixRGB', {'Fac': 1.0, 'Color1': reflectance(colour), 'Color2': spots},
                     blend_type='MULTIPLY')
        n.set(base_color=base)
    # A glaze runs: its surface is a little uneven, which bends reflections as in a photograph.
    n.bump(n.noise(4, 2), 0.06, 0.05)
    return n.record(colour)


def matt(colour, roughness=0.75, grain=0.15):
    """Unglazed or matt ceramic, stone, plaster."""
    n = Nodes('matt')
    n.set(base_color=_varied(n, colour, 0.05, 6), roughness=roughness, specular=0.3)
    n.bump(n.noise(70, 3), grain, 0.008)
    return n.record(colour)


def plastic(colour, roughness=0.38, grain=0.0, specular=0.45):
    """Moulded plastic; `grain` gives it the fine texture of a camera or a suitcase."""
    n = Nodes('plastic')
    n.set(base_color=reflectance(colour), roughness=roughness, specular=specular)
    if grain:
        n.bump(n.noise(160, 2), grain, 0.004)
    return n.record(colour)


def lacquer(colour, roughness=0.3):
    """Paint under a clear coat: bicycles, boxing gloves, toys."""
    n = Nodes('lacquer')
    n.set(base_color=reflectance(colour), roughness=roughness, clearcoat=0.8)
    n.feed(n.shader.inputs['Clearcoat Roughness'], 0.06)
    return n.record(colour)


def rubber(colour='#1c1c1e', roughness=0.72):
    """Soft, dull black (or coloured) rubber or silicone."""
    n = Nodes('rubber')
    n.set(base_color=reflectance(colour), roughness=roughness, specular=0.3)
    n.bump(n.noise(120, 2), 0.06, 0.004)
    return n.record(colour)


def steel(colour='#c9cacc', roughness=0.2):
    """Polished metal: steel, chrome, with another colour brass or copper."""
    n = Nodes('steel')
    n.set(base_color=reflectance(colour), metallic=1.0,
          roughness=n.between(n.noise(5, 3), roughness * 0.85, roughness * 1.15))
    return n.record(colour, metal=True)


def brushed(colour='#b9babd', roughness=0.34, along='z'):
    """Brushed metal; the fine lines run `along` an axis."""
    n = Nodes('brushed')
    stretch = tuple(1.5 if a == along else 90 for a in 'xyz')
    lines = n.noise(2, 3, stretch)
    n.set(base_color=_varied(n, colour, 0.06, 2, stretch), metallic=1.0,
          roughness=n.between(lines, roughness * 0.75, roughness * 1.25))
    n.bump(lines, 0.08, 0.004)
    return n.record(colour, metal=True)


def iron(colour='#26262a', roughness=0.5):
    """Cast iron or a non-stick coat."""
    n = Nodes('iron')
    n.set(base_color=_varied(n, colour, 0.1, 8), roughness=roughness, specular=0.5)
    n.bump(n.noise(90, 3), 0.25, 0.006)
    return n.record(colour)


def glass(colour='#f6fbf9', density=0.06, roughness=0.02, edge=0.35):
    """Thin glass without refraction, which needs few samples; its rims are darker."""
    n = Nodes('glass')
    base = (0.95,) * 3 if isinstance(colour, Part) else linear(colour)
    facing = n.add('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    through = n.ramp(facing, tuple(c * (1 - density) for c in base),
                     tuple(c * (1 - edge) for c in base), 0.55, 1.0)
    clear = n.add('BsdfTransparent', {'Color': through})
    shine = n.add('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': roughness})
    # Fresnel's own node would see total reflection from behind, for this glass has no inside.
    grazing = n.between(n.math('POWER', facing, 4.0), 0.045, 0.75)
    mix = n.add('MixShader', {0: grazing, 1: clear, 2: shine})
    n.feed(n.output.inputs['Surface'], mix.outputs[0])
    return n.record(colour, coverage=0.3 if isinstance(colour, Part) else 0.12)


def crystal(colour='#f6fbf9', density=0.1):
    """Thick glass that bends what is behind it: a stem, a foot. Its shadow is that of thin glass."""
    n = Nodes('crystal')
    base = (0.97,) * 3 if isinstance(colour, Part) else linear(colour)
    bent = n.add('BsdfGlass', {'Color': base, 'Roughness': 0.0, 'IOR': 1.47})
    clear = n.add('BsdfTransparent', {'Color': tuple(c * (1 - density) for c in base)})
    shadow = n.add('LightPath').outputs['Is Shadow Ray']
    mix = n.add('MixShader', {0: shadow, 1: bent, 2: clear})
    n.feed(n.output.inputs['Surface'], mix.outputs[0])
    return n.record(colour, coverage=0.3 if isinstance(colour, Part) else 0.12)


def liquid(colour, roughness=0.05):
    """What is in a bottle: dense, dark at the rim, shiny."""
    n = Nodes('liquid')
    base = reflectance(colour)
    facing = n.add('LayerWeight', {'Blend': 0.3}).outputs['Facing']
    n.set(base_color=n.ramp(facing, base, tuple(c * 0.35 for c in base)), roughness=roughness,
          specular=0.25)
    return n.record(colour)


def fabric(colour, scale=90.0, roughness=0.9, weave=0.5, sheen=0.3):
    """Woven cloth: two crossing waves as bump, threads a little uneven in colour."""
    n = Nodes('fabric')
    waves = [n.add('TexWave', {'Vector': n.place(), 'Scale': scale / 6, 'Distortion': 1.0,
                               'Detail': 2.0}, bands_direction=a).outputs['Fac'] for a in 'XZ']
    threads = n.math('MULTIPLY', *waves)
    n.set(base_color=_varied(n, colour, 0.1, scale), roughness=roughness, specular=0.12,
          sheen=sheen)
    n.bump(n.math('ADD', threads, n.noise(scale * 1.5, 2)), weave, 0.006)
    return n.record(colour)


def denim(colour, worn=(0.27, 1.15), width=0.13, height=0.75, light=0.5):
    """Twill, grained by washing and lighter on both legs around the point `worn` (x and z)."""
    n = Nodes('denim')
    split = n.add('SeparateXYZ', {'Vector': n.place()})
    x = n.math('DIVIDE', n.math('SUBTRACT', n.math('ABSOLUTE', split.outputs['X']), worn[0]), width)
    z = n.math('DIVIDE', n.math('SUBTRACT', split.outputs['Z'], worn[1]), height)
    away = n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', z, z))
    fade = n.math('POWER', math.e, n.math('MULTIPLY', away, -1.0))
    uneven = n.math('ADD', n.math('MULTIPLY', fade, light), n.between(n.noise(3.5, 5, (2.2, 1, 0.7)), -0.10, 0.10))
    tone = n.math('ADD', uneven, n.between(n.noise(120, 3, (1, 1, 0.35)), 0.80, 1.16))
    base = n.add('VectorMath', {0: reflectance(colour), 1: n.add('CombineXYZ', {'X': tone, 'Y': tone, 'Z': tone})},
                 operation='MULTIPLY')
    twill = n.add('TexWave', {'Vector': n.place(), 'Scale': 38.0, 'Distortion': 0.6}, bands_direction='DIAGONAL')
    n.set(base_color=base, roughness=0.92, specular=0.1, sheen=0.12)
    n.bump(n.math('ADD', twill.outputs['Fac'], n.noise(260, 2)), 0.5, 0.004)
    return n.record(colour)


def plush(colour, scale=40.0):
    """Fleece, felt and towels: soft clumps of short fibres."""
    n = Nodes('plush')
    fibres = n.math('ADD', n.noise(scale, 6, rough=0.7), n.noise(scale * 4, 2))
    n.set(base_color=_varied(n, colour, 0.14, scale), roughness=1.0, specular=0.05, sheen=0.8)
    n.bump(fibres, 1.0, 0.03)
    return n.record(colour)


def leather(colour, roughness=0.45, scale=45.0, grain=0.35):
    """Leather: small cells and a soft shine."""
    n = Nodes('leather')
    cells = n.add('TexVoronoi', {'Vector': n.place(), 'Scale': scale},
                  feature='SMOOTH_F1').outputs['Distance']
    n.set(base_color=_varied(n, colour, 0.09, 5), roughness=roughness, specular=0.4)
    n.bump(n.math('ADD', cells, n.noise(scale * 0.6, 4)), grain, 0.01)
    return n.record(colour)


def wood(colour='#b58a5a', along='z', scale=1.0, roughness=0.5, contrast=0.28):
    """Wood; its grain runs `along` an axis of the object."""
    n = Nodes('wood')
    base = reflectance(colour)
    stretch = tuple(0.5 if a == along else 6.0 for a in 'xyz')
    rings = n.noise(1.6 * scale, 3, stretch)
    fibres = n.noise(14 * scale, 4, tuple(0.25 if a == along else 5.0 for a in 'xyz'), 0.6)
    grain = n.math('ADD', n.math('MULTIPLY', rings, 0.7), n.math('MULTIPLY', fibres, 0.3))
    n.set(base_color=n.ramp(grain, tuple(c * (1 - contrast) ** (1 + i * 0.25)
                                         for i, c in enumerate(base)),
                            tuple(min(1, c * (1 + contrast * 0.35)) for c in base), 0.36, 0.62),
          roughness=n.between(fibres, roughness * 0.9, roughness * 1.15), specular=0.35)
    n.bump(fibres, 0.12, 0.006)
    return n.record(colour)


def paper(colour='#f3f0ea', roughness=0.7, gloss=0.25):
    """Paper and printed cardboard; `gloss` for coated board."""
    n = Nodes('paper')
    n.set(base_color=reflectance(colour), roughness=roughness, specular=gloss)
    n.bump(n.noise(110, 2), 0.03, 0.004)
    return n.record(colour)


def cardboard(colour='#b58f66'):
    """Raw brown board."""
    n = Nodes('cardboard')
    n.set(base_color=_varied(n, colour, 0.08, 14, (1, 1, 8)), roughness=0.9, specular=0.1)
    n.bump(n.noise(60, 3, (1, 1, 6)), 0.1, 0.005)
    return n.record(colour)


def wicker(colour='#c79f68', scale=16.0, strength=1.0):
    """Woven willow as a bump; for a basket that is seen close, weave tubes instead."""
    n = Nodes('wicker')
    base = reflectance(colour)
    waves = [n.add('TexWave', {'Vector': n.place(), 'Scale': scale / 6, 'Distortion': 0.6},
                   bands_direction=a).outputs['Fac'] for a in 'XZ']
    weave = n.math('ABSOLUTE', n.math('SUBTRACT', *waves))
    n.set(base_color=n.ramp(weave, tuple(c * 0.45 for c in base), base, 0.1, 0.6), roughness=0.65,
          specular=0.25)
    n.bump(weave, strength, 0.05)
    return n.record(colour)


def screen(colour='#0b0d12', glow=None, roughness=0.06):
    """The dark glass of a display; `glow` is the light it gives (a hex colour)."""
    n = Nodes('screen')
    n.set(base_color=reflectance(colour), roughness=roughness, specular=0.5)
    if glow:
        n.set(emission=linear(glow))
        n.feed(n.shader.inputs['Emission Strength'], 0.9)
    return n.record(colour)


def wallpaper(colours=('#16324f', '#3f7f8c', '#e8b98a', '#c8654d'), strength=0.75, scale=0.55):
    """A lit display that shows soft, flowing fields of colour."""
    n = Nodes('wallpaper')
    flow = n.noise(scale, 1.0, (1, 1, 1.5))
    node = n.add('ValToRGB', {'Fac': flow})
    stops = node.color_ramp.elements
    for i, colour in enumerate(colours):
        position = 0.3 + 0.4 * i / (len(colours) - 1)
        stop = stops[i] if i < 2 else stops.new(position)
        stop.position, stop.color = position, (*linear(colour), 1)
    n.set(base_color=(0.01, 0.01, 0.012), roughness=0.08, specular=0.35,
          emission=node.outputs[0])
    n.feed(n.shader.inputs['Emission Strength'], strength)
    return n.record('#000')


def display(strength=0.75):
    """A lit display on which the shop shows a picture of its own: it gives even, neutral light."""
    n = Nodes('display')
    n.set(base_color=(0.01, 0.01, 0.012), roughness=0.08, specular=0.35, emission=(NEUTRAL,) * 3)
    n.feed(n.shader.inputs['Emission Strength'], strength)
    return n.record(part(2))


def looking_glass():
    """A mirror that shows a bright room, which the studio has not: a gradient under a shine."""
    n = Nodes('looking-glass')
    height = n.add('SeparateXYZ', {0: n.place()}).outputs['Z']
    room = n.add('MapRange', {'Value': height, 'From Min': -1, 'From Max': 1}).outputs[0]
    n.set(base_color=(0.02, 0.02, 0.02), roughness=0.02, specular=0.8,
          emission=n.ramp(room, (0.80, 0.80, 0.79), (0.42, 0.45, 0.48), 0.1, 0.95))
    n.feed(n.shader.inputs['Emission Strength'], 1.0)
    return n.record('#fff')


def foil(colour, roughness=0.3):
    """Coated pouches and tubes: half metal, crumpled a little."""
    n = Nodes('foil')
    n.set(base_color=reflectance(colour), metallic=0.15, roughness=roughness, specular=0.35)
    n.bump(n.noise(7, 3), 0.12, 0.05)
    return n.record(colour)


def wax(colour, roughness=0.45):
    """Candles, soap, fruit: light goes a little way in, so shade is soft."""
    n = Nodes('wax')
    base = reflectance(colour)
    n.set(base_color=base, roughness=roughness, specular=0.4, subsurface=0.12)
    n.feed(n.shader.inputs['Subsurface Color'], base)
    n.feed(n.shader.inputs['Subsurface Radius'], (0.2, 0.15, 0.1))
    n.bump(n.noise(9, 3), 0.04, 0.02)
    return n.record(colour)


def peel(colour, other, share=0.5, roughness=0.28, stretch=(3, 3, 0.6), bump=0.1, scale=2.0):
    """Fruit: two colours that run into each other, fine dots, a waxy shine."""
    n = Nodes('peel')
    flow = n.noise(scale, 6, stretch, 0.6)
    mixed = n.ramp(flow, linear(colour), linear(other), share - 0.14, share + 0.18)
    dots = n.ramp(n.noise(46, 1), (1, 1, 1), (1.25, 1.2, 1.0), 0.66, 0.72)
    n.set(base_color=n.add('MixRGB', {'Fac': 1.0, 'Color1': mixed, 'Color2': dots},
                           blend_type='MULTIPLY').outputs[0], roughness=roughness, specular=0.45)
    n.bump(n.noise(30, 3), bump, 0.02)
    return n.record(colour)


def light(colour='#ffe2b0', strength=6.0):
    """Something that glows: a flame, a bulb's filament, a small lamp."""
    n = Nodes('light')
    n.set(base_color=(0, 0, 0), emission=linear(colour))
    n.feed(n.shader.inputs['Emission Strength'], strength)
    return n.record(colour)


def ground():
    """The studio's paper; it is no part of the object."""
    n = Nodes('ground')
    n.set(base_color=(0.8, 0.8, 0.8), roughness=1.0, specular=0.0)
    return n.material
