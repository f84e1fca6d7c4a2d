import { Decimal } from '../../calculations/decimal.ts';
import { misspelled } from '../../values/spelling.ts';
import type { Facts, Reading } from '../facts.ts';
import type { PackageDocument } from '../loan-package.ts';

export const feeSections = ['a', 'b', 'c', 'e'] as const;
export type FeeSection = (typeof feeSections)[number];
export const FEE_FIELDS = feeSections.map((section) => `fee_line_${section}`);

/** One fee of the closing cost details: its section, what it is for, and what it costs. */
export interface FeeLine {
  readonly section: FeeSection;
  readonly name: string;
  readonly amount: Decimal;
  readonly reading: Reading;
}

/** `01 Appraisal Fee to Valley Appraisal $405.00`: what is left of the amount, without its number and its payee. */
const LINE = /^(?:\d{1,2} )?(.+?)\s+(-?)\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?$/;

export function feesOf(facts: Facts, document: PackageDocument): readonly FeeLine[] {
  const lines = feeSections.flatMap((section) =>
    facts.readingsOf(document, `fee_line_${section}`).flatMap((reading): FeeLine[] => {
      const [, name, minus = '', whole, cents = ''] = LINE.exec(reading.value.trim()) ?? [];
      if (name === undefined || whole === undefined) return [];
      return [{ section, name, amount: new Decimal(`${minus}${whole.replaceAll(',', '')}${cents}`), reading }];
    }),
  );
  return lines.reduce<readonly FeeLine[]>(withLine, []);
}

/** What was paid before and at closing are two amounts of one line. */
function withLine(lines: readonly FeeLine[], line: FeeLine): readonly FeeLine[] {
  const same = lines.findIndex(({ section, name }) => section === line.section && name === line.name);
  const known = lines[same];
  if (known === undefined) return [...lines, line];
  return lines.with(same, { ...known, amount: known.amount.plus(line.amount) });
}

/** Whether two lines are for one service, whoever is paid for it and however the form abbreviates it. */
export function isOneFee(left: FeeLine, right: FeeLine): boolean {
  const [a, b] = [feeKey(left.name), feeKey(right.name)];
  return a === b || misspelled(a, b);
}

function feeKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/\s+to\s+.*$/, '')
    .replace(/^title\s*[-–—:]\s*/, '')
    .replace(/\b(?:fees?|charges?|costs?|premium|the|for|of)\b/g, ' ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

export function isTransferTax({ section, name }: FeeLine): boolean {
  return section === 'e' && /\btransfer\b|\bdeed tax\b|\bstamp/i.test(name);
}

export function isRecordingFee({ section, name }: FeeLine): boolean {
  return section === 'e' && /\brecord/i.test(name);
}

export function sumOf(lines: readonly { readonly amount: Decimal }[]): Decimal {
  return lines.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
}
