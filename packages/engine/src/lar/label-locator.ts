import { allow, type Decision, refuse } from '../decision.ts';
import { type Locator, type Predicate, readPredicate, readQuoted, type Step } from './locator-parts.ts';

export type LabelFormat = 'csv' | 'docx' | 'xlsx';

/**
 * Columns and labels do not nest, so all that stands behind `$.` is the header or label, dots and brackets included;
 * only [*], a test such as [Role='Borrower'] and the name of an Excel sheet are the language's own. A header that itself
 * looks like one of them goes into quotes.
 */
export function parseLabelLocator(format: LabelFormat, path: string): Decision<Locator, string> {
  const what = format === 'docx' ? 'label' : 'column';
  const many = path.endsWith('[*]');
  const body = many ? path.slice(0, -3) : path;
  const sheet = format === 'xlsx' ? readSheet(body) : allow(null);
  if (!sheet.ok) return sheet;
  const tested = readTest(sheet.effect === null ? body : `$${sheet.effect.rest}`);
  if (!tested.ok) return tested;
  const { rest, predicate } = tested.effect;
  const name = readName(rest, what);
  if (!name.ok) return name;
  if (name.effect.trim() === '') return refuse('has an empty name');
  const steps: readonly Step[] = [
    { kind: 'name', name: name.effect },
    ...(predicate === null ? [] : [predicate]),
    ...(many ? [{ kind: 'all' } as const] : []),
  ];
  return allow({ steps, attribute: null, ...(sheet.effect === null ? {} : { sheet: sheet.effect.name }) });
}

function readName(rest: string, what: string): Decision<string, string> {
  if (rest.startsWith('$[')) {
    const quoted = readQuoted(rest, 2);
    if (!quoted.ok) return quoted;
    if (rest.slice(quoted.effect.end) !== ']')
      return refuse(`takes one ${what}, as in $['Loan No.'] or $['Loan No.'][*]`);
    return allow(quoted.effect.name);
  }
  if (!rest.startsWith('.', 1)) return refuse(`names a ${what} behind $., as in $.Loan No. or $.Guarantor[*]`);
  return allow(rest.slice(2));
}

interface Sheet {
  readonly name: string;
  /** The path behind the sheet, from its dot or bracket. */
  readonly rest: string;
}

/** `$.'Sheet name'!Column`: as in Excel a quotation mark within the name is written twice. */
function readSheet(path: string): Decision<Sheet | null, string> {
  if (!path.startsWith("$.'")) return allow(null);
  const found = /^\$\.'((?:[^']|'')+)'!(.*)$/s.exec(path);
  if (found === null) return allow(null);
  const [, name = '', rest = ''] = found;
  if (rest === '') return refuse("names a sheet and no column; write $.'Sheet name'!Column");
  return allow({ name: name.replaceAll("''", "'"), rest: rest.startsWith('[') ? rest : `.${rest}` });
}

/** A test at the end of the path. What looks like none is part of the header: `Amount [USD]`. */
function readTest(path: string): Decision<{ readonly rest: string; readonly predicate: Predicate | null }, string> {
  for (let at = path.indexOf('['); at >= 0; at = path.indexOf('[', at + 1)) {
    const read = at > 1 ? readPredicate(path, at + 1, 'label') : null;
    if (read === null) continue;
    if (!read.ok) return read;
    if (read.effect.end === path.length) return allow({ rest: path.slice(0, at), predicate: read.effect.step });
  }
  return allow({ rest: path, predicate: null });
}
