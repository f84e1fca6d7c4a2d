"""Texts to print, half of them numbers as documents write them: python3 write_texts.py DATA OUT.txt COUNT [SEED]"""
import sys

from text import LABELS, Text

# Rarer signs come from the drawn lines: the faces of PDF readers do not have them all.
PRINTABLE = set(map(chr, range(0x20, 0x7F))) | set('’‘“”–—§©®°½¼¾•')


def alone(t):
    """What stands alone in a cell or before a paragraph: there is no neighbor to tell its size by."""
    r = t.r
    n = r.choice((r.randint(1, 9), r.randint(1, 40)))
    return r.choice((f'{n}.', f'{n}.', f'{n}', f'({n})', f'{n})', '$0', '$0.00', '0.00', '0', f'{n}%', f'$ {t.digits(2)}',
                     r.choice('ABCDEFGHIJ') + '.', f'({r.choice("abcdefghi")})', 'N/A', 'X', 'No', 'Yes', r.choice(('i.', 'ii.', 'iv.'))))


def dashed(t):
    """Days and codes with hyphens, the first signs that a bad threshold takes."""
    r = t.r
    day = f'{r.randint(1, 28)}-{r.choice("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split())}-{r.randint(1995, 2060)}'
    parts = '-'.join(t.digits(r.choice((1, 2, 2, 3, 3, 4, 5))) for _ in range(r.randint(2, 4)))
    code = ''.join(r.choice('ABCDEFGHJKLMNPRSTUVWXYZ') for _ in range(r.randint(2, 3))) + '-' + t.digits(r.randint(3, 7))
    return r.choice((day, day, parts, parts, code)) + r.choice(('', '', '', '.', ',', ';'))


def words(t):
    r = t.r
    if r.random() < 0.05:
        return alone(t)
    if r.random() < 0.06:
        return dashed(t)
    k = r.random()
    if k < 0.5:
        n = r.randint(1, 3)
        return ' '.join(r.choice((t.amount, t.amount, t.rate, t.date, t.date, t.number, t.number))() for _ in range(n))
    if k < 0.58:
        return f'{r.choice(LABELS)}{r.choice(("", ":", " #"))} {r.choice((t.amount, t.rate, t.date, t.number))()}'
    if k < 0.66:
        return t.address()
    if k < 0.70:
        return t.hard()
    return t.phrase(r.randint(1, 6)) if k < 0.85 else t.piece()


def main():
    folder, out, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    t = Text(folder, int(sys.argv[4]) if len(sys.argv) > 4 else 1)
    lines = []
    while len(lines) < count:
        line = ' '.join(words(t).split())
        line = line.upper() if t.r.random() < 0.15 else line
        if line and set(line) <= PRINTABLE and '__' not in line:
            lines.append(line)
    with open(out, 'w', encoding='utf-8') as file:
        file.write('\n'.join(lines) + '\n')


if __name__ == '__main__':
    main()
