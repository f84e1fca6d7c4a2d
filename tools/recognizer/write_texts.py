"""Texts to print, half of them numbers as documents write them: python3 write_texts.py DATA OUT.txt COUNT [SEED]"""
import sys

from text import LABELS, Text

# Rarer signs come from the drawn lines: the faces of PDF readers do not have them all.
PRINTABLE = set(map(chr, range(0x20, 0x7F))) | set('’‘“”–—§©®°½¼¾•')


def words(t):
    r = t.r
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
