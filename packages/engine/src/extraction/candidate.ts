import type { FieldEntry } from '../fields/field-catalogue.ts';
import { unionBox } from '../pages/box.ts';
import type { Box } from '../pages/page.ts';
import type { Rule } from './rule.ts';
import type { Taken } from './take-value.ts';
import type { Token } from './token.ts';

/** One reading of a field by one rule at one place. */
export interface Candidate {
  readonly field: string;
  readonly rawText: string;
  readonly value: string;
  /** Counted from 0 within the document. */
  readonly pageIndex: number;
  readonly box: Box;
  readonly confidence: number;
  /** How certain it is that the value stands there, whatever the letters were recognized as. */
  readonly place: number;
  /** Why it is as certain as it is, in words for the reviewer. */
  readonly reasons: readonly string[];
  readonly method: 'text' | 'ocr';
  /** Which rule read it. */
  readonly rule: string;
  /** Rules of a bank's template come before the built-in ones: 0 before 1. */
  readonly tier: 0 | 1;
}

/** A rule with what was looked up and compiled for it. */
export interface ReadyRule {
  readonly rule: Rule;
  readonly field: FieldEntry;
  readonly id: string;
  readonly tier: 0 | 1;
}

/** How certain a reading is at first, and what takes from it. */
export class Certainty {
  #value: number;
  readonly reasons: string[] = [];

  constructor(start: number) {
    this.#value = start;
  }

  times(factor: number, reason: string): this {
    if (factor < 1) this.reasons.push(reason);
    this.#value *= factor;
    return this;
  }

  get value(): number {
    return this.#value;
  }
}

/** What a hand wrote is read as words that nobody can be sure of; a name that was printed has some that are. */
const SCRAWL = 0.35;

function isScrawl(recognized: readonly Token[]): boolean {
  return recognized.reduce((sum, token) => sum + token.confidence, 0) < SCRAWL * recognized.length;
}

/** Recognized words are as certain as the least certain of them, but a short doubt does not undo a clear place. */
export function toCandidate(ready: ReadyRule, taken: Taken, certainty: Certainty): Candidate | null {
  // A value on two pages has its box where it begins.
  const pageIndex = taken.tokens[0]?.pageIndex ?? 0;
  const own = taken.tokens.filter((token) => token.pageIndex === pageIndex);
  const box = unionBox(own.map((token) => token.box));
  if (box === null) return null;
  const recognized = taken.tokens.filter((token) => token.method === 'ocr');
  const place = Math.min(0.99, certainty.value);
  if (recognized.length > 0) {
    const least = Math.min(...recognized.map((token) => token.confidence));
    if (ready.field.kind === 'name' && isScrawl(recognized)) return null;
    certainty.times(
      least < 0.5 ? 0.65 + 0.45 * least : 0.75 + 0.25 * least,
      `recognized from the picture, least confident word ${Math.round(least * 100)}%`,
    );
  }
  if (taken.corrected) certainty.times(0.9, 'letters that recognition confuses were corrected');
  return {
    field: ready.field.name,
    rawText: taken.text,
    value: taken.value,
    pageIndex,
    box,
    confidence: Math.min(0.99, certainty.value),
    place,
    reasons: certainty.reasons,
    method: recognized.length > 0 ? 'ocr' : 'text',
    rule: ready.id,
    tier: ready.tier,
  };
}
