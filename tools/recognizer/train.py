"""Trains the line network in pieces: goes on from STATE if it is there, stops after --seconds, and writes STATE again.

    python3 train.py DATA STATE --steps 9000 --seconds 560 [--batch 1024] [--quantized]

The first part trains with batch normalization; --quantized goes on with folded, 8-bit weights (train.py must have come
to the end of its steps before). Seeded: the lines drawn and their order follow from the seed and the step.
"""
import argparse
import copy
import json
import os
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from degrade import Degrader
from draw import BLANK, CLASSES, HEIGHT, Drawer
from net import LineNet

WIDTHS = {'long': (960, 640), 'short': (400, 320)}
MOST = 160


class Lines(IterableDataset):
    """Chunks of freshly drawn masters: pictures, labels padded with blanks, label lengths, spans."""

    def __init__(self, folder, seed, kind, chunk):
        self.folder, self.seed, self.kind, self.chunk = folder, seed, kind, chunk

    def __iter__(self):
        torch.set_num_threads(1)
        worker = get_worker_info()
        number = (self.seed * 64 + (worker.id if worker else 0)) * 2 + (self.kind == 'long')
        drawer = Drawer(self.folder, number)
        width, out = WIDTHS[self.kind]
        while True:
            pictures = np.zeros((self.chunk, HEIGHT, width), np.uint8)
            labels = np.zeros((self.chunk, MOST), np.int64)
            lengths = np.zeros(self.chunk, np.int64)
            spans = np.zeros((self.chunk, 4), np.int64)
            for i in range(self.chunk):
                while True:
                    picture, label, span = drawer.line(width)
                    doubles = sum(a == b for a, b in zip(label, label[1:]))
                    if len(label) <= MOST and len(label) + doubles < out // 2 - 8:
                        break
                pictures[i], spans[i], lengths[i] = picture, span, len(label)
                labels[i, :len(label)] = label
            yield [torch.from_numpy(a) for a in (pictures, labels, lengths, spans)]


class Pool:
    """The newest masters, kept where the network is: each is scanned several times, never the same way."""

    def __init__(self, folder, seed, kind, size, workers, device, pages):
        self.kind, self.size, self.device, self.filled, self.at = kind, size, device, 0, 0
        width = WIDTHS[kind][0]
        self.pictures = torch.zeros(size, HEIGHT, width, dtype=torch.uint8, device=device)
        self.labels = torch.zeros(size, MOST, dtype=torch.int64, device=device)
        self.lengths = torch.zeros(size, dtype=torch.int64, device=device)
        self.spans = torch.zeros(size, 4, dtype=torch.int64, device=device)
        chunk = 32
        loader = DataLoader(Lines(folder, seed, kind, chunk), batch_size=None, num_workers=workers, prefetch_factor=8 if workers else None)
        self.source = iter(loader)
        self.pages = pages

    def more(self, n):
        while n > 0:
            self.add(next(self.source))
            n -= 32

    def add(self, rows):
        k = len(rows[2])
        at = torch.arange(self.at, self.at + k, device=self.device) % self.size
        for store, new in zip((self.pictures, self.labels, self.lengths, self.spans), rows):
            store[at] = new.to(self.device, non_blocking=True)
        self.at = (self.at + k) % self.size
        self.filled = min(self.size, self.filled + k)

    def take(self, n, g):
        at = torch.randint(0, self.filled, (n,), generator=g, device=self.device)
        rows = [self.pictures[at], self.labels[at], self.lengths[at], self.spans[at]]
        if self.pages is not None:
            # Lines of our own pages take the place of some of the drawn ones: they are few, and would be learned by heart.
            m = n // 12
            at = torch.randint(0, len(self.pages[2]), (m,), generator=g, device=self.device)
            rows = [torch.cat((a[:n - m], b[at])) for a, b in zip(rows, self.pages)]
        return rows


def load_pages(folder, kind, device):
    file = Path(folder) / f'pages-{kind}.npz'
    if not file.exists():
        return None
    data = np.load(file)
    ends = np.cumsum(data['widths'])
    width = WIDTHS[kind][0]
    pictures = np.zeros((len(ends), HEIGHT, width), np.uint8)
    for i, (end, w) in enumerate(zip(ends, data['widths'])):
        pictures[i, :, :w] = data['pixels'][:, end - w:end]
    return [torch.from_numpy(a.astype(t)).to(device) for a, t in ((pictures, np.uint8), (data['labels'], np.int64), (data['lengths'], np.int64), (data['spans'], np.int64))]


def loss_of(net, x, labels, lengths, half):
    with torch.autocast(x.device.type, dtype=torch.float16, enabled=half):
        y = net(x)
    y = F.log_softmax(y.float(), dim=2).transpose(0, 1)
    steps = torch.full((x.shape[0],), y.shape[0], dtype=torch.int64, device=x.device)
    flat = labels[torch.arange(labels.shape[1], device=x.device)[None, :] < lengths[:, None]]
    # A line may need more steps than it has (a long label squeezed): its loss is left out.
    return F.ctc_loss(y, flat, steps, lengths, blank=BLANK, zero_infinity=True), y


