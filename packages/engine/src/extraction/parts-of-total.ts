import { findField } from '../fields/field-catalogue.ts';
import { type Candidate, Certainty, type ReadyRule, toCandidate } from './candidate.ts';
import type { ChosenValue } from './choose-values.ts';
import { type Row, textOfRow } from './page-grid.ts';
import type { ReadingContext } from './reading-context.ts';
import { takeByShape } from './take-value.ts';
import { joinTokens, type Token } from './token.ts';

/** Proceeds of a loan go to the borrower and to others, and both make the whole. */
const total = 'loan_proceeds_total';
/** What is lent is what is paid out, where a paper adds nothing up. */
const lent = 'principal_amount';
const toBorrower = 'amount_to_borrower';
const toOthers = 'amount_paid_to_others';

const certainty = 0.72;

/** What says that money goes to the borrower, and what says that it goes to somebody else. */
const OWN = /\b(?:borrowers?|you|your|me|my|us|our|customer|member|undersigned|directly|deposit|checking|savings)\b/i;
const OTHERS =
  /\b(?:others|jointly|third|behalf|pay ?off|payee|vendor|to (?!(?:the )?(?:borrower|undersigned|customer|member|maker|deposit|checking|savings|account)|you|me|us|our|your|my)[A-Z]|title|escrow)\b/i;

/** A row of a payoff is never the borrower's own, whatever stands in the rows around it. */
const PAYOFF_ROW = /^(?:\d{1,4}\.? )?(?:other )?pay ?offs?\b/i;

interface Printed {
  readonly cents: number;
  readonly tokens: readonly Token[];
  /** Of its row, and in running text what stands behind it and before it, up to the next amount. */
  readonly words: readonly [row: string, behind: string, before: string];
}

/**
 * Reads the two parts of a total that no label named: two printed amounts that make the whole, one of them in a row that
 * speaks of the borrower. Where one part is known, the other is the printed amount that is left.
 */
export function partsOfTotal(
  context: ReadingContext,
  ready: readonly ReadyRule[],
  chosen: readonly ChosenValue[],
): Candidate[] {
  const cents = (field: string): number | null => {
    const value = chosen.find(({ candidate }) => candidate.field === field)?.candidate.value;
    return value === undefined ? null : Math.round(Number(value) * 100);
  };
  const whole = cents(total) ?? cents(lent);
  const own = cents(toBorrower);
  const others = cents(toOthers);
  if (whole === null || whole <= 0 || (own !== null && others !== null)) return [];
  const printed = amountsOf(context).filter((one) => one.cents > 0 && one.cents < whole);
  if (own !== null || others !== null) {
    const left = whole - (own ?? others ?? 0);
    const found = printed.find((one) => one.cents === left);
    return found === undefined ? [] : read(ready, own === null ? toBorrower : toOthers, found);
  }
  const names = chosen.flatMap(({ candidate }) => (candidate.field === 'borrower_name' ? [candidate.rawText] : []));
  const isOwn = (words: string): boolean => OWN.test(words) || names.some((name) => words.includes(name));
  for (const where of [0, 1, 2] as const) {
    const pair = pairBy(printed, whole, ({ words }) => words[where], isOwn);
    if (pair !== null) return [...read(ready, toBorrower, pair.one), ...read(ready, toOthers, pair.other)];
  }
  return [];
}

/** The two amounts of which the words of one alone speak of the borrower; none where two pairs do. */
function pairBy(
  printed: readonly Printed[],
  whole: number,
  wordsOf: (one: Printed) => string,
  isOwn: (words: string) => boolean,
): { readonly one: Printed; readonly other: Printed } | null {
  const pairs = printed.flatMap((one) => {
    const other = printed.find(({ cents: left }) => left === whole - one.cents && left !== one.cents);
    if (other === undefined || !isOwn(wordsOf(one)) || OTHERS.test(wordsOf(one))) return [];
    if (PAYOFF_ROW.test(one.words[0])) return [];
    // "Payoff of your loan at Delta Bank" goes to others, whatever else it names.
    return !isOwn(wordsOf(other)) || OTHERS.test(wordsOf(other)) ? [{ one, other }] : [];
  });
  const [pair] = pairs;
  return pair === undefined || pairs.some(({ one }) => one.cents !== pair.one.cents) ? null : pair;
}

function read(ready: readonly ReadyRule[], name: string, { tokens }: Printed): Candidate[] {
  const known = ready.find((one) => one.field.name === name && one.tier === 1);
  const taken = known === undefined ? undefined : takeByShape(known.field, tokens)[0];
  if (known === undefined || taken === undefined) return [];
  const candidate = toCandidate({ ...known, id: `${known.id}.of_total` }, taken, new Certainty(certainty));
  return candidate === null ? [] : [candidate];
}

const AMOUNT = /^\(?\$?\d{1,3}(?:,\d{3})*\.\d{2}\)?[.,;]?$/;

/** Every amount of the document with the words that may say whose it is. */
function amountsOf({ grids }: ReadingContext): Printed[] {
  const money = findField(total);
  if (money === undefined) return [];
  const all = grids.flatMap(({ rows }) =>
    rows.flatMap((row) => row.cells.flatMap(({ tokens }) => tokens.map((token) => ({ token, row })))),
  );
  const at = all.flatMap(({ token }, index) => (AMOUNT.test(token.text) ? [index] : []));
  const between = (from: number, to: number): string => joinTokens(all.slice(from, to).map(({ token }) => token));
  return at.flatMap((index, count) => {
    const { token, row } = all[index] ?? {};
    if (token === undefined || row === undefined) return [];
    const value = takeByShape(money, [token])[0]?.value;
    if (value === undefined) return [];
    const behind = between(index + 1, at[count + 1] ?? all.length);
    // What another sentence says is not said of it.
    const before = between((at[count - 1] ?? -1) + 1, index).replace(/^.*[a-z]{3}\. (?=[A-Z])/s, '');
    // A sum at the end of its row is told by the words before it; what stands behind it names the next.
    const words = endsRow(row, token) ? ([textOfRow(row), before, before] as const) : undefined;
    return [
      {
        cents: Math.round(Number(value) * 100),
        tokens: [token],
        words: words ?? ([textOfRow(row), behind, before] as const),
      },
    ];
  });
}

function endsRow({ cells }: Row, token: Token): boolean {
  const last = cells.at(-1)?.tokens.filter(({ text }) => text !== '$') ?? [];
  return cells.length > 1 && last.length === 1 && last[0] === token;
}
