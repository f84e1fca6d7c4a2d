import { wireFieldNames } from '@countersign/contract/wires';
import { allow, refuse } from '@countersign/engine/decision';
import { messageId, uetr } from './identify-message.ts';
import { type FormatFault, valueDateOf, type WireToWrite, type Written } from './wire-to-write.ts';

/** One line of names and one of values (RFC 4180). Account and routing numbers stand as text, zeros in front included. */
export function writeCsv(wire: WireToWrite): Written {
  const named: readonly (readonly [string, string])[] = [
    ['message_id', messageId(wire)],
    ['uetr', uetr(wire)],
    ['loan_reference', wire.loanRef],
    ['amount', wire.amount],
    ['currency', wire.currency],
    ...wireFieldNames.map(
      (name) => [name, (name === 'value_date' ? valueDateOf(wire) : wire.fields[name]) ?? ''] as const,
    ),
  ];
  const faults = named.flatMap(([field, value]) => checkCell(field, value));
  if (faults.length > 0) return refuse(faults);
  const lines = [named.map(([name]) => name), named.map(([, value]) => quote(value))];
  return allow(lines.map((line) => `${line.join(',')}\r\n`).join(''));
}

function quote(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}

/** A spreadsheet would run such a cell as a formula; a line end would make two payments of one in careless readers. */
function checkCell(field: string, value: string): readonly FormatFault[] {
  if (/\p{Cc}/u.test(value)) return [{ field, code: 'wrong_character', message: 'holds a control character' }];
  if (/^[=+\-@]/.test(value)) {
    const message = `starts with “${value.charAt(0)}”, which spreadsheets take for a formula`;
    return [{ field, code: 'wrong_character', message }];
  }
  return [];
}