def right_lines(y, labels, lengths):
    best = y.argmax(dim=2).T.cpu().numpy()
    good = 0
    for row, label, length in zip(best, labels.cpu().numpy(), lengths.cpu().numpy()):
        keep = row[np.insert(row[1:] != row[:-1], 0, True)]
        good += list(keep[keep != BLANK]) == list(label[:length])
    return good / len(best)


def main():
    p = argparse.ArgumentParser()
    p.add_argument('data')
    p.add_argument('state')
    p.add_argument('--steps', type=int, default=9000)
    p.add_argument('--seconds', type=float, default=1e9)
    p.add_argument('--batch', type=int, default=1024)
    p.add_argument('--pool', type=int, default=150_000)
    p.add_argument('--workers', type=int, default=max(1, (os.cpu_count() or 2) - 2))
    p.add_argument('--rate', type=float, default=3e-3)
    p.add_argument('--seed', type=int, default=1)
    p.add_argument('--quantized', action='store_true')
    a = p.parse_args()
    begun = time.time()
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    cuda = device.type == 'cuda'
    torch.backends.cudnn.benchmark = True
    torch.set_float32_matmul_precision('high')
    torch.manual_seed(a.seed)
    net, step, before = LineNet().to(device), 0, None
    if Path(a.state).exists():
        before = torch.load(a.state, map_location=device, weights_only=False)
        step = before['step']
    phase = 'quantized' if a.quantized else 'float'
    if before and before['phase'] != phase:
        net.load_state_dict(before['average'])
        net.fold()
        net.to(device)
        before, step = None, 0
    elif before and phase == 'quantized':
        net.fold()
        net.to(device)
    average = copy.deepcopy(net)
    optimizer = torch.optim.AdamW(net.parameters(), lr=a.rate, weight_decay=0.01 if phase == 'float' else 0.0, fused=cuda)
    scaler = torch.amp.GradScaler(device.type, enabled=cuda, init_scale=1024.0)
    if before:
        # line-net.pt, as committed, holds the averaged weights alone.
        net.load_state_dict(before.get('net', before['average']))
        average.load_state_dict(before['average'])
        if 'optimizer' in before:
            optimizer.load_state_dict(before['optimizer'])
    g = torch.Generator(device=device)
    g.manual_seed(a.seed * 1000 + step)
    degrade = Degrader(device, a.seed * 1000 + step + 1)
    share = {'long': max(1, a.workers * 2 // 3), 'short': max(1, a.workers // 3)} if a.workers else {'long': 0, 'short': 0}
    pools = {k: Pool(a.data, a.seed * 100_000 + step, k, a.pool, share[k], device, load_pages(a.data, k, device)) for k in WIDTHS}
    print('lines of our own pages:', {k: len(v.pages[2]) if v.pages else 0 for k, v in pools.items()}, flush=True)
    for pool in pools.values():
        pool.more(max(64, a.batch * 4))
    print(f'pools filled after {time.time() - begun:.0f} s', flush=True)
    shown, seen, total = time.time(), 0, 0.0
    while step < a.steps and time.time() - begun < a.seconds:
        kind = 'short' if step % 3 == 2 else 'long'
        n = a.batch if kind == 'long' else a.batch * 2
        warm = min(1.0, (step + 1) / min(300, a.steps / 10))
        rate = a.rate * warm * 0.5 * (1 + np.cos(np.pi * step / a.steps))
        for group in optimizer.param_groups:
            group['lr'] = float(rate)
        pools[kind].more(n // 6)
        masters, labels, lengths, spans = pools[kind].take(n, g)
        with torch.no_grad():
            x, _ = degrade(masters, spans, WIDTHS[kind][1])
        loss, y = loss_of(net, x, labels, lengths, cuda)
        optimizer.zero_grad(set_to_none=True)
        scaler.scale(loss).backward()
        scaler.unscale_(optimizer)
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        scaler.step(optimizer)
        scaler.update()
        keep = min(0.999, (step + 1) / (step + 20))
        with torch.no_grad():
            own, kept = net.state_dict(), average.state_dict()
            floats = [k for k in kept if kept[k].is_floating_point()]
            torch._foreach_lerp_([kept[k] for k in floats], [own[k] for k in floats], 1 - keep)
        step += 1
        seen += n
        if step % 100 == 0 or step == a.steps:
            print(f'step {step} loss {loss.item():.4f} rate {rate:.5f} {kind} exact {right_lines(y[:, :256], labels[:256], lengths[:256]):.3f} '
                  f'{seen / (time.time() - shown):.0f} lines/s {time.time() - begun:.0f} s', flush=True)
            shown, seen = time.time(), 0
    torch.save({'phase': phase, 'step': step, 'net': net.state_dict(), 'average': average.state_dict(),
                'optimizer': optimizer.state_dict(), 'shape': net.shape}, a.state)
    print(json.dumps({'phase': phase, 'step': step, 'steps': a.steps, 'seconds': round(time.time() - begun)}), flush=True)
    os._exit(0)  # The drawing processes have nothing to say any more.


if __name__ == '__main__':
    main()
