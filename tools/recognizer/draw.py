"""Draws clean text lines with their surroundings: the masters that degrade.py turns into scans, again and again.

A master is a picture 72 px high, ink 255 on 0. The line's own box (highest ascender to lowest descender of its face)
spans rows 16 to 56; what is above and below belongs to neighbors.
"""
import json
import math
import random
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from text import Text

HERE = Path(__file__).parent
ALPHABET = (HERE / 'alphabet.txt').read_text('utf-8').rstrip('\n')
HEIGHT, BOX_TOP, BOX_BOTTOM, LEFT = 72, 16, 56, 24
BLANK, HAND = 0, len(ALPHABET) + 1
CLASSES = (len(ALPHABET) + 2 + 7) // 8 * 8
INDEX = {c: i + 1 for i, c in enumerate(ALPHABET)}
SHARE = {'office': 0.46, 'text': 0.34, 'mono': 0.14, 'caps': 0.015}
BOXES = '☐☒☑'


class Face:
    def __init__(self, row, folder):
        self.path = str(folder / 'fonts' / row['file'])
        self.chars = set(row['chars'])
        self.fonts, self.glyphs = {}, {}
        probe = ImageFont.truetype(self.path, 100)
        _, top, _, bottom = probe.getbbox('dlÉgp|(', anchor='ls')
        self.top, self.ratio = top / 100, (bottom - top) / 100

    def at(self, size):
        size = max(6, int(size))
        if size not in self.fonts:
            self.fonts[size] = ImageFont.truetype(self.path, size, layout_engine=ImageFont.Layout.BASIC)
        return self.fonts[size]

    def glyph(self, size, c):
        """Mask, where it stands from the pen, and advance. Kept, since drawing letters is most of the work."""
        key = (max(6, int(size)), c)
        if key not in self.glyphs:
            font = self.at(size)
            box = font.getbbox(c, anchor='ls')
            mask = Image.new('L', (max(1, box[2] - box[0] + 2), max(1, box[3] - box[1] + 2)), 0)
            ImageDraw.Draw(mask).text((1 - box[0], 1 - box[1]), c, fill=255, font=font, anchor='ls')
            self.glyphs[key] = (mask, box[0] - 1, box[1] - 1, font.getlength(c))
        return self.glyphs[key]


