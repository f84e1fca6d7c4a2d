"""Collects the faces of Debian's font packages that can set our alphabet, cut down to it, into DATA/fonts.

    python3 collect_fonts.py DATA

Needs fonttools. Writes faces.json: file, group (office, text, mono, caps, hand) and the characters that each face has.
"""
import json
import random
import re
import sys
from collections import defaultdict
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
ALPHABET = (HERE / 'alphabet.txt').read_text('utf-8').rstrip('\n')
NEEDED = set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;()/-$%&\'"')
FACES_OF_A_FAMILY = 8

OFFICE = re.compile(
    r'Liberation|Nimbus|TeX ?Gyre|Arimo|Tinos|Cousine|Carlito|Caladea|DejaVu|FreeSans|FreeSerif|FreeMono|C059|P052|'
    r'URW|Courier Prime|Roboto|Lato|Open Sans|Noto Sans$|Noto Serif$|Georgia|Gelasio|CMU Serif|Latin Modern Roman$', re.I)
MONO = re.compile(r'mono|code|typewriter|courier|ocr|inconsolata|hack|anonymous|cousine|monofur|gnutype', re.I)
HAND = re.compile(r'handwriting|kristi|rufscript|ecolier|breip|femke|joscelyn|dancing|summersby|jessen', re.I)
LEFT_OUT = re.compile(
    r'symbol|math|music|initials|keyboard|emoji|dingbat|braille|gotico|fust|hamlet|radis|isabella|sketch|cursor|bullet|'
    r'chancery|z003|humor|tomson|kaushan|klee|yusei|comic|barcode|standardsymbols|d050000|tifinagh|karla tamil|looped|'
    r'lmmathit|lmmi|lmsy|lmex|rsfs|wasy|msam|msbm|stmary|marlett|wingding|webding|unslanted|schola? ?sc.*math', re.I)


def describe(path):
    font = TTFont(path, fontNumber=0, lazy=True)
    name = font['name']
    family = name.getDebugName(16) or name.getDebugName(1) or path.stem
    return font, family, f'{family} {name.getDebugName(17) or name.getDebugName(2) or ""}'


def group_of(family, full, path):
    if HAND.search(full) or HAND.search(path.stem):
        return 'hand'
    if re.search(r'bebas|small ?caps|\bSC\b|smallcaps', full, re.I):
        return 'caps'
    if OFFICE.search(family):
        return 'office'
    return 'mono' if MONO.search(family) else 'text'


def main():
    data = Path(sys.argv[1])
    out = data / 'fonts'
    out.mkdir(parents=True, exist_ok=True)
    families = defaultdict(list)
    for path in sorted(p for p in Path('/usr/share').rglob('*') if p.suffix.lower() in ('.ttf', '.otf')):
        try:
            font, family, full = describe(path)
            cmap = font.getBestCmap() or {}
        except Exception as error:  # Some packaged files are not sound fonts.
            print('skipped', path, error)
            continue
        if LEFT_OUT.search(full) or LEFT_OUT.search(path.stem) or not NEEDED <= {chr(c) for c in cmap}:
            continue
        if re.match(r'Noto (Sans|Serif) (?!Mono|Display)\S', family):
            continue
        families[family].append((path, full))
    rows = []
    picker = random.Random(1)
    for family, members in sorted(families.items()):
        # Thin and black cuts are rare in documents: the plain ones go first, the rest by lot.
        members.sort(key=lambda m: (bool(re.search(r'thin|hair|extra|ultra|black|heavy|light', m[1], re.I)), picker.random()))
        for path, full in members[:FACES_OF_A_FAMILY]:
            try:
                font = TTFont(path, fontNumber=0)
                options = subset.Options()
                options.layout_features = ['kern', 'liga']
                options.hinting = False
                options.desubroutinize = False
                options.notdef_outline = True
                cutter = subset.Subsetter(options)
                cutter.populate(text=ALPHABET)
                cutter.subset(font)
                file = f'{len(rows):04d}{path.suffix.lower()}'
                font.save(out / file)
            except Exception as error:
                print('not cut', path, error)
                continue
            have = ''.join(c for c in ALPHABET if ord(c) in font.getBestCmap())
            rows.append({'file': file, 'name': full.strip(), 'group': group_of(family, full, path), 'chars': have})
    (data / 'faces.json').write_text(json.dumps(rows, ensure_ascii=False, indent=0))
    print(len(rows), 'faces,', sum(f.stat().st_size for f in out.iterdir()) // 1024, 'KiB')
    for group in ('office', 'text', 'mono', 'caps', 'hand'):
        print(group, sum(r['group'] == group for r in rows))


if __name__ == '__main__':
    main()
