import { familyPattern } from '../../src/extraction/patterns.ts';
import type { Family, Rule } from '../../src/extraction/rule.ts';

export type Extra = Omit<Partial<Rule>, 'field' | 'type' | 'pattern' | 'patterns' | 'near'>;

/** The value beside one of these printed labels: to its right, else below it. */
export function label(field: string, patterns: readonly string[], extra: Extra = {}): Rule {
  return { field, type: 'label', patterns, ...extra };
}

/**
 * The value beside a label that forms word in many ways: a pattern for all its words, in lower case and without signs but
 * #, &, / and %. A little less certain than a label that is named outright.
 */
export function worded(field: string, pattern: string, extra: Extra = {}): Rule {
  return { field, type: 'label', worded: pattern, certainty: 0.9, ...extra };
}

/** The value in a box under its heading. */
export function below(field: string, patterns: readonly string[], extra: Extra = {}): Rule {
  return { field, type: 'label', patterns, direction: 'below', ...extra };
}

/**
 * The group v of a pattern, looked for around a phrase in lower case. Any case matches; `{money}`, `{date}`, `{rate}`,
 * `{int}`, `{id}`, `{name}` and `{words}` stand for the shapes of values.
 */
export function sentence(field: string, near: string | readonly string[], pattern: string, extra: Extra = {}): Rule {
  return { field, type: 'sentence', near: typeof near === 'string' ? [near] : near, pattern, ...extra };
}

/**
 * The group v of a pattern, tried on every block of so many lines: for letterheads and addresses that no label names.
 * Lines part by a line feed.
 */
export function block(field: string, lines: number, pattern: string, extra: Extra = {}): Rule {
  return { field, type: 'sentence', pattern, ...extra, lines };
}

/** The cell where a row and a column meet; without a column the row's last value. */
export function table(field: string, rows: readonly string[], column?: string, extra: Extra = {}): Rule {
  return { field, type: 'table', patterns: rows, ...(column === undefined ? {} : { column }), ...extra };
}

/** Every cell under a column's heading, where one of the other headings stands beside it. */
export function column(field: string, heading: string, beside: readonly string[], extra: Extra = {}): Rule {
  return { field, type: 'table', column: heading, near: beside, ...extra };
}

/** Every row of the section with one of these headings, its words with its amount, without the columns in `except`. */
export function rows(field: string, headings: readonly string[], except: readonly string[]): Rule {
  return { field, type: 'table', patterns: headings, pick: 'all', except };
}

/** What a ticked box beside one of these labels says. */
export function checkbox(
  field: string,
  patterns: readonly string[],
  value: string,
  extra: Extra & Pick<Rule, 'near'> = {},
): Rule {
  return { field, type: 'checkbox', patterns, value, ...extra };
}

/** Whether the box beside one of these labels is ticked. */
export function tickBox(field: string, patterns: readonly string[], extra: Extra = {}): Rule {
  return { field, type: 'checkbox', patterns, ...extra };
}

/** Whether ink stands on the signature line at one of these labels. */
export function signature(field: string, patterns: readonly string[], extra: Extra = {}): Rule {
  return { field, type: 'signature', patterns, ...extra };
}

export function family(docType: string, ...rules: readonly (Rule | readonly Rule[])[]): Family {
  return { docType, rules: rules.flat() };
}

/** A pattern for part of a value, in any case, with the shapes of values by name as in sentences. */
export function part(pattern: string): string {
  return familyPattern(pattern);
}