class Drawer:
    def __init__(self, folder, seed):
        folder = Path(folder)
        self.r = random.Random(seed * 7919 + 1)
        self.text = Text(folder, seed)
        self.groups = {}
        for row in json.loads((folder / 'faces.json').read_text('utf-8')):
            try:
                face = Face(row, folder)
            except Exception:
                continue
            if 0.5 < face.ratio < 2.5:
                self.groups.setdefault(row['group'], []).append(face)
        self.all = [f for g, fs in self.groups.items() if g in ('office', 'text', 'mono') for f in fs]
        self.holders = {}
        for face in self.all:
            for c in face.chars:
                self.holders.setdefault(c, []).append(face)

    def face(self):
        group = self.r.choices(list(SHARE), list(SHARE.values()))[0]
        face = self.r.choice(self.groups[group])
        face.capitals = group == 'caps'
        return face

    def put(self, image, face, size, x, base, string, caps):
        """Draws one word and answers where it ends. Characters that the face lacks come from one that has them."""
        r = self.r
        if not caps and not self.tracking and r.random() < 0.1 and all(c in face.chars and c not in BOXES for c in string):
            # Kerned and with ligatures, as a typesetter would.
            font = face.at(size)
            ImageDraw.Draw(image).text((x, base), string, fill=255, font=font, anchor='ls')
            return x + font.getlength(string)
        for c in string:
            own, s = face, size
            if caps and c.islower() and len(c.upper()) == 1:
                c, s = c.upper(), size * 0.8
            if c in BOXES and r.random() < 0.6:
                x = self.box(ImageDraw.Draw(image), x, base, size, c)
                continue
            if c not in own.chars:
                if c not in self.holders:
                    continue
                own = r.choice(self.holders[c])
            mask, dx, dy, advance = own.glyph(s, c)
            image.paste(255, (round(x) + dx, round(base) + dy), mask)
            x += advance + self.tracking
        return x

    def box(self, draw, x, base, size, c):
        r = self.r
        side = size * r.uniform(0.55, 0.85)
        t = r.choice([1, 1, 2, 3])
        y = base - side + r.uniform(-0.05, 0.15) * size
        draw.rectangle((x + 1, y, x + 1 + side, y + side), outline=255, width=t)
        w = r.choice([2, 2, 3, 4])
        o = r.choice([0, 0, 2, -2])
        if c == '☒':
            draw.line((x + 1 - o, y - o, x + 1 + side + o, y + side + o), fill=255, width=w)
            draw.line((x + 1 - o, y + side + o, x + 1 + side + o, y - o), fill=255, width=w)
        elif c == '☑':
            draw.line((x + 1 + side * .15, y + side * .5, x + 1 + side * .42, y + side * .85, x + 1 + side * r.uniform(.9, 1.2), y + side * r.uniform(-.1, .15)), fill=255, width=w)
        return x + side + 4

    def scribble(self, draw, x, base, size):
        """A stretch of pen strokes, as of a signature."""
        r = self.r
        width = r.uniform(1.5, 5) * size
        n = r.randint(6, 22)
        points = []
        for i in range(n * 8):
            t = i / (n * 8)
            points.append((x + width * t + size * .25 * math.sin(i / 8 * 2 * math.pi + n), base - size * .3 + size * r.uniform(.28, .34) * math.sin(i / 8 * 6.1 + 2.3 * math.sin(i / 29)) * (1 + .8 * math.sin(i / 17 + n)) * (1.3 - t)))
        draw.line(points, fill=255, width=r.choice([1, 2, 2, 3]), joint='curve')
        return x + width + size * .2

    def line(self, width):
        """One master: picture, label, and (first ink column, last, ink top, ink bottom)."""
        r = self.r
        image = Image.new('L', (width, HEIGHT), 0)
        draw = ImageDraw.Draw(image)
        face = self.face()
        size = (BOX_BOTTOM - BOX_TOP) / face.ratio
        if r.random() < 0.25:
            size *= r.choice([0.92, 0.84, 0.76])
        base = BOX_TOP - face.top * size
        self.tracking = r.choice([0] * 24 + [1, 2, 3, 6, -1])
        right = width - 24
        goal = LEFT + (right - LEFT) * (r.uniform(0.5, 1.0) if r.random() < 0.75 else r.uniform(0.05, 0.5))
        gap = r.choice([1, 1, 1, 1, 1.15, 0.85, r.uniform(1, 2.5)])
        x, label = float(LEFT), []
        underline = r.random() < 0.08
        blank = r.random() < 0.02
        while x < goal and not blank:
            if label and r.random() < 0.15:
                face = self.face()
                size = (BOX_BOTTOM - BOX_TOP) / face.ratio * r.choice([1, 0.92, 0.84])
            hand = r.random() < 0.03
            caps = not hand and r.random() < 0.04
            for n, word in enumerate(self.text.piece().split()):
                space = face.glyph(size, ' ')[3] * gap
                if label:
                    tab = r.uniform(1, 5) * size if n == 0 and r.random() < 0.12 else 0
                    x_word = x + max(space, 4) + tab
                else:
                    x_word = x
                spot = image.copy() if x_word + size * .6 * len(word) > right else None
                font_face = r.choice(self.groups['hand']) if hand else face
                if hand and r.random() < 0.5:
                    end, word_label = self.scribble(draw, x_word, base, size), [HAND]
                elif hand:
                    end = self.put(image, font_face, (BOX_BOTTOM - BOX_TOP) / font_face.ratio, x_word, base, word, False)
                    word_label = [HAND]
                else:
                    end = self.put(image, font_face, size, x_word, base, word, caps)
                    word_label = [INDEX[c] for c in (word.upper() if caps or face.capitals else word) if c in INDEX]
                    if r.random() < 0.015:
                        raised = r.choice(['1', '2', '3', '4', '12', 'st', 'nd', 'rd', 'th', '*', '(1)', '®', '™'])
                        end = self.put(image, font_face, size * r.choice([.52, .6, .66]), end + 1, base - size * r.uniform(.25, .42), raised, False)
                        word_label += [INDEX[c] for c in raised]
                if end > right or not word_label:
                    if spot is not None:
                        image, draw = spot, ImageDraw.Draw(spot)
                    blank = True
                    break
                if underline or r.random() < 0.01:
                    y = base + r.uniform(1.5, 6)
                    draw.line((x_word - (space + 2 if underline and label else 1), y, end + 1, y), fill=255, width=r.choice([1, 1, 2, 3]))
                label += ([INDEX[' ']] if label else []) + word_label
                x = end
        box = image.getbbox() or (LEFT, BOX_TOP, LEFT + 20, BOX_BOTTOM)
        self.surround(draw, image, box, base, face, size)
        return np.asarray(image), label, (min(box[0], LEFT), max(box[2], LEFT + 12), box[1], box[3])

    def surround(self, draw, image, box, base, face, size):
        r = self.r
        width = image.size[0]
        shade = r.choice([255, 255, 200, 140])
        if r.random() < 0.35:
            for side in (-1, 1):
                if r.random() < 0.7:
                    y = base + side * r.uniform(1.0, 1.5) * (BOX_BOTTOM - BOX_TOP)
                    for _ in range(r.randint(1, 3)):
                        self.put(image, face, size, r.uniform(-20, width * 0.7), y, self.text.phrase(r.randint(1, 8)), False)
        if r.random() < 0.16:
            y = max(base + r.uniform(2, 12), box[3] - r.uniform(0, 3))
            draw.line((r.choice([0, r.uniform(0, width / 2)]), y, width, y), fill=shade, width=r.choice([1, 1, 2, 3]))
        if r.random() < 0.07:
            y = box[1] - r.uniform(0, 8)
            draw.line((0, y, width, y), fill=shade, width=r.choice([1, 1, 2, 3]))
        if r.random() < 0.03:
            y = r.uniform(BOX_TOP, BOX_BOTTOM)
            draw.line((r.uniform(0, width / 2), y, r.uniform(width / 2, width), y), fill=shade, width=r.choice([1, 1, 2]))
        for x in (box[0] - r.uniform(3, 14), box[2] + r.uniform(3, 14)):
            if r.random() < 0.06:
                draw.line((x, 0, x, HEIGHT), fill=shade, width=r.choice([1, 1, 2, 3]))
        if r.random() < 0.03:
            x = r.uniform(box[0], box[2])
            draw.line((x, r.choice([0, 20]), x + r.uniform(-3, 3), r.choice([HEIGHT, 50])), fill=r.choice([90, 160]), width=1)


def sheet(folder, seed, path):
    """A sample of masters, to look at."""
    drawer = Drawer(folder, seed)
    rows = []
    for _ in range(24):
        picture, label, _ = drawer.line(960)
        print(''.join('✍' if i == HAND else ALPHABET[i - 1] for i in label))
        rows.append(picture)
    Image.fromarray(255 - np.concatenate(rows)).save(path)


if __name__ == '__main__':
    import sys
    sheet(sys.argv[1], int(sys.argv[2]), sys.argv[3])
