import { RE2JS } from 're2js';
import { coarsePattern } from './coarse-pattern.ts';
import { countSteps, spendSteps } from './pattern-steps.ts';
import { shapeNames } from './value-shapes.ts';

type Engine = ReturnType<typeof RE2JS.compile>;

/**
 * Patterns run in an engine whose time grows with the text and never with the pattern's cunning: banks write them, and
 * documents from anywhere are what they run on.
 */
export interface Pattern {
  /** Made when a text is first met that it may match. */
  readonly exact: () => Engine;
  /** The same if it was made; null before. */
  readonly made: () => Engine | null;
  /** Matches the text in lower case wherever the exact one may match; null where there is none. */
  readonly coarse: Engine | null;
}

const compiled = new Map<string, Pattern>();
const classes = new Map<string, Int32Array>();
/** The families have some two thousand; templates come and go, and what is remembered of them stays small. */
const maxKept = 4_000;

/** Throws where the text is no pattern. */
export function compilePattern(source: string): Pattern {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const made = makePattern(source);
  if (compiled.size >= maxKept) {
    compiled.clear();
    classes.clear();
  }
  compiled.set(source, made);
  return made;
}

function makePattern(source: string): Pattern {
  let made: Engine | null = null;
  const exact = (): Engine => {
    made ??= compileSmall(source);
    return made;
  };
  const coarse = coarsePattern(source);
  // What is no pattern is told at once.
  if (coarse === null) exact();
  return { exact, made: () => made, coarse: coarse === null ? null : compileSmall(coarse) };
}

/** The engine gives every step of a pattern an array of its own for the letters it takes; the same letters need one. */
function compileSmall(source: string): Engine {
  const engine = RE2JS.compile(source);
  for (const step of engine.re2().prog.inst as { runes: ArrayLike<number> }[]) {
    const letters = Array.prototype.join.call(step.runes);
    const known = classes.get(letters);
    if (known === undefined) classes.set(letters, Int32Array.from(step.runes));
    step.runes = known ?? (classes.get(letters) as Int32Array);
  }
  countSteps(engine);
  return engine;
}

/** Whether a pattern captures its value, in a group named v. */
export function capturesValue({ exact }: Pattern): boolean {
  return 'v' in exact().namedGroups();
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
  if (start === 0 && !mayMatch(pattern, text)) return null;
  const matcher = pattern.exact().matcher(text);
  const named = capturesValue(pattern);
  spendSteps(text.length - start);
  for (let found = matcher.find(start); found; found = matcher.find()) {
    const from = named ? matcher.start('v') : matcher.start();
    const to = named ? matcher.end('v') : matcher.end();
    if (from >= 0) return { start: matcher.start(), from, to, end: Math.max(matcher.end(), start + 1) };
  }
  return null;
}

function mayMatch({ coarse, exact }: Pattern, text: string): boolean {
  spendSteps(text.length);
  if (coarse === null) return exact().test(text);
  // Of all letters only the long s is one of ours in any case and stays itself in lower case.
  return coarse.test(text.toLowerCase().replaceAll('ſ', 's'));
}

/** In bytes, as the engine reckons them: some pages' worth for every pattern of the families. */
const maxRemembered = 64_000_000;

/**
 * The engine remembers how it went through the texts it met, each pattern apart and up to 8 MB each. That makes the next
 * text quick, and would grow with every page of a long package: where it has become much, it begins anew.
 */
export function forgetTexts(): void {
  if (rememberedBytes() <= maxRemembered) return;
  for (const engine of engines()) {
    engine.lazyDFA?.clearCache();
    engine.reset();
  }
}

export function rememberedBytes(): number {
  return engines().reduce((sum, { lazyDFA }) => sum + (lazyDFA === null ? 0 : lazyDFA.maxMem - lazyDFA.memBudget), 0);
}

function engines(): ReturnType<Engine['re2']>[] {
  return [...compiled.values()].flatMap(({ coarse, made }) => [coarse, made()].flatMap((each) => each?.re2() ?? []));
}
