import { splitAddress } from '@countersign/engine/values/split-address';
import { checkText } from './check-text.ts';
import type { FormatFault, WireToWrite } from './wire-to-write.ts';
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

export type Party = 'originator' | 'beneficiary';

/** Whether a format takes an address in lines, or only with its town and its country in places of their own. */
export type AddressForm = 'lines' | 'structured';

/**
 * An address in the parts that payment systems ask for, where its town and its country are given or can be told apart;
 * else in lines as printed, where the format takes those. What fits neither way is refused.
 */
export function postalAddress(party: Party, fields: WireToWrite['fields'], form: AddressForm): PostalAddress {
  const field = `${party}_address` as const;
  const text = fields[field];
  const { lines, city, state, zip } = splitAddress(text ?? '');
  const isSplit = city !== '' && state !== '';
  const town = fields[`${party}_town`] ?? (isSplit ? city : undefined);
  const country = fields[`${party}_country`] ?? (isSplit ? 'US' : undefined);
  if (text === undefined && town === undefined && country === undefined) return { element: null, faults: [] };
  if (town === undefined || country === undefined) {
    if (form === 'lines' && text !== undefined) return inLines(field, lines.length === 0 ? [text] : lines);
    const missing = [town === undefined ? 'town' : null, country === undefined ? 'country' : null];
    return { element: null, faults: missing.flatMap((part) => (part === null ? [] : [askFor(party, part)])) };
  }
  const street = lines.join(', ');
  return {
    faults: [...checkText(field, street, STREET), ...checkText(`${party}_town`, town, TOWN)],
    element: element(
      'PstlAdr',
      optionalText('StrtNm', street),
      optionalText('PstCd', zip),
      textElement('TwnNm', town),
      optionalText('CtrySubDvsn', isSplit ? state : undefined),
      textElement('Ctry', country),
    ),
  };
}

function askFor(party: Party, part: string): FormatFault {
  const what = part === 'country' ? 'two letters such as US' : 'as in the address';
  return {
    field: `${party}_${part}`,
    code: 'required',
    message: `is needed, ${what}: it cannot be told from the address of the ${party}`,
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
