import { RE2JS } from 're2js';
import { shapeNames } from './value-shapes.ts';

/**
 * Patterns run in an engine whose time grows with the text and never with the pattern's cunning: banks write them, and
 * documents from anywhere are what they run on.
 */
export type Pattern = ReturnType<typeof RE2JS.compile>;

const compiled = new Map<string, Pattern>();
/** The families have some two thousand; templates come and go, and what is remembered of them stays small. */
const maxKept = 4_000;

/** Throws where the text is no pattern. */
export function compilePattern(source: string): Pattern {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const made = RE2JS.compile(source);
  if (compiled.size >= maxKept) compiled.clear();
  compiled.set(source, made);
  return made;
}

/** A family's pattern: any case, and `{money}`, `{date}` and the like stand for the shapes of values. */
export function familyPattern(source: string): string {
  return `(?i)${source.replace(/\{([a-z]+)\}/g, (whole, name: string) => (shapeNames[name] === undefined ? whole : `(?:${shapeNames[name]})`))}`;
}

export interface PatternMatch {
  /** Where the whole match begins; its value stands between `from` and `to`. */
  readonly start: number;
  readonly from: number;
  readonly to: number;
  readonly end: number;
}

/**
 * The first match at or after a place: of its group v, or of the whole pattern where it has none. A match in which v
 * takes no part is passed over: so a pattern names first what looks like the value and is not.
 */
export function firstMatch(pattern: Pattern, text: string, start: number): PatternMatch | null {
  // Most texts hold no match, which the engine tells many times as quickly as where one stands.
  if (start === 0 && !pattern.test(text)) return null;
  const matcher = pattern.matcher(text);
  const named = 'v' in pattern.namedGroups();
  for (let found = matcher.find(start); found; found = matcher.find()) {
    const from = named ? matcher.start('v') : matcher.start();
    const to = named ? matcher.end('v') : matcher.end();
    if (from >= 0) return { start: matcher.start(), from, to, end: Math.max(matcher.end(), start + 1) };
  }
  return null;
}
