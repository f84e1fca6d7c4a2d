"""Goes on training on lines that the product's own finder cut from scans of generated pages, with 8-bit weights.

    python3 tune.py DATA START STATE SCANS --seconds 3600 [--rate 2e-4] [--drawn 0.25] [--check HELD_OUT]

START is a state of train.py. SCANS is a folder of what export-scans.mjs wrote; files that appear later are taken up as
well. One step in four sees drawn lines, so that faces which our pages do not have are not forgotten. Made for a CPU:
the weights are folded first, so that small batches do no harm. The rate falls to nothing over the given seconds.
"""
import argparse
import copy
import glob
import json
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from degrade import OUT_HEIGHT, Degrader, normalize
from draw import BLANK, INDEX, Drawer
from net import LineNet

COLUMNS = 8_000
# Pictures of a batch are padded to a multiple of this: every new size costs the libraries time and memory.
BUCKET = 80
WIDEST = 1600
# In loss for each character: a line this far off has a label that is not its own.
HOPELESS = 5.0


def read_scans(source):
    """Lines at the network's height, as the reader scales them, with their labels."""
    pixels, at, lines = np.fromfile(f'{source}.bin', np.uint8), 0, []
    for row in map(json.loads, open(f'{source}.jsonl', encoding='utf-8')):
        size = row['width'] * row['height']
        gray = pixels[at:at + size].reshape(row['height'], row['width'])
        at += size
        width = max(8, round(row['width'] * OUT_HEIGHT / row['height']))
        label = [INDEX[c] for c in row['text'] if c in INDEX]
        doubles = sum(a == b for a, b in zip(label, label[1:]))
        if len(label) != len(row['text']) or width > WIDEST or len(label) + doubles >= width // 2 - 4 or row['height'] < 8:
            continue
        x = F.interpolate(torch.from_numpy(gray.copy())[None, None].float(), (OUT_HEIGHT, width), mode='bilinear', antialias=True, align_corners=False)
        lines.append((x[0, 0].round().to(torch.uint8), label))
    return lines


