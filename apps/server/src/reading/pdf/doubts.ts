import { unionBox } from '@countersign/engine/pages/box';
import type { Doubt } from '@countersign/engine/pages/page';
import type { RawWord } from './build-words.ts';
import { type Hiding, hidings } from './hidden-text.ts';
import { onPage, type PageGeometry, toBox } from './page-geometry.ts';

const ways: Readonly<Record<Exclude<Hiding, 'shown'>, { readonly kind: Doubt['kind']; readonly why: string }>> = {
  outside: { kind: 'outside_page', why: 'it lies outside the part of the page that is shown' },
  unpainted: { kind: 'hidden_text', why: 'the file does not paint it' },
  clipped: { kind: 'hidden_text', why: 'the file cuts it off' },
  covered: { kind: 'hidden_text', why: 'something is drawn over it' },
  same_colour: { kind: 'hidden_text', why: 'it has the colour of what lies under it' },
  tiny: { kind: 'hidden_text', why: 'it is too small to be read' },
};

/** Longer would fill the reviewer's screen; the first words show what it is. */
const quotedCharacters = 60;

/** Says what of the page's text is not to be trusted, in sentences for the reviewer. */
export function readDoubts(words: readonly RawWord[], geometry: PageGeometry): Doubt[] {
  const doubts: Doubt[] = [];
  for (const [index, hiding] of hidings.entries()) {
    if (hiding === 'shown') continue;
    const hidden = words.filter((word) => word.hiding === index);
    if (hidden.length === 0) continue;
    const { kind, why } = ways[hiding];
    const noun = hidden.length === 1 ? 'A word of' : `${hidden.length} words of`;
    doubts.push({
      kind,
      detail: `${noun} this page cannot be seen, because ${why}, and ${hidden.length === 1 ? 'was' : 'were'} left out: “${quote(hidden)}”.`,
      box: around(hidden, geometry),
    });
  }
  const unreadable = words.filter((word) => word.hiding === 0 && word.text.includes('\ufffd'));
  if (unreadable.length > 0) {
    doubts.push({
      kind: 'unreadable_font',
      detail: 'A font on this page does not say which letters it draws, so the page is recognized from its picture.',
      box: around(unreadable, geometry),
    });
  }
  return doubts;
}

function quote(words: readonly RawWord[]): string {
  const text = words
    .slice(0, 20)
    .map((word) => word.text)
    .join(' ');
  return text.length > quotedCharacters ? `${text.slice(0, quotedCharacters)}…` : text;
}

function around(words: readonly RawWord[], geometry: PageGeometry): Doubt['box'] {
  const box = unionBox(words.map((word) => toBox(geometry, word)));
  return box === null ? null : onPage(box);
}
