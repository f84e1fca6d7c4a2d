import { type Static, Type } from 'typebox';
import { loanStates, oneOf } from './closed-sets.ts';
import { DateTime, ExternalRef, listOf, nullable, PageQuery, strictObject, Text, Uuid } from './shapes.ts';

/** Specification part 2, Loan. */
export const Loan = strictObject(
  {
    id: Uuid,
    externalRef: ExternalRef,
    packageVersion: Type.Integer({ minimum: 1 }),
    borrowerName: Type.String(),
    expectedPrincipal: nullable(Type.String({ description: 'A decimal number as text.' })),
    state: oneOf(loanStates),
    hasExceptions: Type.Boolean(),
    onHold: Type.Boolean({ description: 'Under a legal hold: its documents are kept whatever retention says.' }),
    assigneeId: nullable(Uuid),
    createdBy: nullable(Uuid),
    createdAt: DateTime,
    updatedAt: DateTime,
  },
  { $id: 'Loan', description: 'A loan and its closing package.' },
);
export type Loan = Static<typeof Loan>;

/** A loan as the queue shows it. */
export const ListedLoan = strictObject(
  {
    ...Loan.properties,
    nextDueDate: nullable(
      Type.String({ format: 'date', description: 'The next day on which something is due after closing, or overdue.' }),
    ),
  },
  { $id: 'ListedLoan', description: 'A loan in a list.' },
);
export type ListedLoan = Static<typeof ListedLoan>;

export const LoanList = listOf(ListedLoan);

export const loanSorts = ['createdAt', '-createdAt', 'updatedAt', '-updatedAt', 'externalRef', '-externalRef'] as const;
export type LoanSort = (typeof loanSorts)[number];

/** Which loans a list shows, and in which order. */
export const LoanFilter = strictObject({
  state: Type.Optional(oneOf(loanStates)),
  assigneeId: Type.Optional(Uuid),
  hasExceptions: Type.Optional(Type.Boolean()),
  q: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Part of the reference or of the borrower’s name.' }),
  ),
  sort: Type.Optional(oneOf(loanSorts, { description: 'A minus in front: descending. The newest first by default.' })),
});
export type LoanFilter = Static<typeof LoanFilter>;

export const LoansQuery = strictObject({ ...PageQuery.properties, ...LoanFilter.properties });
export type LoansQuery = Static<typeof LoansQuery>;

export const LoanParams = strictObject({ ref: ExternalRef });

/** Notes are read by people and examiners: long enough for a reason, bounded so that a chain stays readable. */
export const Note = Text(4000);

export const SealRequest = strictObject(
  { note: Type.Optional(Note) },
  { description: 'Why, where there is something to say.' },
);

/** Setting or releasing a legal hold. */
export const HoldRequest = strictObject({ note: Note });
