import { findField } from '../fields/field-catalogue.ts';
import { sameValueKey } from '../values/same-value-key.ts';
import { misspelled } from '../values/spelling.ts';
import type { Candidate } from './candidate.ts';

/** A field's value as it goes on to the reviewer, with the readings that disagree. */
export interface ChosenValue {
  readonly candidate: Candidate;
  readonly confidence: number;
  readonly reasons: readonly string[];
  /** Other values that were read for the field, the most certain first. */
  readonly rivals: readonly Candidate[];
}

interface Group {
  readonly best: Candidate;
  readonly all: readonly Candidate[];
  readonly score: number;
  /** The same, whatever the letters were recognized as. */
  readonly place: number;
}

/** Less certain than this is no reading: the field stays blank. */
const minConfidence = 0.5;

/** Beside a name that is read this much more surely, a weak reading is not another person but a mistake. */
const weakName = 0.7;

/** A second reading this near to the first puts it in doubt. */
const closeRival = 0.8;

/** Of several readings the most certain, by reasons that are stated; equal ones in the order of the pages. */
export function chooseValues(candidates: readonly Candidate[]): ChosenValue[] {
  const byField = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const known = byField.get(candidate.field);
    if (known === undefined) byField.set(candidate.field, [candidate]);
    else known.push(candidate);
  }
  return [...byField].flatMap(([field, all]) => chooseField(field, all));
}

function chooseField(field: string, all: readonly Candidate[]): ChosenValue[] {
  const entry = findField(field);
  const first = all.filter(({ tier, confidence }) => tier === 0 && confidence >= minConfidence);
  // A bank's template was drawn for its own form: where it reads something, the built-in rules only bear witness.
  const deciding = first.length > 0 ? first : all;
  const groups = groupByValue(entry?.kind ?? 'text', deciding, all);
  if (entry?.repeated === true) {
    const least = entry.kind === 'name' ? Math.max(minConfidence, weakName * (groups[0]?.score ?? 0)) : minConfidence;
    return groups
      .filter(({ best, score }) => score >= least && !isPiece(best, groups))
      .map((group) => ({
        candidate: group.best,
        confidence: round(group.score),
        reasons: reasonsOf(group),
        rivals: [],
      }))
      .sort((a, b) => order(a.candidate, b.candidate));
  }
  const top = bestGroup(groups);
  if (top === undefined) return [];
  const others = groups.filter((group) => group !== top);
  const [second] = others;
  const reasons = reasonsOf(top);
  let confidence = top.score;
  if (second !== undefined && second.score >= closeRival * top.score) {
    confidence *= 0.85;
    reasons.push(`another reading is nearly as certain: "${second.best.rawText}"`);
  }
  if (confidence < minConfidence) return [];
  return [{ candidate: top.best, confidence: round(confidence), reasons, rivals: others.map(({ best }) => best) }];
}

/**
 * Where the picture was read, two quite different values are two places, and which of them is the right one does not
 * hang on how clearly it is printed. Values that differ by a letter or two are one print, read well and badly.
 */
function bestGroup(groups: readonly Group[]): Group | undefined {
  const [surest] = groups;
  if (surest === undefined) return undefined;
  const placed = [...groups].sort((a, b) => b.place - a.place || order(a.best, b.best))[0] as Group;
  return placed.score < minConfidence || misspelled(placed.best.value, surest.best.value) ? surest : placed;
}

/** A name that was set on two lines may be read as two, beside the whole of it elsewhere. */
function isPiece(piece: Candidate, groups: readonly Group[]): boolean {
  if (findField(piece.field)?.kind !== 'name') return false;
  if (groups.some(({ best }) => best.confidence > piece.confidence && lacksForm(piece.value, best.value))) return true;
  const near = groups.map(({ best }) => best).filter((other) => follows(piece, other) || follows(other, piece));
  return near.some((other) => {
    const [first, second] = follows(piece, other) ? [piece, other] : [other, piece];
    const whole = sameValueKey('name', `${first.value} ${second.value}`);
    return groups.some(({ best }) => sameValueKey('name', best.value) === whole);
  });
}

const COMPANY_FORM = /^,? (?:L\.?L\.?C|P\.?L\.?L\.?C|inc|incorporated|corp|corporation|L\.?P|L\.?L\.?P|ltd|co)\.?$/i;

/** "Ironwood Builders" beside "Ironwood Builders, LLC" is the same company, cut short. */
function lacksForm(name: string, whole: string): boolean {
  return whole.startsWith(name) && COMPANY_FORM.test(whole.slice(name.length));
}

/** Whether the second stands on the line under the first. */
function follows(first: Candidate, second: Candidate): boolean {
  const drop = second.box.y - first.box.y;
  return first.pageIndex === second.pageIndex && drop > first.box.h / 2 && drop < first.box.h * 2;
}

/** Readings of one value stand together; places that agree make it more certain. */
function groupByValue(
  kind: Parameters<typeof sameValueKey>[0],
  deciding: readonly Candidate[],
  all: readonly Candidate[],
): Group[] {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of deciding) {
    const key = sameValueKey(kind, candidate.value);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [candidate]);
    else known.push(candidate);
  }
  return [...groups]
    .map(([key, own]) => {
      const witnesses = all.filter((candidate) => sameValueKey(kind, candidate.value) === key);
      const best = [...own].sort((a, b) => b.confidence - a.confidence || order(a, b))[0] as Candidate;
      const place = own.reduce((most, one) => Math.max(most, one.place), 0);
      return { best, all: witnesses, score: support(best.confidence, witnesses), place: support(place, witnesses) };
    })
    .sort((a, b) => b.score - a.score || order(a.best, b.best));
}

/** A value that other places of the document repeat is more certain than any of its readings alone. */
function support(alone: number, witnesses: readonly Candidate[]): number {
  const places = new Set(witnesses.map(({ pageIndex, box }) => `${pageIndex} ${box.x.toFixed(3)} ${box.y.toFixed(3)}`));
  let doubt = 1 - alone;
  for (let extra = Math.min(places.size - 1, 3); extra > 0; extra -= 1) doubt *= 0.6;
  return Math.min(0.99, 1 - doubt);
}

function reasonsOf({ best, all }: Group): string[] {
  const places = new Set(all.map(({ pageIndex, box }) => `${pageIndex} ${box.x.toFixed(3)} ${box.y.toFixed(3)}`)).size;
  return [...best.reasons, ...(places > 1 ? [`${places} places of the document say the same`] : [])];
}

function order(a: Candidate, b: Candidate): number {
  return a.pageIndex - b.pageIndex || a.box.y - b.box.y || a.box.x - b.box.x || (a.rule < b.rule ? -1 : 1);
}

function round(confidence: number): number {
  return Math.round(confidence * 1000) / 1000;
}
