import type { FormatFault } from './wire-to-write.ts';

/** Names, addresses and remittance texts over the Fedwire: what a keyboard prints, without accents. */
const PRINTABLE = /[^\u0020-\u007e]/u;

/** Numbers and references: the character set that every payment system passes on unchanged. */
const PLAIN = /[^0-9A-Za-z/\-?:().,'+ ]/u;

export type Characters = 'printable' | 'plain';

/** What is wrong with a text for a place in a message; empty when it fits as it is. */
export function checkText(
  field: string,
  text: string,
  maxLength: number,
  characters: Characters = 'printable',
): readonly FormatFault[] {
  const [wrong] = (characters === 'plain' ? PLAIN : PRINTABLE).exec(text) ?? [];
  const length = [...text].length;
  return [
    ...(wrong === undefined
      ? []
      : [
          {
            field,
            code: 'wrong_character' as const,
            message: `holds ${describe(wrong)}, which the format cannot carry`,
          },
        ]),
    ...(length <= maxLength
      ? []
      : [{ field, code: 'too_long' as const, message: `has ${length} characters; the format carries ${maxLength}` }]),
  ];
}

export function missing(field: string): FormatFault {
  return { field, code: 'required', message: 'is needed by the format' };
}

function describe(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /\p{L}|\p{N}|\p{P}|\p{S}/u.test(character) ? `“${character}” (U+${code})` : `U+${code}`;
}
