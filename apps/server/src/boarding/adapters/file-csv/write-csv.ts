import { createHash } from 'node:crypto';
import type { BoardingOrder } from '../../../platform/core-adapter.ts';

/**
 * A spreadsheet takes a cell that begins so for a formula, quoted or not. Such a cell gets an apostrophe before it, and
 * so does one that begins with an apostrophe itself; the manifest names these columns, so that a reader takes exactly
 * one character away and has the value as ordered.
 */
const BEGINS_LIKE_FORMULA = /^[=+\-@\t\r']/;

export interface LoanFile {
  readonly csv: string;
  readonly manifest: string;
}

/** The same order always makes the same bytes: what is dropped twice is one file. */
export function writeLoanFile(order: BoardingOrder): LoanFile {
  const fields = order.fields.map(({ core, value }) => ({ core, value, isGuarded: BEGINS_LIKE_FORMULA.test(value) }));
  const rows = [
    fields.map(({ core }) => core),
    fields.map(({ value, isGuarded }) => (isGuarded ? `'${value}` : value)),
  ];
  // RFC 4180: every cell quoted, quotes doubled, lines ended by CR LF; UTF-8 without a mark.
  const csv = rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`).join('');
  const manifest = {
    format: 'countersign-loan-file/1',
    boardingId: order.boardingId,
    loanRef: order.loanRef,
    file: `${order.boardingId}.csv`,
    sha256: sha256(csv),
    fields: fields.map(({ core }) => core),
    guarded: fields.filter(({ isGuarded }) => isGuarded).map(({ core }) => core),
  };
  return { csv, manifest: `${JSON.stringify(manifest, null, 2)}\n` };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
