import { findField } from '../fields/field-catalogue.ts';
import { type Candidate, Certainty, type ReadyRule, toCandidate } from './candidate.ts';
import type { ChosenValue } from './choose-values.ts';
import { tokensBetween } from './document-text.ts';
import { compilePattern, familyPattern, firstMatch } from './patterns.ts';
import type { ReadingContext } from './reading-context.ts';
import { takeExactly } from './take-value.ts';
import type { Token } from './token.ts';
import { cutRun, runOf } from './trim-token.ts';

/** Whose address stands after whose name. */
const owners: Readonly<Record<string, string>> = {
  borrower_address: 'borrower_name',
  lender_address: 'lender_name',
  guarantor_address: 'guarantor_name',
};

const certainty = 0.7;

/** After a name: what the party is and is called, and where its address follows. */
const AFTER = compilePattern(familyPattern('^(?:[^0-9;“”]{0,110}|[^0-9;]{0,110})(?P<v>{address})'));

/** Between a name and its address neither another party stands nor what is pledged, and no sentence ends. */
const ANOTHER = /\b(?:and|to|from|by|with|for|of|favor of|benefit of)(?: the)? [“"(]?[A-Z][A-Za-z]|[a-z)”"]{2}\. [A-Z]/;
const PLEDGED =
  /\b(?:propert(?:y|ies)|premises|real estate|land|situ(?:s|ated)|insured|collateral|known as|dwelling|home|leased?|wire|account|title|vested|site|location|parcel|county|loan|date|secured|subject)\b/i;
/** A company between a name and an address is the one that has it. */
const COMPANY = /^.{3,}\b(?:LLC|Inc|Corp|Corporation|L\.P|Ltd)\b/;
/** It goes on to the address: with a comma, a bracket, or words such as "whose address is". */
const LEADS = /^$|(?:[,)”"]|\b(?:is|at|of|to|in|address):?)$/;

/** How far behind a name its address may end, in letters. */
const reach = 260;
const mostPlaces = 20;

/**
 * Addresses that no rule read and that stand after a name that one did: "Cascade Printing, Inc., a Colorado corporation
 * with its office at 12 Elm Street". They are asked last, for the fields that the document's rules know.
 */
export function addressesAfterNames(
  context: ReadingContext,
  ready: readonly ReadyRule[],
  chosen: readonly ChosenValue[],
): Candidate[] {
  const read = new Set(chosen.map(({ candidate }) => candidate.field));
  return Object.entries(owners).flatMap(([field, owner]) => {
    const known = ready.find(
      (one) =>
        one.field.name === field && one.tier === 1 && one.rule.fallback === true && one.rule.worded !== undefined,
    );
    if (known === undefined || read.has(field)) return [];
    const names = chosen.filter(({ candidate }) => candidate.field === owner);
    return names.flatMap(({ candidate }) => addressesAfter(context, known, candidate.rawText)).slice(0, 1);
  });
}

function addressesAfter(context: ReadingContext, { tier, id }: ReadyRule, name: string): Candidate[] {
  const { text, lower } = context.text;
  const wanted = name.toLowerCase();
  const field = findField(id.split('.')[1] ?? '');
  if (field === undefined || wanted.length < 5) return [];
  const ready: ReadyRule = { rule: { field: field.name, type: 'sentence' }, field, id: `${id}.after_name`, tier };
  let places = 0;
  for (let at = lower.indexOf(wanted); at >= 0 && places < mostPlaces; at = lower.indexOf(wanted, at + 1)) {
    places += 1;
    const start = at + wanted.length;
    const match = firstMatch(AFTER, text.slice(start, start + reach), 0);
    if (match === null) continue;
    const between = text.slice(start, start + match.from).trim();
    if (ANOTHER.test(between) || COMPANY.test(between) || PLEDGED.test(between) || !LEADS.test(between)) continue;
    const from = start + match.from;
    const to = start + match.to;
    const around = tokensBetween(context.text, from, to);
    const first = around[0];
    const last = tokensBetween(context.text, at, start).at(-1);
    const head = tokensBetween(context.text, at, start)[0];
    if (first === undefined || head === undefined || last === undefined) continue;
    if (/^,?$/.test(between) && !isBesideOrBelow(head, last, first)) continue;
    const begin = context.text.starts[context.text.tokens.indexOf(first)] ?? 0;
    const taken = takeExactly(field, cutRun(runOf(around), from - begin, to - begin));
    const candidate =
      taken === null ? null : toCandidate(ready, taken, new Certainty(certainty).times(1, 'it stands after the name'));
    if (candidate !== null) return [candidate];
  }
  return [];
}

/** An address that follows at once stands close after the name, or begins below it: beyond a gap it is another box's. */
function isBesideOrBelow(head: Token, last: Token, first: Token): boolean {
  const height = last.bottom - last.top;
  const sameLine = Math.abs(first.top - last.top) < 0.6 * height;
  if (sameLine) return first.left - last.right < 1.2 * height;
  return Math.abs(first.left - head.left) < 2.5 * height && first.top - last.top < 3 * height;
}
