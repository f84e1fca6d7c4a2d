"""Scans of printed texts (export-prints.ts), made anew each time: turned, blurred, noisy, mostly to two levels, and cut
and made straight again as the product's finder does it. What is lost is what a scanner at that resolution loses."""
import json

import numpy as np
import torch
import torch.nn.functional as F

from degrade import OUT_HEIGHT, Degrader, jpeg, normalize, smooth
from draw import INDEX

ROWS, COLUMNS, BASE = 48, 480, 33
OUT_WIDTH = 640
MOST_LETTERS = 80


def read_prints(source):
    """Pictures with the base of their letters in one row, labels padded, their lengths, and where ink stands."""
    packed, at = np.fromfile(f'{source}.bin', np.uint8), 0
    pictures, labels, lengths, inks = [], [], [], []
    for row in map(json.loads, open(f'{source}.jsonl', encoding='utf-8')):
        size = row['width'] * row['height']
        part = packed[at:at + (size + 1) // 2]
        at += (size + 1) // 2
        left, top, right, bottom = row['ink']
        ascent = row['base'] - top
        height = 1.34 * ascent + 2
        first = BASE - row['base']
        if ascent < 5 or first < 0 or first + row['height'] > ROWS or row['width'] > COLUMNS or len(row['text']) > MOST_LETTERS:
            continue
        if (right - left + 0.7 * ascent + 4) * OUT_HEIGHT / height * 1.08 > OUT_WIDTH:
            continue
        gray = np.stack((part >> 4, part & 15), axis=1).reshape(-1)[:size].reshape(row['height'], row['width']) * 17
        picture = np.full((ROWS, COLUMNS), 255, np.uint8)
        picture[first:first + row['height'], :row['width']] = gray
        label = np.zeros(MOST_LETTERS, np.uint8)
        label[:len(row['text'])] = [INDEX[c] for c in row['text']]
        pictures.append(picture)
        labels.append(label)
        lengths.append(len(row['text']))
        inks.append((left, first + top, right, first + bottom))
    return [torch.from_numpy(np.array(rows)) for rows in (pictures, labels, lengths, inks)]


def look(v, x, y):
    """The pictures at those places: between four pixels, as at the edge beyond it."""
    grid = torch.stack(((x + 0.5) / v.shape[3] * 2 - 1, (y + 0.5) / v.shape[2] * 2 - 1), dim=3)
    return F.grid_sample(v, grid, padding_mode='border', align_corners=False)


class PrintScanner(Degrader):
    def __call__(self, pictures, inks):
        n = len(pictures)
        c = lambda t: t[:, None, None]
        rows = torch.arange(ROWS, device=self.device, dtype=torch.float32)[None, :, None]
        columns = torch.arange(COLUMNS, device=self.device, dtype=torch.float32)[None, None, :]
        left, top, right, bottom = inks.float().unbind(1)
        v = self.rules(pictures[:, None].float() / 255, left, right, bottom, rows, columns)
        # The page is turned; each column is followed to where the turn takes it.
        slope = c(self.u(n, -0.056, 0.056) * self.chance(n, 0.8))
        slip = (columns * slope).round() - columns * slope
        x = columns + c(self.u(n, -0.5, 0.5)) + (rows - BASE) * slope
        v = look(v, x.expand(n, ROWS, COLUMNS), (rows + slip + c(self.u(n, -0.5, 0.5))).expand(n, ROWS, COLUMNS))
        v = self.scanned(v, rows, columns)
        # Straight again, with what an error of the slope leaves over.
        ascent = BASE - top
        error = c(self.u(n, -1.2, 1.2) * self.chance(n, 0.5) / (right - left).clamp_min(20))
        y = rows - slip + error * (columns - c((left + right) / 2))
        v = look(v, (columns + c(self.u(n, -0.5, 0.5))).expand(n, ROWS, COLUMNS), y.expand(n, ROWS, COLUMNS)).round()
        return self.cut(v, left, right, ascent, bottom - BASE)

    def rules(self, v, left, right, bottom, rows, columns):
        """What is left of rules beside and under the print."""
        n = len(v)
        c = lambda t: t[:, None, None]
        shade = self.u(n, 0, 0.7)[:, None, None, None]
        under = bottom + self.u(n, 1, 5).floor()
        before, after = left - self.u(n, 3, 9).floor(), right + self.u(n, 3, 9).floor()
        rule = (rows == c(under)) & c(self.chance(n, 0.06)) | (columns == c(before)) & c(self.chance(n, 0.04)) | (columns == c(after)) & c(self.chance(n, 0.04))
        return torch.where(rule[:, None], torch.minimum(v, shade), v)

    def scanned(self, v, rows, columns):
        n = len(v)
        c = lambda t: t[:, None, None, None]
        pick = self.u(n)
        once, twice = smooth(v), smooth(v, 2)
        v = torch.where(c(pick < 0.12), v, torch.where(c(pick < 0.82), once, twice))
        ink, paper = self.u(n, 15, 90), self.u(n, 205, 252)
        v = c(ink) + v * c(paper - ink)
        v = v - (columns / COLUMNS * c(self.u(n, 0, 60)) + rows / ROWS * c(self.u(n, -10, 10))) * c(self.chance(n, 0.12))
        random = lambda: torch.rand(v.shape, generator=self.g, device=self.device)
        v = v + (random() + random() + random() - 1.5) * 2 * c(self.u(n, 2, 23))
        two_levels = self.chance(n, 0.75)
        v = torch.where(c(two_levels), (v >= c(ink + (paper - ink) * self.u(n, 0.45, 0.66))).float() * 255, v).clamp(0, 255)
        v = torch.where(c(self.chance(n, 0.7) & ~two_levels), jpeg(v, self.u(n, 28, 92)), v)
        share = c(self.u(n, 0, 1) ** 2 * 0.0002)
        small, large = random() < share, F.max_pool2d(F.pad((random() < share).float(), (1, 0, 1, 0)), 2, 1) > 0
        v = torch.where(small | large, torch.where(random() < 0.85, c(ink - 10).clamp_min(0), torch.full_like(v, 255)), v)
        streak = torch.rand((n, 1, 1, COLUMNS), generator=self.g, device=self.device) < c(0.002 * self.chance(n, 0.1))
        return torch.where(streak & (random() < 0.7), (v - 90).clamp_min(0), v)

    def cut(self, v, left, right, ascent, descent):
        n = len(v)
        seen = ascent * torch.where(self.chance(n, 0.12), self.u(n, 1, 1.3), self.u(n, 0.97, 1.03))
        below = torch.minimum(0.5 * seen, torch.maximum(0.26 * seen, descent * self.chance(n, 0.9)))
        up, down, beside = (1.08 * seen + 1).ceil(), (below + 0.08 * seen + 1).ceil(), (0.35 * seen).ceil()
        height = up + down
        first = BASE - up + self.u(n, -1.2, 1.2).round()
        start = left - beside + self.u(n, -1.6, 1.6).round()
        width = right - left + 2 * beside
        wider = torch.where(self.chance(n, 0.4), self.u(n, 0.94, 1.06), torch.ones_like(height))
        valid = (width * OUT_HEIGHT / height * wider).round().clamp(8, OUT_WIDTH)
        c = lambda t: t[:, None, None]
        ox = torch.arange(OUT_WIDTH, device=self.device)[None, None, :] + 0.5
        oy = torch.arange(OUT_HEIGHT, device=self.device)[None, :, None] + 0.5
        x = c(start) + ox * c(width / valid) - 0.5
        y = c(first) + oy * c(height / OUT_HEIGHT) - 0.5
        v = look(v, x.expand(n, OUT_HEIGHT, OUT_WIDTH), y.expand(n, OUT_HEIGHT, OUT_WIDTH))
        return normalize(v[:, 0].round(), valid)[:, None]


if __name__ == '__main__':
    import sys

    from PIL import Image
    pictures, _, _, inks = read_prints(sys.argv[1])
    x = PrintScanner(torch.device('cpu'), 3)(pictures[:40], inks[:40])
    Image.fromarray((255 - (x[:, 0].clamp(0, 1) * 255)).byte().numpy().reshape(-1, OUT_WIDTH)).save(sys.argv[2])
