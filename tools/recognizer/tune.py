"""Goes on training with 8-bit weights on what the product meets: prints, drawn lines, and lines that its finder cut.

    python3 tune.py DATA START STATE --prints PRINTS… [--scans SCANS] [--check HELD_OUT] --seconds 500 [--rate 8e-4] [--last 0]

START is a state of train.py or of this; blocks that net.py has and START has not begin as ones that change nothing.
PRINTS are what export-prints.mjs wrote, SCANS a folder of what export-scans.mjs wrote. The rate falls from --rate to
--last over the given seconds, so that a run may be one piece of a longer one. The same on a GPU and, with a small
--batch, slowly, on a CPU.
"""
import argparse
import copy
import glob
import json
import multiprocessing
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

from degrade import OUT_HEIGHT, Degrader, normalize
from draw import BLANK, HAND, INDEX
from net import SHAPE, LineNet
from prints import OUT_WIDTH, PrintScanner, read_prints
from train import Pool

# Scans are kept in so many widths: every new size costs the libraries time and memory.
BUCKET, WIDEST = 320, 1600
MOST = 250
# In loss for each character: a line this far off has a label that is not its own.
HOPELESS = 5.0
# Of a batch, how much are prints; the rest is drawn.
PRINTS = 0.6


def load(start):
    """The folded network; blocks that the state does not have add nothing yet."""
    before = torch.load(start, map_location='cpu', weights_only=False)
    old = LineNet(before['shape'])
    if before['phase'] == 'quantized':
        old.fold()
        old.load_state_dict(before['average'])
    else:
        old.load_state_dict(before['average'])
        old.eval()
        old.fold()
    net = LineNet(SHAPE)
    net.fold()
    missing, unexpected = net.load_state_dict(old.state_dict(), strict=False)
    assert not unexpected
    named = dict(net.named_parameters())
    for name in missing:
        if '.point.' in name or name.endswith('.bias'):
            named[name].data.zero_()
    print('new:', sorted({name.rsplit('.', 2)[0] for name in missing}), flush=True)
    return net


def read_scans(source):
    """Lines at the network's height, as the reader scales them, with their labels."""
    torch.set_num_threads(1)
    pixels, at, lines = np.fromfile(f'{source}.bin', np.uint8), 0, []
    for row in map(json.loads, open(f'{source}.jsonl', encoding='utf-8')):
        size = row['width'] * row['height']
        gray = pixels[at:at + size].reshape(row['height'], row['width'])
        at += size
        width = max(8, round(row['width'] * OUT_HEIGHT / row['height']))
        label = [HAND] if row['hand'] else [INDEX[c] for c in row['text'] if c in INDEX]
        doubles = sum(a == b for a, b in zip(label, label[1:]))
        if len(label) < len(row['text']) or len(label) > MOST or width > WIDEST or len(label) + doubles >= width // 2 - 4 or row['height'] < 8:
            continue
        x = F.interpolate(torch.from_numpy(gray.copy())[None, None].float(), (OUT_HEIGHT, width), mode='bilinear', antialias=True, align_corners=False)
        lines.append((x[0, 0].round().to(torch.uint8).numpy(), label))
    return lines