def batch_of(lines, stretch):
    widths = [max(8, round(p.shape[1] * stretch)) for p, _ in lines]
    width = -(-max(widths) // BUCKET) * BUCKET
    x = torch.zeros(len(lines), OUT_HEIGHT, width)
    for i, ((p, _), w) in enumerate(zip(lines, widths)):
        scaled = p.float() if w == p.shape[1] else F.interpolate(p[None, None].float(), (OUT_HEIGHT, w), mode='bilinear', antialias=True, align_corners=False)[0, 0].round()
        x[i, :, :w] = scaled
    return normalize(x, torch.tensor(widths))[:, None], [label for _, label in lines]


class Drawn:
    """Drawn lines, scanned anew each time."""

    def __init__(self, folder, seed, count):
        drawer = Drawer(folder, seed)
        self.rows = []
        while len(self.rows) < count:
            picture, label, span = drawer.line(960)
            if len(label) + sum(a == b for a, b in zip(label, label[1:])) < 640 // 2 - 8:
                self.rows.append((torch.from_numpy(picture.copy()), label, torch.tensor(span)))
        self.degrade = Degrader(torch.device('cpu'), seed + 1)

    def take(self, n, random):
        rows = [self.rows[i] for i in random.integers(0, len(self.rows), n)]
        x, _ = self.degrade(torch.stack([r[0] for r in rows]), torch.stack([r[2] for r in rows]), 640)
        return x, [list(r[1]) for r in rows]


def losses(net, x, labels):
    y = F.log_softmax(net(x.contiguous(memory_format=torch.channels_last)), dim=2).transpose(0, 1)
    lengths = torch.tensor([len(l) for l in labels])
    steps = torch.full((len(labels),), y.shape[0])
    flat = torch.tensor([c for l in labels for c in l])
    return F.ctc_loss(y, flat, steps, lengths, blank=BLANK, reduction='none', zero_infinity=True) / lengths.clamp_min(1), y


def read(y):
    best = y.argmax(dim=2).T.numpy()
    texts = []
    for row in best:
        keep = row[np.insert(row[1:] != row[:-1], 0, True)]
        texts.append([int(c) for c in keep[keep != BLANK]])
    return texts


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return row[-1]


def check(net, lines):
    wrong = total = 0
    net.eval()
    with torch.no_grad():
        for at in range(0, len(lines), 12):
            x, labels = batch_of(lines[at:at + 12], 1)
            for text, label in zip(read(losses(net, x, labels)[1]), labels):
                wrong += distance(text, label)
                total += len(label)
    net.train()
    return wrong / total


def main():
    p = argparse.ArgumentParser()
    for name in ('data', 'start', 'state', 'scans'):
        p.add_argument(name)
    p.add_argument('--seconds', type=float, default=3600)
    p.add_argument('--rate', type=float, default=2e-4)
    p.add_argument('--drawn', type=float, default=0.25)
    p.add_argument('--masters', type=int, default=3000)
    p.add_argument('--seed', type=int, default=1)
    p.add_argument('--check')
    a = p.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(a.seed)
    random = np.random.default_rng(a.seed)
    before = torch.load(a.start, map_location='cpu', weights_only=False)
    net = LineNet(before['shape'])
    if before['phase'] == 'quantized':
        net.fold()
        net.load_state_dict(before['average'])
    else:
        net.load_state_dict(before['average'])
        net.eval()
        net.fold()
    net = net.train().to(memory_format=torch.channels_last)
    average = copy.deepcopy(net)
    optimizer = torch.optim.AdamW(net.parameters(), lr=a.rate, weight_decay=0.0)
    held = sorted(read_scans(a.check), key=lambda line: line[0].shape[1])[::4] if a.check else []
    if held:
        print(f'{len(held)} held out lines, character errors {check(net, held):.4f}', flush=True)
    drawn = Drawn(a.data, a.seed, a.masters) if a.drawn else None
    begun, step, seen, shown, lines, taken = time.time(), 0, 0, [], [], set()
    while time.time() - begun < a.seconds:
        if step % 200 == 0:
            for file in sorted(glob.glob(os.path.join(a.scans, '*.jsonl'))):
                if file not in taken and file[:-6] != a.check:
                    taken.add(file)
                    lines += read_scans(file[:-6])
            lines.sort(key=lambda line: line[0].shape[1])
            widths = np.array([line[0].shape[1] for line in lines])
        rate = a.rate * min(1, (step + 1) / 100) * 0.5 * (1 + np.cos(np.pi * (time.time() - begun) / a.seconds))
        for group in optimizer.param_groups:
            group['lr'] = float(rate)
        if drawn and (len(lines) == 0 or random.random() < a.drawn):
            x, labels = drawn.take(12, random)
        else:
            middle = lines[random.integers(len(lines))][0].shape[1]
            at = np.searchsorted(widths, middle)
            n = max(5, COLUMNS // (-(-middle // BUCKET) * BUCKET))
            near = random.integers(max(0, at - 6 * n), min(len(lines), at + n), n)
            x, labels = batch_of([lines[i] for i in near], random.uniform(0.9, 1.1))
        loss, _ = losses(net, x, labels)
        good = loss.detach() < HOPELESS
        mean = (loss * good).sum() / good.sum().clamp_min(1)
        optimizer.zero_grad(set_to_none=True)
        mean.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimizer.step()
        keep = min(0.997, (step + 1) / (step + 10))
        with torch.no_grad():
            for own, kept in zip(net.parameters(), average.parameters()):
                kept.lerp_(own, 1 - keep)
        step += 1
        seen += len(labels)
        shown.append(mean.item())
        if step % 100 == 0:
            print(f'step {step} loss {np.mean(shown):.4f} rate {rate:.6f} {seen} lines of {len(lines)} in {time.time() - begun:.0f} s', flush=True)
            shown = []
        if step % 400 == 0:
            save(a, average, step, before)
            if held:
                print(f'held out lines, character errors {check(average, held):.4f}', flush=True)
    save(a, average, step, before)


def save(a, average, step, before):
    kept = {k: v.contiguous() for k, v in average.state_dict().items()}
    torch.save({'phase': 'quantized', 'shape': before['shape'], 'step': step, 'average': kept}, a.state + '.part')
    os.replace(a.state + '.part', a.state)


if __name__ == '__main__':
    main()
