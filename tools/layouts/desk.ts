import type { Random } from '../packages/core/random.ts';
import { over, type Run, v } from '../packages/core/runs.ts';
import { expand, word } from './grammar/expand.ts';
import { caseLabel, type House } from './house.ts';
import { nameOf } from './loan/fact.ts';
import type { Loan } from './loan/loan.ts';
import type { Party } from './loan/parties.ts';
import type { Paper } from './paper/paper.ts';
import { distractors } from './print/distractors.ts';
import { printFact } from './print/print-fact.ts';
import type { PrintStyle } from './print/print-style.ts';

/** Everything that a part of a document is set with: the paper, the house's choices and the loan's facts. */
export interface Desk {
  readonly docType: string;
  readonly paper: Paper;
  readonly house: House;
  readonly loan: Loan;
  /** Draws that belong to this document of this loan: what looks like a value, whose ink, which blanks. */
  readonly random: Random;
  readonly signed: boolean;
  /** Which guarantor a guaranty is of. */
  readonly subject: number;
}

/** Wording with its slots filled, for a form or for a sentence. */
export function say(desk: Desk, source: string, choices: Random, where: 'form' | 'prose'): Run[] | null {
  const style = where === 'form' ? desk.house.form : desk.house.prose;
  const runs = expand(source, choices, (name, variant) => fillSlot(desk, name, variant, style, where));
  if (runs === null) return null;
  const [open, close] = desk.house.quotes;
  return runs.map((run) => (typeof run === 'string' ? run.replace(/<</g, open).replace(/>>/g, close) : run));
}

/** A label or heading, which has no slots. */
export function label(desk: Desk, source: string, choices: Random): string {
  return caseLabel(word(source, choices), desk.house);
}

export function plainText(runs: readonly Run[]): string {
  return runs.map((run) => (typeof run === 'string' ? run : 'text' in run ? run.text : run.printed)).join('');
}

/** Fields of which a loan has several, and whose list they are. */
const lists: Readonly<Record<string, (desk: Desk) => readonly string[]>> = {
  borrower_name: ({ loan }) => loan.borrowers.map(({ name }) => name),
  guarantor_name: ({ loan }) => loan.guarantors.map(({ name }) => name),
};

function fillSlot(desk: Desk, name: string, variant: string, style: PrintStyle, where: 'form' | 'prose'): Run[] | null {
  if (name.startsWith('@')) {
    const draw = distractors[name.slice(1)];
    if (draw === undefined) throw new Error(`No such text: ${name}`);
    return [draw(desk.random, style, desk.loan)];
  }
  const named = special[name];
  if (named !== undefined) return named(desk, variant, style, where);
  // `{mortgagee_name=lender_name}` prints a fact of one field as another.
  const [field = name, source = field] = name.split('=');
  const own = lists[source]?.(desk);
  if (own !== undefined) {
    if (own.length === 0) return null;
    const wanted = variant === 'first' ? own.slice(0, 1) : variant === 'second' ? own.slice(1, 2) : own;
    return wanted.length === 0 ? null : joinNames(desk, field, wanted, style, where, variant);
  }
  const fact = desk.loan.facts[source];
  if (fact === undefined) return null;
  const asked =
    variant === '' && where === 'prose' && (fact.kind === 'word' || fact.kind === 'rank') ? 'prose' : variant;
  const lines = fact.kind === 'address' && where === 'prose' && variant === '' ? 'line' : asked;
  const { before, printed, value } = printFact(field, fact, style, lines, desk.house.random.fork(name).next());
  return before === '' ? [v(field, printed, value)] : [before, v(field, printed, value)];
}

function joinNames(
  desk: Desk,
  field: string,
  names: readonly string[],
  style: PrintStyle,
  where: 'form' | 'prose',
  variant: string,
): Run[] {
  const choices = desk.house.random.fork(`join ${where}`);
  const between =
    variant === 'lines'
      ? '\n'
      : choices.pick(where === 'prose' ? [' and ', ' and ', ', and '] : [' and ', ' and ', ' & ', '; ', '\n', ' AND ']);
  return names.flatMap((name, index): Run[] => {
    const { printed, value } = printFact(field, nameOf(name), style, variant === 'upper' ? 'upper' : '', 0);
    return [...(index === 0 ? [] : [between]), v(field, printed, value)];
  });
}