def read_all_scans(files, workers):
    """The same of many files, some at a time, and a few lines less of each that says nothing: dust would be most of them."""
    with multiprocessing.get_context('fork').Pool(max(1, workers)) as readers:
        lines = [line for own in readers.map(read_scans, files, chunksize=1) for line in own]
    empty = [line for line in lines if not line[1]]
    return [line for line in lines if line[1]] + empty[:len(lines) // 20]


class Scans:
    def __init__(self, lines, device, batch):
        self.device, self.batch = device, batch
        self.buckets = []
        for width in range(BUCKET, WIDEST + 1, BUCKET):
            own = [line for line in lines if width - BUCKET < line[0].shape[1] <= width]
            if not own:
                continue
            pictures = torch.zeros(len(own), OUT_HEIGHT, width, dtype=torch.uint8)
            labels = torch.zeros(len(own), MOST, dtype=torch.int64)
            for i, (picture, label) in enumerate(own):
                pictures[i, :, :picture.shape[1]] = torch.from_numpy(picture)
                labels[i, :len(label)] = torch.tensor(label)
            widths = torch.tensor([line[0].shape[1] for line in own])
            lengths = torch.tensor([len(line[1]) for line in own])
            self.buckets.append([t.to(device) for t in (pictures, labels, lengths, widths)])
        columns = np.array([len(b[2]) * b[0].shape[2] for b in self.buckets], float)
        self.shares = columns / columns.sum()

    def take(self, random, g):
        pictures, labels, lengths, widths = self.buckets[random.choice(len(self.buckets), p=self.shares)]
        n = max(4, self.batch * OUT_WIDTH // pictures.shape[2])
        at = torch.randint(0, len(lengths), (n,), generator=g, device=self.device)
        v = pictures[at].float()
        grain = torch.randn(v.shape, generator=g, device=self.device) * torch.rand((n, 1, 1), generator=g, device=self.device) * 24
        return normalize((v + grain).clamp(0, 255).round(), widths[at])[:, None], labels[at], lengths[at]


def losses(net, x, labels, lengths, half):
    with torch.autocast(x.device.type, dtype=torch.float16 if half else torch.bfloat16, enabled=half):
        y = net(x)
    y = F.log_softmax(y.float(), dim=2).transpose(0, 1)
    steps = torch.full((x.shape[0],), y.shape[0], dtype=torch.int64, device=x.device)
    flat = labels[torch.arange(labels.shape[1], device=x.device)[None, :] < lengths[:, None]]
    each = F.ctc_loss(y, flat, steps, lengths, blank=BLANK, reduction='none', zero_infinity=True)
    return each / lengths.clamp_min(1), y


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return row[-1]


def errors(y, labels, lengths):
    """Characters read wrong, and characters."""
    wrong = total = 0
    for row, label, length in zip(y.argmax(dim=2).T.cpu().numpy(), labels.cpu().numpy(), lengths.cpu().numpy()):
        keep = row[np.insert(row[1:] != row[:-1], 0, True)]
        wrong += distance(list(keep[keep != BLANK]), list(label[:length]))
        total += int(length)
    return wrong, total


def check(net, batches):
    """Character errors of each set of held out lines."""
    net.eval()
    with torch.no_grad():
        for name, own in batches.items():
            sums = np.zeros(2)
            for x, labels, lengths in own:
                sums += errors(losses(net, x, labels, lengths, False)[1], labels, lengths)
            print(f'held out {name}: character errors {sums[0] / sums[1]:.4f} of {int(sums[1])}', flush=True)
    net.train()


def main():
    p = argparse.ArgumentParser()
    for name in ('data', 'start', 'state'):
        p.add_argument(name)
    p.add_argument('--prints', nargs='+', required=True)
    p.add_argument('--scans')
    p.add_argument('--check')
    p.add_argument('--seconds', type=float, default=3600)
    p.add_argument('--rate', type=float, default=8e-4)
    p.add_argument('--last', type=float, default=0.0)
    p.add_argument('--batch', type=int, default=1024)
    p.add_argument('--pool', type=int, default=60_000)
    p.add_argument('--share', type=float, default=0.1, help='of the steps, how many see scans')
    p.add_argument('--workers', type=int, default=max(0, (os.cpu_count() or 2) - 2))
    p.add_argument('--seed', type=int, default=1)
    a = p.parse_args()
    begun = time.time()
    device = torch.device('cuda' if torch.cuda.is_available() else 'cpu')
    cuda = device.type == 'cuda'
    torch.backends.cudnn.benchmark = True
    torch.set_float32_matmul_precision('high')
    torch.manual_seed(a.seed)
    random = np.random.default_rng(a.seed)
    g = torch.Generator(device=device)
    g.manual_seed(a.seed * 1000 + 7)
    pool = Pool(a.data, a.seed * 100_000 + 777, 'long', a.pool, a.workers, device, None)
    net = load(a.start).to(device).train()
    average = copy.deepcopy(net)
    optimizer = torch.optim.AdamW(net.parameters(), lr=a.rate, weight_decay=0.0)
    scaler = torch.amp.GradScaler(device.type, enabled=cuda, init_scale=1024.0)
    prints = [torch.cat(parts).to(device) for parts in zip(*(read_prints(source) for source in a.prints))]
    held = min(400, len(prints[2]) // 10)
    scan, degrade = PrintScanner(device, a.seed * 1000 + 1), Degrader(device, a.seed * 1000 + 2)
    tests = {'prints': [(scan(prints[0][:held], prints[3][:held]), prints[1][:held].long(), prints[2][:held])]}
    scans = None
    if a.scans:
        files = sorted(f[:-6] for f in glob.glob(os.path.join(a.scans, '*.jsonl')))
        lines = read_all_scans([file for file in files if file != a.check], a.workers)
        scans = Scans(lines, device, a.batch)
        print(len(lines), 'scanned lines', flush=True)
    if a.check:
        own = Scans(read_scans(a.check), device, 1)
        tests['scans'] = [(normalize(b[0][:80].float(), b[3][:80])[:, None], b[1][:80], b[2][:80]) for b in own.buckets]
    print(len(prints[2]) - held, 'prints', f'{time.time() - begun:.0f} s', flush=True)
    check(net, tests)
    pool.more(max(64, 2 * a.batch))
    print(f'pool filled after {time.time() - begun:.0f} s', flush=True)
    started, step, seen, shown = time.time(), 0, 0, []
    length = a.seconds - (started - begun)
    while time.time() - started < length:
        fall = 0.5 * (1 + np.cos(np.pi * min(1, (time.time() - started) / length)))
        rate = (a.last + (a.rate - a.last) * fall) * min(1, (step + 1) / 100)
        for group in optimizer.param_groups:
            group['lr'] = float(rate)
        with torch.no_grad():
            if scans is not None and random.random() < a.share:
                x, labels, lengths = scans.take(random, g)
            else:
                n = round(a.batch * PRINTS)
                at = torch.randint(held, len(prints[2]), (n,), generator=g, device=device)
                printed = scan(prints[0][at], prints[3][at])
                pool.more(a.batch // 12)
                masters, drawn_labels, drawn_lengths, spans = pool.take(a.batch - n, g)
                drawn, _ = degrade(masters, spans, OUT_WIDTH)
                x = torch.cat((printed, drawn))
                labels = torch.cat((F.pad(prints[1][at].long(), (0, drawn_labels.shape[1] - prints[1].shape[1])), drawn_labels))
                lengths = torch.cat((prints[2][at], drawn_lengths))
        each, _ = losses(net, x, labels, lengths, cuda)
        good = each.detach() < HOPELESS
        mean = (each * good).sum() / good.sum().clamp_min(1)
        optimizer.zero_grad(set_to_none=True)
        scaler.scale(mean).backward()
        scaler.unscale_(optimizer)
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        scaler.step(optimizer)
        scaler.update()
        keep = min(0.998, (step + 1) / (step + 10))
        with torch.no_grad():
            for own, kept in zip(net.parameters(), average.parameters()):
                kept.lerp_(own, 1 - keep)
        step += 1
        seen += len(lengths)
        shown.append(mean.detach())
        if step % 100 == 0:
            print(f'step {step} loss {torch.stack(shown).mean().item():.4f} rate {rate:.6f} {seen} lines in {time.time() - begun:.0f} s', flush=True)
            shown = []
        if step % 600 == 0:
            check(average, tests)
            save(a.state, average, step)
    save(a.state, average, step)
    check(average, tests)


def save(path, average, step):
    kept = {k: v.detach().cpu().contiguous() for k, v in average.state_dict().items()}
    torch.save({'phase': 'quantized', 'shape': SHAPE, 'step': step, 'average': kept}, path + '.part')
    os.replace(path + '.part', path)


if __name__ == '__main__':
    main()
