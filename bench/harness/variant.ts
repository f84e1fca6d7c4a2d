import type { Report } from './report.ts';

/** They say how a run is made and not what is measured. */
const CHANGE_NOTHING = ['--fresh', '--warnings'];

/** What makes this run another than the whole one: its options, and the environment that benchmarks look at. */
export function settingsOf(
  options: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const named = Object.keys(environment).filter((name) => name.startsWith('BENCH_') || name.endsWith('_BENCH'));
  return [
    ...options.filter((option) => !CHANGE_NOTHING.includes(option)),
    ...named.sort().map((name) => `${name}=${environment[name]}`),
  ];
}

export interface Variant {
  /** Of its result, such as `findings` or `findings.engine-only`. */
  readonly name: string;
  /** A partial run is kept beside the others and never takes the place of a whole one. */
  readonly partial: boolean;
}

export function variantOf(benchmark: string, settings: readonly string[], { variants = [] }: Report): Variant {
  if (settings.length === 0) return { name: benchmark, partial: false };
  const isKnown = variants.some((known) => known.join(' ') === settings.join(' '));
  return { name: `${benchmark}.${slug(settings)}`, partial: !isKnown };
}

/** The names under which a benchmark has results that are printed. */
export function resultNames(benchmark: string, { variants = [] }: Report): readonly string[] {
  return [benchmark, ...variants.map((settings) => `${benchmark}.${slug(settings)}`)];
}

function slug(settings: readonly string[]): string {
  return settings
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
