"""Which letter follows which three: python3 collect_habits.py DATA OUT/letters.bin

28 signs: anything else, a to z, space. For each three signs and a next one, 4 bits: how much likelier the next is than
any sign by chance, in steps of a factor of 1.6 from 1/28 upwards. Counted in DATA/corpus.txt and the single words;
shorter histories fill the gaps of longer ones.
"""
import sys
from pathlib import Path

import numpy as np

SIGNS = 28
LEVELS = 16
LEAST, STEP = 1 / 28, 1.6


def signs(text):
    return np.array([ord(c) - 96 if 'a' <= c <= 'z' else 27 if c == ' ' else 0 for c in text.lower()], np.int64)


def counts(sequence, order):
    index = np.zeros(len(sequence) - order + 1, np.int64)
    for i in range(order):
        index = index * SIGNS + sequence[i:len(sequence) - order + 1 + i]
    return np.bincount(index, minlength=SIGNS ** order).reshape(-1, SIGNS).astype(np.float64)


def main():
    data = Path(sys.argv[1])
    text = ' '.join((data / 'corpus.txt').read_text('utf-8').split()) + ' ' + ' '.join((data / 'words.txt').read_text('utf-8').split())
    sequence = signs(text)
    chances = np.full((1, SIGNS), 1 / SIGNS)
    for order in range(1, 5):
        seen = counts(sequence, order)
        total = seen.sum(axis=1, keepdims=True)
        kinds = (seen > 0).sum(axis=1, keepdims=True)
        shorter = np.tile(chances, (SIGNS if order > 1 else 1, 1))
        chances = (seen + kinds * shorter) / np.maximum(total + kinds, 1e-9)
        chances = np.where(total > 0, chances, shorter)
    level = np.clip(np.round(np.log(chances * SIGNS / LEAST) / np.log(STEP)), 0, LEVELS - 1).astype(np.uint8).ravel()
    Path(sys.argv[2]).write_bytes((level[0::2] | level[1::2] << 4).tobytes())
    print(len(level) // 2, 'bytes')


if __name__ == '__main__':
    main()