/** `a Delaware limited liability company`, the whole of it the kind of entity, the state a value of its own. */
export function entityRuns(party: Party, prefix: 'a' | ''): Run[] {
  const article = prefix === '' ? '' : /^[AEIO]/.test(party.stateOfOrganization ?? '') ? 'an ' : 'a ';
  return over('borrower_entity_type', [
    article,
    v('borrower_state_of_org', party.stateOfOrganization ?? ''),
    ` ${party.entity}`,
  ]);
}

const isEntity = (party: Party | undefined): party is Party => party?.kind === 'entity' && party.entity !== null;

function isWord(loan: Loan, field: string, word_: string): boolean {
  const fact = loan.facts[field];
  return fact?.kind === 'word' && fact.word === word_;
}

type Special = (desk: Desk, variant: string, style: PrintStyle, where: 'form' | 'prose') => Run[] | null;

/** Slots that print more than one fact. */
const special: Readonly<Record<string, Special>> = {
  /** What stands behind the borrower's name where it is defined. */
  borrower_kind: ({ loan }) => {
    const [first, second] = loan.borrowers;
    if (second !== undefined || !isEntity(first)) return [''];
    return [', ', ...entityRuns(first, 'a')];
  },
  borrower_entity: ({ loan }) => {
    const [first, second] = loan.borrowers;
    return second === undefined && isEntity(first) ? entityRuns(first, 'a') : null;
  },
  /** In a form the kind of entity stands without its state. */
  borrower_form: ({ loan, house }) => {
    const [first] = loan.borrowers;
    if (!isEntity(first)) return null;
    const printed = first.entity ?? '';
    return [v('borrower_entity_type', house.form.upperAll ? printed.toUpperCase() : printed, printed)];
  },
  lender_kind: ({ loan, house }) => [
    house.random
      .fork('lender kind')
      .pick([
        '',
        `, a ${loan.lender.entity}`,
        `, a ${loan.lender.entity} organized under the laws of ${loan.lender.stateOfOrganization}`,
      ]),
  ],
  /** The guarantor whose guaranty it is. */
  guarantor: (desk, variant, style) => {
    const own = desk.loan.guarantors[desk.subject];
    if (own === undefined) return null;
    const { printed, value } = printFact('guarantor_name', nameOf(own.name), style, variant, 0);
    return [v('guarantor_name', printed, value)];
  },
  guarantor_kind: ({ loan, subject }) => {
    const own = loan.guarantors[subject];
    if (own?.kind !== 'entity') return [''];
    return [`, a ${own.stateOfOrganization} ${own.entity}`];
  },
  /** Some other name where a document needs one, such as the seller. */
  seller: (desk) => [desk.loan.purchase ? desk.loan.seller : '________________'],
  signer_name: ({ loan }) => (loan.borrowers[0] === undefined ? null : [v('signer_name', loan.borrowers[0].signer)]),
  authorized_signer: ({ loan }) =>
    loan.borrowers[0] === undefined ? null : [v('authorized_signer', loan.borrowers[0].signer)],
  signer_title: ({ loan }) => {
    const title = loan.borrowers[0]?.title;
    return title === undefined || title === null ? null : [v('signer_title', title)];
  },
  /** Empty where the loan has such a term: wordings that fit only one side begin with it. */
  if_penalty: ({ loan }) => (isWord(loan, 'prepayment_penalty', 'true') ? [''] : null),
  if_no_penalty: ({ loan }) => (isWord(loan, 'prepayment_penalty', 'false') ? [''] : null),
  if_limited: ({ loan }) => (isWord(loan, 'guaranty_type', 'limited') ? [''] : null),
  if_unlimited: ({ loan }) => (isWord(loan, 'guaranty_type', 'unlimited') ? [''] : null),
  if_flood: ({ loan }) => (isWord(loan, 'in_sfha', 'true') ? [''] : null),
  if_no_flood: ({ loan }) => (isWord(loan, 'in_sfha', 'false') ? [''] : null),
  if_purchase: ({ loan }) => (loan.purchase ? [''] : null),
  if_business: ({ loan }) => (loan.consumer ? null : ['']),
  property_state: ({ loan }) => [loan.property.stateName],
  property_city: ({ loan }) => [loan.property.address.city],
};
