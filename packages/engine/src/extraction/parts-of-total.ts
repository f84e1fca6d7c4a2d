import { findField } from '../fields/field-catalogue.ts';
import { type Candidate, Certainty, type ReadyRule, toCandidate } from './candidate.ts';
import type { ChosenValue } from './choose-values.ts';
import type { Row } from './page-grid.ts';
import type { ReadingContext } from './reading-context.ts';
import { takeByShape } from './take-value.ts';
import { joinTokens, type Token } from './token.ts';

/** Proceeds of a loan go to the borrower and to others, and both make the whole. */
const total = 'loan_proceeds_total';
const toBorrower = 'amount_to_borrower';
const toOthers = 'amount_paid_to_others';

const certainty = 0.72;

/** What says that money goes to the borrower, and what says that it goes to somebody else. */
const OWN = /\b(?:borrowers?|you|your|me|my|us|our|customer|member|undersigned|directly|deposit|checking|savings)\b/i;
const OTHERS =
  /\b(?:others|third|behalf|pay ?off|payee|vendor|to (?!borrower|you|me|us|our|your)[A-Z]|title|escrow)\b/i;

interface Printed {
  readonly cents: number;
  readonly tokens: readonly Token[];
  readonly words: string;
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
  const whole = cents(total);
  const own = cents(toBorrower);
  const others = cents(toOthers);
  if (whole === null || whole <= 0 || (own !== null && others !== null)) return [];
  const printed = amountsOf(context).filter((one) => one.cents > 0 && one.cents < whole);
  if (own !== null || others !== null) {
    const left = whole - (own ?? others ?? 0);
    const found = printed.find((one) => one.cents === left);
    return found === undefined ? [] : read(ready, own === null ? toBorrower : toOthers, found);
  }
  const pairs = printed.flatMap((one) => {
    const other = printed.find(({ cents: left }) => left === whole - one.cents && left !== one.cents);
    return other !== undefined && OWN.test(one.words) && !OTHERS.test(one.words) && !OWN.test(other.words)
      ? [{ one, other }]
      : [];
  });
  const [pair] = pairs;
  if (pair === undefined || pairs.some(({ one }) => one.cents !== pair.one.cents)) return [];
  return [...read(ready, toBorrower, pair.one), ...read(ready, toOthers, pair.other)];
}

function read(ready: readonly ReadyRule[], name: string, { tokens }: Printed): Candidate[] {
  const known = ready.find((one) => one.field.name === name && one.tier === 1);
  const taken = known === undefined ? undefined : takeByShape(known.field, tokens)[0];
  if (known === undefined || taken === undefined) return [];
  const candidate = toCandidate({ ...known, id: `${known.id}.of_total` }, taken, new Certainty(certainty));
  return candidate === null ? [] : [candidate];
}

const AMOUNT = /^\(?\$?\d{1,3}(?:,\d{3})*\.\d{2}\)?[.,;]?$/;

/** Every amount of the document with the words of its row. */
function amountsOf({ grids }: ReadingContext): Printed[] {
  const money = findField(total);
  if (money === undefined) return [];
  return grids.flatMap(({ rows }) =>
    rows.flatMap((row) =>
      row.cells.flatMap(({ tokens }) =>
        tokens
          .filter(({ text }) => AMOUNT.test(text))
          .flatMap((token) => {
            const value = takeByShape(money, [token])[0]?.value;
            return value === undefined
              ? []
              : [{ cents: Math.round(Number(value) * 100), tokens: [token], words: wordsOf(row) }];
          }),
      ),
    ),
  );
}

function wordsOf({ cells }: Row): string {
  return cells.map(({ tokens }) => joinTokens(tokens)).join(' ');
}
