import type { Fate } from '../../apps/server/src/cli/demo/demo-loans.ts';
import type { LoanFacts } from '../packages/core/facts.ts';
import type { Paper } from '../packages/defects/recipe.ts';
import { change, nameBorrower } from '../packages/defects/recipes/changes.ts';

export interface DemoLoan {
  readonly ref: string;
  /** Which of the clean packages it is; every fifth is of the same product. */
  readonly nth: number;
  readonly fate: Fate;
  /** One line for the list that the command prints. */
  readonly about: string;
  /** What one kind of paper says otherwise than the loan. */
  readonly spoil?: { readonly docType: string; readonly alter?: Paper['alter']; readonly signed?: boolean };
  /** A kind of paper that is not there. */
  readonly without?: string;
  readonly scanned?: boolean;
  readonly brokenFile?: boolean;
}

const another = (cents: number) => change((facts: LoanFacts) => ({ principalCents: facts.principalCents + cents }));

/** A day's work at a small bank: what is waiting, what is decided, and what is on its way out. */
export const demoLoans: readonly DemoLoan[] = [
  {
    ref: 'CRE-2041',
    nth: 0,
    fate: 'review',
    about: 'the deed secures another amount than the note promises',
    spoil: { docType: 'deed_of_trust', alter: another(5_000_00) },
  },
  { ref: 'RES-3107', nth: 1, fate: 'review', about: 'nothing stands against it: ready to approve' },
  {
    ref: 'COM-1188',
    nth: 2,
    fate: 'escalate',
    about: 'the debtor is spelt otherwise on the financing statement; put before the managers',
    spoil: { docType: 'ucc_financing_statement', alter: nameBorrower((name) => name.replace('Kettle', 'Kettel')) },
  },
  {
    ref: 'REF-4410',
    nth: 3,
    fate: 'review',
    about: 'the appraisal is missing',
    without: 'appraisal',
  },
  { ref: 'SBA-5002', nth: 4, fate: 'approve', about: 'approved, to be staged to the core' },
  { ref: 'CRE-2042', nth: 5, fate: 'stage', about: 'staged to the core, waiting for a second person' },
  { ref: 'RES-3108', nth: 6, fate: 'board_and_wire', about: 'boarded, and its wire exported' },
  {
    ref: 'COM-1189',
    nth: 7,
    fate: 'reject',
    about: 'rejected: the note was never signed',
    spoil: { docType: 'promissory_note', signed: false },
  },
  { ref: 'REF-4411', nth: 8, fate: 'wire', about: 'approved, its wire waiting for a call back and a second person' },
  { ref: 'SBA-5003', nth: 9, fate: 'board_and_seal', about: 'boarded and sealed' },
  { ref: 'COM-1190', nth: 12, fate: 'review', about: 'a scan, read by recognition', scanned: true },
  { ref: 'RES-3109', nth: 11, fate: 'review', about: 'one of its files cannot be opened', brokenFile: true },
];
