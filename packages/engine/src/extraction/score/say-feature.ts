const sides: Readonly<Record<string, string>> = {
  inline: 'before it on its line stands',
  left: 'left of it stands',
  row: 'its row begins with',
  up: 'over it stands',
  head: 'its column is headed',
  down: 'under it stands',
  section: 'its section is headed',
  before: 'the sentence before it says',
  behind: 'behind it stands',
  defines: 'from there on it is called',
};

const tied: readonly (readonly [start: RegExp, say: (side: string) => string])[] = [
  [/^@(\w+):own(?:-too)?-(?:whole|tail|head)$/, (side) => `${sides[side]} a label of this field`],
  [/^@(\w+):cover-(?:all|most)-first$/, (side) => `${sides[side]} the words of this field's labels`],
  [/^@(\w+):(?:other|foreign)-(?:whole|tail|head)$/, (side) => `${sides[side]} a label of another field`],
  [/^@(?:role-\w+|role|defined):(own)$/, () => 'it belongs to the party that the document describes'],
  [/^@named:(own)$/, () => 'a label beside it names the field'],
];

/** A feature in words: `left:loan amount` is what stands left of the value. */
export function sayFeature(feature: string): string {
  for (const [pattern, say] of tied) {
    const side = pattern.exec(feature)?.[1];
    if (side !== undefined) return say(side);
  }
  const [, side = '', words = ''] = /^([a-z]+)[:~>](.+)$/.exec(feature) ?? [];
  const said = sides[side];
  if (said !== undefined) return `${said} "${words.replaceAll('9', '#').replaceAll('^', '…')}"`;
  const [, docType = '', phrase = ''] = /^([a-z_0-9]+)\|(.+)$/.exec(feature) ?? [];
  if (phrase !== '' && !phrase.includes(':'))
    return `documents of this type print "${phrase.replaceAll('9', '#')}" before it`;
  return docType === '' ? `its print and place (${feature.replace(/^@/, '')})` : `its print and place (${phrase})`;
}
