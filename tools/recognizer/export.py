"""Turns a trained state into integers: python3 export.py STATE DATA OUT/weights.bin [--check OUT.json]

An activation is a whole number of 16 bits; a layer's scale comes from the largest one seen on drawn lines. A weight has
8 bits with a step of its own for each output channel. What remains of the scales is one shift for the layer and one
factor of 15 bits for each channel.
"""
import argparse
import json
import struct
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from degrade import Degrader
from draw import ALPHABET, CLASSES, Drawer
from net import LineNet

HIGHEST = 8191
INPUT_SCALE = 256
LOGIT_SCALE = 128


def samples(folder, count):
    drawer = Drawer(folder, 99)
    rows = [drawer.line(960) for _ in range(count)]
    masters = torch.from_numpy(np.stack([r[0] for r in rows]))
    x, _ = Degrader(torch.device('cpu'), 99)(masters, torch.tensor([r[2] for r in rows]), 640)
    return (x * INPUT_SCALE).round() / INPUT_SCALE


def activations(net, x):
    """The largest activation after every layer, with residual streams counted where they are added."""
    largest = {}
    see = lambda name, t: largest.__setitem__(name, max(largest.get(name, 0.0), t.max().item()))
    names = {id(conv): name for name, _, conv in net.layers()}
    with torch.no_grad():
        x = F.relu(net.stem(x)); see('stem', x)
        x = F.relu(net.first(x)); see('first', x)
        for down, blocks in ((net.to_low, net.low), (net.to_mid, net.mid), (net.to_wide, net.wide)):
            x = F.relu(down(x)); see(names[id(down)], x)
            for block in blocks:
                d = F.relu(block.deep(x)); see(names[id(block.deep)], d)
                x = F.relu(x + block.point(d)); see(names[id(block.point)], x)
    return largest


def quantize(net, x):
    largest = activations(net, x)
    stages = {'low': ['to_low'] + [f'low{i}.point' for i in range(len(net.low))],
              'mid': ['to_mid'] + [f'mid{i}.point' for i in range(len(net.mid))],
              'wide': ['to_wide'] + [f'wide{i}.point' for i in range(len(net.wide))]}
    for names in stages.values():  # One scale for a whole stream, since its layers add to each other.
        top = max(largest[n] for n in names)
        for n in names:
            largest[n] = top
    # Half of the range is room for lines that no sample showed.
    scale = {name: top / (HIGHEST / 2) for name, top in largest.items()}
    scale['head'] = 1 / LOGIT_SCALE
    layers, blob, incoming = [], bytearray(), 1 / INPUT_SCALE
    for name, kind, conv in net.layers():
        steps = conv.steps()
        weights = (conv.weight.detach() / steps).round().clamp(-127, 127).to(torch.int8).permute(0, 2, 3, 1).contiguous().numpy()
        unit = steps.flatten().double().numpy() * incoming
        ratio = unit / scale[name]
        shift = 0
        while ratio.max() * 2 ** (shift + 1) < 1 and shift < 20:
            shift += 1
        factors = np.round(ratio * 2 ** (15 + shift)).clip(0, 32767).astype(np.int16)
        rounding = 1 << (shift - 1) if shift else 0
        bias = np.round(conv.bias.detach().double().numpy() / unit).clip(-2 ** 30, 2 ** 30).astype(np.int32) + rounding
        parts = {}
        for key, array in (('weights', weights), ('bias', bias), ('factors', factors)):
            blob.extend(b'\0' * (-len(blob) % 16))
            parts[key] = len(blob)
            blob.extend(array.tobytes())
        cout, kh, kw, cin = weights.shape
        layers.append({'name': name, 'kind': kind, 'outputs': cout, 'inputs': cin, 'kernel': [kh, kw],
                       'dilation': conv.args['dilation'][1], 'shift': shift, 'at': parts})
        incoming = scale[name]
    return layers, bytes(blob)


def pack(net, x):
    layers, blob = quantize(net, x)
    powers = [round(2 ** 24 * np.exp(-i / LOGIT_SCALE * 4)) for i in range(512)]
    header = json.dumps({'alphabet': ALPHABET, 'classes': CLASSES, 'height': 32, 'highest': HIGHEST,
                         'logitScale': LOGIT_SCALE, 'powers': powers, 'layers': layers}, ensure_ascii=False).encode()
    header += b' ' * (-(len(header) + 8) % 16)
    return b'CSL1' + struct.pack('<I', len(header)) + header + blob


def load_net(state):
    saved = torch.load(state, map_location='cpu', weights_only=False)
    net = LineNet(saved['shape'])
    if saved['phase'] == 'quantized':
        net.fold()
        net.load_state_dict(saved['average'])
    else:
        net.load_state_dict(saved['average'])
        net.eval()
        net.fold()
    return net.eval()


def main():
    p = argparse.ArgumentParser()
    p.add_argument('state')
    p.add_argument('data')
    p.add_argument('out')
    p.add_argument('--samples', type=int, default=96)
    a = p.parse_args()
    packed = pack(load_net(a.state), samples(a.data, a.samples))
    Path(a.out).write_bytes(packed)
    print(len(packed), 'bytes')


if __name__ == '__main__':
    main()
