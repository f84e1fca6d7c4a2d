"""Makes masters of exported page lines: python3 pack_pages.py MASTERS DATA (MASTERS.bin and MASTERS.jsonl)."""
import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image

from draw import BOX_BOTTOM, BOX_TOP, HEIGHT, INDEX, LEFT
from train import MOST, WIDTHS


def master(row, gray):
    x0, y0, x1, y1 = row['box']
    scale = (BOX_BOTTOM - BOX_TOP) / (y1 - y0)
    width = round((x1 - x0) * scale)
    reach = LEFT / scale
    top, bottom = y0 - BOX_TOP / scale, y1 + (HEIGHT - BOX_BOTTOM) / scale
    picture = Image.fromarray(255 - gray).transform(
        (width + 2 * LEFT, HEIGHT), Image.Transform.EXTENT, (x0 - reach, top, x1 + reach, bottom), Image.Resampling.BICUBIC)
    pixels = np.asarray(picture)
    inked = np.nonzero(pixels[BOX_TOP:BOX_BOTTOM, LEFT:LEFT + width].max(axis=1) > 80)[0]
    if len(inked) == 0:
        return None
    return pixels, (LEFT, LEFT + width, BOX_TOP + int(inked[0]), BOX_TOP + int(inked[-1]) + 1)


def main():
    source, data = Path(sys.argv[1]), Path(sys.argv[2])
    everything = np.fromfile(f'{source}.bin', np.uint8)
    kept = {kind: [] for kind in WIDTHS}
    at = 0
    for line in open(f'{source}.jsonl', encoding='utf-8'):
        row = json.loads(line)
        gray = everything[at:at + row['width'] * row['height']].reshape(row['height'], row['width'])
        at += row['width'] * row['height']
        text = row['text']
        # A run of underscores is drawn as one rule: nobody can count it.
        if '__' in text or any(c not in INDEX for c in text) or len(text) > MOST:
            continue
        made = master(row, gray)
        if made is None:
            continue
        kind = 'short' if made[0].shape[1] <= WIDTHS['short'][0] else 'long'
        if made[0].shape[1] <= WIDTHS[kind][0] and made[1][1] - made[1][0] >= len(text) * 4:
            kept[kind].append((made[0], [INDEX[c] for c in text], made[1]))
    for kind, rows in kept.items():
        labels = np.zeros((len(rows), MOST), np.uint8)
        for i, (_, label, _) in enumerate(rows):
            labels[i, :len(label)] = label
        np.savez_compressed(data / f'pages-{kind}.npz', pixels=np.concatenate([r[0] for r in rows], axis=1),
                            widths=np.array([r[0].shape[1] for r in rows], np.int32), labels=labels,
                            lengths=np.array([len(r[1]) for r in rows], np.int32), spans=np.array([r[2] for r in rows], np.int32))
        print(kind, len(rows), 'lines', (data / f'pages-{kind}.npz').stat().st_size // 1024, 'KiB')


if __name__ == '__main__':
    main()
