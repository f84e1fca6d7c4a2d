import { loanStates, oneOf } from '@countersign/contract/closed-sets';
import type { Loan } from '@countersign/contract/loans';
import { DateTime, ExternalRef, nullable, strictObject } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import { listLoans, requireLoan, toLoan } from '../../loans/index.ts';
import { tool } from '../tool.ts';

export const Ref = strictObject({ ref: ExternalRef });

const LoanLine = strictObject({
  ref: ExternalRef,
  state: oneOf(loanStates),
  borrowerName: Type.String(),
  expectedPrincipal: nullable(Type.String()),
  hasExceptions: Type.Boolean(),
  packageVersion: Type.Integer(),
  createdAt: DateTime,
  updatedAt: DateTime,
});

function toLine(loan: Loan) {
  const { externalRef: ref, state, borrowerName, expectedPrincipal, hasExceptions, packageVersion } = loan;
  const { createdAt, updatedAt } = loan;
  return { ref, state, borrowerName, expectedPrincipal, hasExceptions, packageVersion, createdAt, updatedAt };
}

function say(line: ReturnType<typeof toLine>): string {
  const exceptions = line.hasExceptions ? 'open exceptions' : 'no open exceptions';
  const principal = line.expectedPrincipal ?? 'not given';
  return `${line.ref}: ${line.state}, ${exceptions}, borrower ${JSON.stringify(line.borrowerName)}, expected principal ${principal}, version ${line.packageVersion}, changed ${line.updatedAt}`;
}

export const searchLoans = tool({
  name: 'search_loans',
  title: 'Search loans',
  description: 'Finds loans by a part of their reference or of the borrower’s name, by state, or by open exceptions.',
  scope: 'status:read',
  input: strictObject({
    q: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    state: Type.Optional(oneOf(loanStates)),
    hasExceptions: Type.Optional(Type.Boolean()),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
    cursor: Type.Optional(
      Type.String({ minLength: 1, maxLength: 500, description: 'nextCursor of the answer before.' }),
    ),
  }),
  output: strictObject({ loans: Type.Array(LoanLine), nextCursor: nullable(Type.String()) }),
  quotesDocuments: false,
  run: async (app, { limit = 20, ...asked }) => {
    const { items, nextCursor } = await listLoans(app, { ...asked, limit });
    const loans = items.map(toLine);
    const more = nextCursor === null ? '' : `\nMore with cursor ${nextCursor}`;
    const text = loans.length === 0 ? 'No loan fits.' : `${loans.map(say).join('\n')}${more}`;
    return { data: { loans, nextCursor }, text };
  },
});

export const getLoan = tool({
  name: 'get_loan',
  title: 'Get a loan',
  description: 'One loan by its reference: where it stands and whether it has open exceptions.',
  scope: 'status:read',
  input: Ref,
  output: LoanLine,
  quotesDocuments: false,
  run: async (app, { ref }) => {
    const data = toLine(toLoan(await requireLoan(app.db, ref)));
    return { data, text: say(data) };
  },
});
