import type { DocTypeId } from '@countersign/engine/classification/doc-type';
import type { Page } from '@countersign/engine/pages/page';
import { addDays } from '../packages/core/dates.ts';
import { createRandom, type Random } from '../packages/core/random.ts';
import type { PackageTruth, PlacedDocument } from '../packages/core/truth.ts';
import { documentSpecs } from './documents/index.ts';
import type { Fact } from './loan/fact.ts';
import { type Loan, makeLoan } from './loan/loan.ts';
import type { Paper } from './paper/paper.ts';
import { sampleDocument } from './sample.ts';

/** A document that prints another value than the rest of the file. */
export interface Disagreement {
  /** Index into the documents of the truth. */
  readonly document: number;
  readonly field: string;
}

export interface SampledPackage {
  readonly pages: readonly Page[];
  readonly truth: PackageTruth;
  /** Only where the document prints the field: its values there are in the truth as printed. */
  readonly disagreements: readonly Disagreement[];
  readonly loan: Loan;
  readonly papers: readonly Paper[];
}

/** Kinds that few loans lack. */
const common: ReadonlySet<string> = new Set(['promissory_note', 'credit_approval', 'disbursement_authorization']);

/** How many documents of a file print something else than the others. */
const DISAGREEING = 0.08;

/**
 * The file of one loan: each document from one of the houses, all of the same facts but for a share that disagree. The
 * same seeds give the same file.
 */
export function samplePackage(houseSeeds: readonly number[], loanSeed: number): SampledPackage {
  if (houseSeeds.length === 0) throw new Error('A package needs a house.');
  const random = createRandom(loanSeed).fork('package');
  const loan = makeLoan(loanSeed);
  const specs = random
    .shuffle(documentSpecs.filter(({ suits }) => suits?.(loan) !== false))
    .filter(({ docType }) => common.has(docType) || random.fork(`has ${docType}`).chance(0.6));
  const pages: Page[] = [];
  const papers: Paper[] = [];
  const documents: PlacedDocument[] = [];
  const disagreements: Disagreement[] = [];
  for (const { docType } of specs) {
    const own = random.fork(docType);
    const copies = docType === 'guaranty' ? loan.guarantors.length : 1;
    for (let subject = 0; subject < copies; subject += 1) {
      const changed = own.chance(DISAGREEING) ? changeFact(loan, own.fork(`change ${subject}`)) : null;
      const sampled = sampleDocument(docType as DocTypeId, own.pick(houseSeeds), loanSeed, {
        loan: changed?.loan ?? loan,
        subject,
        firstPageNo: pages.length + 1,
      });
      if (changed !== null && sampled.truth.values.some(({ field }) => field === changed.field))
        disagreements.push({ document: documents.length, field: changed.field });
      pages.push(...sampled.pages);
      papers.push(sampled.paper);
      documents.push(sampled.truth);
    }
  }
  return {
    pages,
    papers,
    loan,
    disagreements,
    truth: { seed: loanSeed, documents, pageCount: pages.length, blankPages: [], separatorPages: [] },
  };
}

/** What a slip of the keyboard or an older draft changes. */
const changeable = [
  'principal_amount',
  'interest_rate',
  'maturity_date',
  'first_payment_date',
  'payment_amount',
  'loan_number',
  'note_date',
  'title_amount',
  'borrower_name',
  'appraised_value',
  'closing_date',
] as const;

function changeFact(loan: Loan, random: Random): { readonly loan: Loan; readonly field: string } | null {
  const field = random.pick(changeable);
  if (field === 'borrower_name') {
    const borrowers = loan.borrowers.map((party, at) =>
      at === 0 ? { ...party, name: misspell(party.name, random) } : party,
    );
    return { loan: { ...loan, borrowers }, field };
  }
  const fact = loan.facts[field];
  const changed = fact === undefined ? null : change(fact, random);
  return changed === null ? null : { loan: { ...loan, facts: { ...loan.facts, [field]: changed } }, field };
}

function misspell(name: string, random: Random): string {
  const at = random.int(1, Math.max(1, name.indexOf(' ') - 1));
  return random.chance(0.5) ? name.slice(0, at) + name.slice(at + 1) : `${name.slice(0, at)}e${name.slice(at)}`;
}

function change(fact: Fact, random: Random): Fact | null {
  if (fact.kind === 'money')
    return { ...fact, cents: fact.cents + random.pick([-1, 1]) * random.pick([100, 90_000, 1_000_000]) };
  if (fact.kind === 'rate') return { ...fact, thousandths: fact.thousandths + random.pick([125, 250, 1000]) };
  if (fact.kind === 'date') return { ...fact, iso: addDays(fact.iso, random.pick([-1, 1, 30, 365])) };
  if (fact.kind !== 'id') return null;
  const last = Number(fact.text.at(-1));
  return Number.isNaN(last) ? null : { ...fact, text: `${fact.text.slice(0, -1)}${(last + random.int(1, 8)) % 10}` };
}
