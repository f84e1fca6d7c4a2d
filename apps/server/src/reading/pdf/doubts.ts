import { unionBox } from '@countersign/engine/pages/box';
import type { Doubt } from '@countersign/engine/pages/page';
import { type RawWord, wordRect } from './build-words.ts';
import { type Hiding, hidings } from './hidden-text.ts';
import { onPage, type PageGeometry, toBox } from './page-geometry.ts';
import { findUnreadable } from './unreadable-fonts.ts';

const ways: Readonly<Record<Exclude<Hiding, 'shown'>, { readonly kind: Doubt['kind']; readonly why: string }>> = {
  outside: { kind: 'outside_page', why: 'text there lies outside the part of the page that is shown' },
  unpainted: { kind: 'hidden_text', why: 'the file does not paint text there' },
  clipped: { kind: 'hidden_text', why: 'the file cuts text off there' },
  covered: { kind: 'hidden_text', why: 'something is drawn over text there' },
  same_colour: { kind: 'hidden_text', why: 'text there has the color of its background' },
  tiny: { kind: 'hidden_text', why: 'text there is too small to be read' },
};

/** Longer would fill the reviewer's screen; the first words show what it is. */
const quotedCharacters = 60;

/** Words of letters or digits; a box or a bullet that something covers misleads nobody. */
const tellsSomething = /[\p{L}\p{N}]/u;

/** Says what of the page's text is not to be trusted, in sentences for the reviewer. */
export function readDoubts(shown: readonly RawWord[], hidden: readonly RawWord[], geometry: PageGeometry): Doubt[] {
  const doubts: Doubt[] = [];
  const telling = hidden.filter((word) => tellsSomething.test(word.text));
  for (const [index, hiding] of hidings.entries()) {
    if (hiding === 'shown') continue;
    const words = telling.filter((word) => word.hiding === index);
    if (words.length === 0) continue;
    const { kind, why } = ways[hiding];
    const [subject, were] = words.length === 1 ? ['A word', 'was'] : [`${words.length} words`, 'were'];
    const detail = `${subject} of this page ${were} left out, because ${why}: “${quote(words)}”.`;
    doubts.push({ kind, detail, box: around(words, geometry) });
  }
  const unreadable = findUnreadable(shown);
  if (unreadable.length > 0) {
    doubts.push({
      kind: 'unreadable_font',
      detail: 'A font on this page does not say which letters it draws, so its text cannot be taken from the file.',
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
  const box = unionBox(words.map((word) => toBox(geometry, wordRect(word))));
  return box === null ? null : onPage(box);
}
