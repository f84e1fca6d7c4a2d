"""The words that a doubtful word is held against: python3 collect_lexicon.py DATA OUT/words.bin

Lower case, each with a level from 0 (only in the dictionary) to 4 (common in documents): how often it stands in
DATA/corpus.txt. Compressed lines of a level and its words, sorted.
"""
import gzip
import re
import sys
from collections import Counter
from pathlib import Path

LEVELS = (1, 3, 10, 50)


def main():
    data = Path(sys.argv[1])
    seen = Counter()
    for word in (data / 'corpus.txt').read_text('utf-8').replace('’', "'").split():
        for part in re.split(r"[^A-Za-zÀ-ÿ']+", word):
            part = part.strip("'").lower()
            if len(part) > 1:
                seen[part] += 1
    words = {w: sum(n >= least for least in LEVELS) for w, n in seen.items()}
    for word in Path('/usr/share/dict/words').read_text('utf-8').split():
        word = word.lower()
        if len(word) > 1 and not word.endswith("'s") and re.fullmatch(r"[a-zà-ÿ']+", word):
            words.setdefault(word, 0)
    lines = [f'{level} ' + ' '.join(sorted(w for w, l in words.items() if l == level)) for level in range(len(LEVELS) + 1)]
    Path(sys.argv[2]).write_bytes(gzip.compress('\n'.join(lines).encode(), 9, mtime=0))
    print(len(words), 'words,', Path(sys.argv[2]).stat().st_size, 'bytes')


if __name__ == '__main__':
    main()
