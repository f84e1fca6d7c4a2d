import { type Candidate, Certainty, type ReadyRule, toCandidate } from '../candidate.ts';
import { isChoice, isUnticked } from '../choices.ts';
import { tokensBetween } from '../document-text.ts';
import { splitParagraph } from '../list-items.ts';
import { splitNames, trimName } from '../party-block.ts';
import { compilePattern, familyPattern, firstMatch, type PatternMatch } from '../patterns.ts';
import { isWithin, type ReadingContext, type Stretch, sectionOf } from '../reading-context.ts';
import { takeExactly, trimEnds } from '../take-value.ts';
import type { Token } from '../token.ts';
import { isTorn, withinBox } from '../torn-line.ts';
import { cutRun, runOf } from '../trim-token.ts';
import { readBlocks } from './block.ts';

const usualCertainty = 0.94;

/** How far before and after its words a sentence is looked at: as long as the longest that a note has. */
const before = 400;
const after = 700;

/** A hostile text repeats a phrase for ever. */
const maxMatches = 50;

/** Reads the group v of a pattern in the running text, over lines and pages. */
export function readSentence(context: ReadingContext, ready: ReadyRule): Candidate[] {
  const { rule, tier } = ready;
  if (rule.pattern === undefined) return [];
  if (rule.lines !== undefined) return readBlocks(context, ready);
  const stretch = sectionOf(context, rule.section, rule.until);
  if (stretch === null) return [];
  const pattern = compilePattern(tier === 0 ? rule.pattern : familyPattern(rule.pattern));
  const { text, lower } = context.text;
  const found: Candidate[] = [];
  const seen = new Set<number>();
  for (const [from, to] of rule.near === undefined ? [[0, text.length] as const] : windows(lower, rule.near)) {
    const part = text.slice(from, to);
    let start = 0;
    while (found.length < maxMatches && start <= part.length) {
      const match = firstMatch(pattern, part, start);
      if (match === null) break;
      start = match.end;
      if (seen.has(from + match.from)) continue;
      seen.add(from + match.from);
      const own = tokensBetween(context.text, from + match.from, from + match.to);
      if (tier === 1 && isTorn(context, aroundValue(context, from, match), own)) continue;
      // A pattern that needs a comma behind a sum finds one inside it.
      if (ready.field.kind === 'money' && /^(?:\d|,\d{3}|\.\d{2}\b)/.test(text.slice(from + match.to))) continue;
      const end = ready.field.kind === 'name' ? endOfName(text, from + match.from, from + match.to) : from + match.to;
      found.push(...readMatch(context, ready, from + match.from, end, stretch));
      if (rule.pick !== 'all' && rule.pick !== 'last' && found.length > 0 && !ready.field.repeated) return found;
    }
  }
  return rule.pick === 'last' ? found.slice(-1) : found;
}

/** Behind one given name: the letter behind a longer name numbers what comes next on a form. */
const INITIAL = /^(?:.*(?:,|;| and| &) )?[A-Z][A-Za-z’'-]+ [A-Z]$/;
const SURNAME = /^\. [A-Z][A-Za-z’'-]+(?:,? (?:Jr|Sr|II|III|IV)\b\.?)?/;

const COMPANY_FORM =
  /^,? (?:L\.?L\.?C|P\.?L\.?L\.?C|Inc(?:orporated)?|INC(?:ORPORATED)?|Corp|CORP|L\.?L?\.?P|Ltd|LTD|P\.C)\b\.?(?=[\s,.;:()]|$)/;

/**
 * The stop of "Ann T. Lee" ends no sentence: nobody's name ends with an initial. The comma of "Lee Farms, LLC" ends none
 * either.
 */
function endOfName(text: string, from: number, to: number): number {
  const rest = text.slice(to, to + 60);
  if (INITIAL.test(text.slice(from, to))) return to + (SURNAME.exec(rest)?.[0].length ?? 0);
  return to + (COMPANY_FORM.exec(rest)?.[0].length ?? 0);
}

/** The value of a match with the word before it and the word behind it, as far as they belong to the match. */
function aroundValue({ text }: ReadingContext, offset: number, match: PatternMatch): readonly Token[] {
  const before = tokensBetween(text, offset + match.start, offset + match.from);
  const behind = tokensBetween(text, offset + match.to, offset + match.end);
  return [...before.slice(-1), ...tokensBetween(text, offset + match.from, offset + match.to), ...behind.slice(0, 1)];
}

/** The surroundings of each phrase; those that overlap become one. */
function windows(lower: string, phrases: readonly string[]): readonly (readonly [from: number, to: number])[] {
  const places: number[] = [];
  for (const phrase of phrases) {
    for (let at = lower.indexOf(phrase); at >= 0 && places.length < maxMatches; at = lower.indexOf(phrase, at + 1))
      places.push(at);
  }
  const merged: [number, number][] = [];
  for (const at of places.sort((a, b) => a - b)) {
    const last = merged[merged.length - 1];
    const from = Math.max(0, at - before);
    if (last !== undefined && from <= last[1]) last[1] = at + after;
    else merged.push([from, at + after]);
  }
  return merged;
}

function readMatch(context: ReadingContext, ready: ReadyRule, from: number, to: number, stretch: Stretch): Candidate[] {
  const { rule, field } = ready;
  const whole = exactTokens(context, from, to);
  const tokens = field.kind === 'text' || field.kind === 'name' ? withinBox(context, whole) : whole;
  const first = tokens[0];
  if (first === undefined || !isWithin(stretch, first.pageIndex, first.top)) return [];
  if (rule.page !== undefined && first.pageIndex !== rule.page - 1) return [];
  if (field.kind === 'boolean' && rule.value === undefined && isChoice(context, tokens)) return [];
  // Lists of conditions have a box before each item, to be ticked when it is met.
  if (!field.repeated && isUnticked(context, tokens)) return [];
  if (rule.value !== undefined) {
    const taken = { tokens, text: runOf(tokens).text, value: rule.value, corrected: false, skipped: 0 };
    return [toCandidate(ready, taken, new Certainty(rule.certainty ?? usualCertainty))].flatMap((one) => one ?? []);
  }
  if (field.kind === 'name' && hasGap(tokens)) return [];
  const own = field.kind === 'name' ? trimName(trimEnds(tokens)) : tokens;
  const parts = field.repeated ? partsOf(field.kind, trimEnds(own)) : [own];
  return parts.flatMap((part) => {
    const taken = takeExactly(field, part);
    return taken === null ? [] : (toCandidate(ready, taken, new Certainty(rule.certainty ?? usualCertainty)) ?? []);
  });
}

/** Of a line's height: no name has such a gap within it; it is two names in two columns. */
const widestGap = 4;

function hasGap(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    const next = tokens[at + 1];
    const height = token.bottom - token.top;
    return next !== undefined && next.top < token.bottom && next.left - token.right > widestGap * height;
  });
}

function partsOf(kind: string, tokens: readonly Token[]): (readonly Token[])[] {
  if (kind === 'name') return splitNames(tokens);
  return kind === 'text' ? splitParagraph(tokens) : [tokens];
}

function exactTokens({ text }: ReadingContext, from: number, to: number): readonly Token[] {
  const around = tokensBetween(text, from, to);
  const first = around[0];
  if (first === undefined) return [];
  const start = text.starts[text.tokens.indexOf(first)] ?? 0;
  return cutRun(runOf(around), from - start, to - start);
}
