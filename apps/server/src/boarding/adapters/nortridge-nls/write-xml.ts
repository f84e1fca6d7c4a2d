import type { BoardingOrder, CoreFault } from '../../../platform/core-adapter.ts';
import { checkValues } from '../check-values.ts';
import { NEW_CUSTOMER } from '../customers.ts';
import { orderedValue } from '../ordered-value.ts';
import { KNOWN_CONTACT, LOOKUP_FIELDS, nortridgeShape } from './shape.ts';

/** XML 1.0 has no way to write most control characters, nor halves of a pair. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/u;
/** Means "no value" to the import. */
const NULL_WORD = '##NULL##';

export function validateOrder(order: BoardingOrder): readonly CoreFault[] {
  const faults = checkValues(nortridgeShape, order.fields);
  const unwritable = order.fields.flatMap(({ core, value }) => {
    if (value === NULL_WORD) return [{ coreField: core, message: `is ${NULL_WORD}, which NLS takes for no value` }];
    return NOT_IN_XML.test(value) ? [{ coreField: core, message: 'holds a character that XML cannot hold' }] : [];
  });
  return [...faults, ...unwritable.filter(({ coreField }) => !faults.some((fault) => fault.coreField === coreField))];
}

/**
 * One block: `CommitBlock` makes it all or nothing, `EnforceTagExistence` refuses what NLS does not know rather than
 * passing it over, `UpdateFlag` 0 adds and never changes what is there.
 */
export function writeImport(order: BoardingOrder): string {
  const known = orderedValue(order, KNOWN_CONTACT);
  const contactNumber = known === null || known === NEW_CUSTOMER ? null : known;
  const attributes = (element: string) =>
    order.fields
      .filter(({ core }) => core.startsWith(`${element}.`) && !LOOKUP_FIELDS.includes(core))
      .map(({ core, value }) => (core === 'LOAN.CIFNumber' ? { core, value: contactNumber ?? value } : { core, value }))
      .map(({ core, value }) => ` ${core.slice(element.length + 1)}="${escapeAttribute(value)}"`)
      .join('');
  const contact = contactNumber === null ? attributes('CIF') : '';
  const rate = attributes('LOANINTERESTRATERECORD');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<NLS CommitBlock="1" EnforceTagExistence="1">',
    ...(contact === '' ? [] : [`<CIF UpdateFlag="0"${contact}></CIF>`]),
    `<LOAN UpdateFlag="0"${attributes('LOAN')}>`,
    // 0 is the usual rate of the loan, as against those of a default or an introduction.
    ...(rate === '' ? [] : [`<LOANINTERESTRATERECORD InterestType="0"${rate}></LOANINTERESTRATERECORD>`]),
    '</LOAN>',
    '</NLS>',
    '',
  ].join('\n');
}

/** Line breaks and tabs in an attribute would be read as blanks unless they are written by number. */
function escapeAttribute(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
