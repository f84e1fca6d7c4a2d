import { splitAddress } from '@countersign/engine/values/split-address';
import { checkText } from './check-text.ts';
import type { FormatFault } from './wire-to-write.ts';
import { element, optionalText, textElement, type XmlElement } from './xml.ts';

/** The lengths of the Fedwire's own schema, the shortest of those that we write for. */
const STREET = 70;
const TOWN = 35;
const LINE = 35;
const LINES = 3;

export interface PostalAddress {
  readonly element: XmlElement | null;
  readonly faults: readonly FormatFault[];
}

/**
 * An address in the parts that payment systems ask for, where its town and state can be told apart; else in lines as
 * printed. What fits neither way is refused.
 */
export function postalAddress(field: string, text: string | undefined): PostalAddress {
  if (text === undefined) return { element: null, faults: [] };
  const { lines, city, state, zip } = splitAddress(text);
  if (city === '' || state === '') return inLines(field, lines.length === 0 ? [text] : lines);
  const street = lines.join(', ');
  const faults = [...checkText(field, street, STREET), ...checkText(field, city, TOWN)];
  return {
    faults,
    element: element(
      'PstlAdr',
      optionalText('StrtNm', street),
      optionalText('PstCd', zip),
      textElement('TwnNm', city),
      textElement('CtrySubDvsn', state),
      textElement('Ctry', 'US'),
    ),
  };
}

function inLines(field: string, lines: readonly string[]): PostalAddress {
  const tooMany = {
    field,
    code: 'too_long',
    message: `has ${lines.length} lines; the format carries ${LINES}. Give it as street, town, state and ZIP code`,
  } as const;
  return {
    faults: [...lines.flatMap((line) => checkText(field, line, LINE)), ...(lines.length > LINES ? [tooMany] : [])],
    element: element('PstlAdr', ...lines.map((line) => textElement('AdrLine', line))),
  };
}
