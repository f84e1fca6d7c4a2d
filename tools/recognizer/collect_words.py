"""Collects the words to set: DATA/corpus.txt (running text) and DATA/words.txt (single words).

    python3 collect_words.py DATA [LINES.jsonl]

Running text comes from the texts of our generated layouts that are there to work with, from our documents, from the
licenses that Debian installs and, where given, from exported page lines; single words from Debian's wamerican as well.
"""
import json
import random
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ALPHABET = set((Path(__file__).parent / 'alphabet.txt').read_text('utf-8').rstrip('\n'))


def main():
    data = Path(sys.argv[1])
    data.mkdir(parents=True, exist_ok=True)
    pieces = []
    for folder in ('tools/packages/working', 'tools/packages/opened', 'tools/packages/core'):
        for file in sorted((ROOT / folder).rglob('*.ts')):
            for found in re.findall(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`", file.read_text('utf-8')):
                text = re.sub(r'\$\{[^}]*\}', ' ', ''.join(found)).replace("\\'", "'").replace('\\n', ' ')
                if ' ' in text and not re.search(r'\.\./|=>|[{};]', text):
                    pieces.append(text)
    for file in sorted(ROOT.glob('docs/*.md')) + sorted(Path('/usr/share/common-licenses').glob('*')):
        text = file.read_text('utf-8', errors='ignore')
        pieces.extend(p for p in re.split(r'\n\s*\n', re.sub(r'[`|#*<>]', ' ', text)) if ' ' in p)
    if len(sys.argv) > 2:
        pieces.extend(json.loads(line)['text'] for line in open(sys.argv[2], encoding='utf-8'))
    random.Random(1).shuffle(pieces)
    corpus = [w for p in pieces for w in p.split() if set(w) <= ALPHABET and len(w) < 25 and '__' not in w]
    (data / 'corpus.txt').write_text('\n'.join(corpus), 'utf-8')
    dictionary = [w for w in Path('/usr/share/dict/words').read_text('utf-8').split() if set(w) <= ALPHABET and "'" not in w]
    own = [w for w in {re.sub(r'[^A-Za-zÀ-ÿ’-]', '', w) for w in corpus} if len(w) > 1]
    words = sorted(own) * 3 + random.Random(2).sample(dictionary, min(20000, len(dictionary)))
    (data / 'words.txt').write_text('\n'.join(words), 'utf-8')
    print(len(corpus), 'words of running text,', len(words), 'single words')


if __name__ == '__main__':
    main()
