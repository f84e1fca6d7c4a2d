import { trimSigns } from '../labels.ts';

/** Every kind of box in a Word file becomes one of these two characters before the text is looked at. */
export const CHECKED = '☒';
export const UNCHECKED = '☐';

const OTHER_CHECKED = /[☑✓✔🗹🗷]/gu;
const OTHER_UNCHECKED = /[□◻▢❑❏❐]/gu;
const OTHER = /[☑✓✔🗹🗷□◻▢❑❏❐]/u;

/** Characters of symbol fonts, by the low byte of their code. */
const SYMBOLS: Readonly<
  Record<string, { readonly checked: readonly number[]; readonly unchecked: readonly number[] }>
> = {
  wingdings: { checked: [0xfe, 0xfd, 0xfc, 0xfb, 0x78], unchecked: [0xa8, 0x6f, 0x71, 0x72] },
  'wingdings 2': { checked: [0x50, 0x51, 0x52, 0x53, 0x54, 0x56], unchecked: [0xa3, 0x2a, 0x30] },
};

/** The box that a symbol shows, or nothing for any other symbol. */
export function boxOfSymbol(font: string, code: string): string {
  const low = Number.parseInt(code, 16) & 0xff;
  const symbols = SYMBOLS[font.trim().toLowerCase()];
  if (symbols?.checked.includes(low) === true) return CHECKED;
  return symbols?.unchecked.includes(low) === true ? UNCHECKED : '';
}

export function plainBoxes(text: string): string {
  if (!OTHER.test(text)) return text;
  return text.replace(OTHER_CHECKED, CHECKED).replace(OTHER_UNCHECKED, UNCHECKED);
}

export interface Choice {
  readonly text: string;
  readonly checked: boolean;
}

/** The options beside boxes. Boxes stand before their options when the text starts with one, else behind. */
export function choicesOf(text: string): readonly Choice[] {
  const pieces = text.split(/([☒☐])/u).map((piece) => piece.trim());
  const isBefore = pieces[0] === '';
  const choices: Choice[] = [];
  for (let at = 1; at < pieces.length; at += 2) {
    const option = (isBefore ? pieces[at + 1] : pieces[at - 1]) ?? '';
    choices.push({ text: trimSigns(option, ' ,;/', ' ,;/'), checked: pieces[at] === CHECKED });
  }
  return choices;
}

/** What a value with boxes says: the options that are ticked, or Yes and No for a box that stands alone. */
export function readBoxes(text: string): string {
  if (!/[☒☐]/u.test(text)) return text;
  const choices = choicesOf(text);
  const [only] = choices;
  if (choices.length === 1 && only !== undefined && only.text === '') return only.checked ? 'Yes' : 'No';
  return choices
    .filter((choice) => choice.checked)
    .map((choice) => (choice.text === '' ? 'Yes' : choice.text))
    .join(', ');
}
