import { stateNames } from '../../values/us-states.ts';
import type { Cell, PageGrid } from '../page-grid.ts';
import { looksLikeName, signsForAnother, splitNameRows, splitNames, splitParty, trimName } from '../party-block.ts';
import { joinTokens, type Token } from '../token.ts';
import { cutRun, runOf, trimToken } from '../trim-token.ts';
import type { DocumentView } from './document-view.ts';
import { companiesIn } from './find-companies.ts';
import { placesIn } from './find-places.ts';
import { makeSpan } from './find-shaped.ts';
import { wholeName } from './name-reach.ts';
import type { Span } from './span.ts';

/** Lines of a party: a name on two or three, a street, a town. */
const mostRows = 5;
const mostWords = 16;

type Tokens = readonly Token[];

/** Names and addresses in cells and blocks of lines, and names in sentences. Where their reach is in doubt, each is a span. */
export function findParties(view: DocumentView): Span[] {
  const found = new Map<string, Span>();
  const add = (kind: 'name' | 'address', tokens: Tokens, made: string): void => {
    const print = trimEnds(tokens);
    const own = kind === 'name' ? trimEnds(wholeName(view, print)) : print;
    if (own.length === 0) return;
    const text = runOf(own).text;
    // "iPCS" begins no name that looks like one, "WIRELESS, INC." does.
    if (
      kind === 'name'
        ? !looksLikeName(/^[a-z]/.test(text) ? runOf(print).text : text) || NOBODY.test(text)
        : made !== 'place' && !isAddress(text)
    )
      return;
    const key = `${kind} ${own[0]?.pageIndex} ${own[0]?.left.toFixed(1)} ${own[0]?.top.toFixed(1)} ${text}`;
    if (found.has(key)) return;
    const span = makeSpan(view, kind, own, own, made === 'run' ? 'run' : 'party');
    if (span !== null) found.set(key, { ...span, made });
  };
  for (const grid of view.grids)
    for (const row of grid.rows)
      for (const cell of row.cells) for (const at of startsIn(cell)) readBlock(grid, cell, at, add);
  readRuns(view, add);
  for (const company of companiesIn(view)) add('name', company, 'form');
  for (const place of placesIn(view)) add('address', place, 'place');
  return [...found.values()];
}

/** Where a value may begin in a cell: at its head, and behind a label's colon. */
function startsIn(cell: Cell): number[] {
  const starts = [0];
  for (const [at, token] of cell.tokens.entries())
    if (at > 0 && (/[:#]$|^\/s\/$/i.test(cell.tokens[at - 1]?.text ?? '') || STREET.test(streetAt(cell, at))))
      starts.push(at);
    else if (at > 0 && at < 4 && token.bold !== cell.tokens[at - 1]?.bold) starts.push(at);
  return starts;
}

const streetAt = (cell: Cell, at: number): string =>
  cell.tokens
    .slice(at, at + 3)
    .map(({ text }) => text)
    .join(' ');
const STREET =
  /^(?:\d{1,6}(?:-\d{1,4})?[A-Za-z]? [A-Z0-9]|P\.? ?O\.? +(?:Box|Drawer|BOX)|Post Office Box|(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten) [A-Z])/;

function readBlock(
  grid: PageGrid,
  cell: Cell,
  at: number,
  add: (kind: 'name' | 'address', tokens: Tokens, made: string) => void,
): void {
  const head = cell.tokens.slice(at);
  const [start] = head;
  if (start === undefined || !/^["“(]?[A-Z0-9]/.test(start.text)) return;
  const rows = [head, ...rowsUnder(grid, cell, start)];
  if (/^["“(]?\d|^P\.?O|^(?:Post|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)$/i.test(start.text)) {
    for (const upTo of [1, 2, 3, 4])
      if (rows.length >= upTo) add('address', addressIn(rows.slice(0, upTo).flat()), `address${upTo}`);
  }
  if (head.length > mostWords) return;
  add('name', trimName(head), 'cell');
  for (const part of splitNames(trimName(head))) add('name', part, 'part');
  if (rows.length > 1) {
    const block = splitParty(rows);
    add('name', block.name, 'block');
    for (const part of splitNameRows(block.nameRows))
      if (!signsForAnother(joinTokens(part))) add('name', part, 'listed');
    if (block.address.length > 0) add('address', block.address, 'under');
    // A name on two lines; what begins as an address does is where the party lives.
    if (!NUMBERED.test(joinTokens(rows[1] ?? []))) add('name', trimName(rows.slice(0, 2).flat()), 'two');
  } else {
    const block = splitParty(rows);
    add('name', block.name, 'block');
    if (block.address.length > 0) add('address', block.address, 'behind');
  }
}

/** The cells below that begin where the value does, as lines of one block do. */
function rowsUnder(grid: PageGrid, cell: Cell, start: Token): Tokens[] {
  const rows: Tokens[] = [];
  const height = start.bottom - start.top;
  let bottom = cell.bottom;
  for (let index = cell.row + 1; index < grid.rows.length && rows.length < mostRows - 1; index += 1) {
    const row = grid.rows[index];
    if (row === undefined || row.top - bottom > 1.1 * height) break;
    const under =
      row.cells.find(({ left }) => Math.abs(left - start.left) < 0.8 * height) ??
      row.cells.find(({ left }) => Math.abs(left - cell.left) < 0.8 * height);
    if (under === undefined) {
      if (row.cells.some(({ left, right }) => left < start.left + 2 * height && right > start.left)) break;
      continue;
    }
    rows.push(under.tokens);
    bottom = under.bottom;
  }
  return rows;
}

const ZIP = /^\d{5}(?:-\d{4})?[.,;)]*$/;

/** Up to the ZIP code; a telephone or a label behind it is no part of the address. */
function addressIn(tokens: Tokens): Tokens {
  const zip = tokens.findIndex(
    ({ text }, at) => at > 1 && ZIP.test(text) && /^[A-Z][A-Za-z]+[.,]?$/.test(tokens[at - 1]?.text ?? ''),
  );
  if (zip > 0) return tokens.slice(0, zip + 1);
  const label = tokens.findIndex(({ text }, at) => at > 0 && /:$/.test(text));
  return label > 0 ? tokens.slice(0, label - 1) : tokens;
}

/** How an address begins; a date does not. */
const NUMBERED =
  /^(?:\d{1,6}(?:-\d{1,4})?[A-Za-z]?(?![-/]\d)|P\.? ?O\.? ?(?:Box|Drawer)|Post Office Box|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Rural Route|Lot|Highway)\b/i;
const STREETS =
  /\b(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Circle|Cir|Boulevard|Blvd|Way|Place|Pl|Parkway|Pkwy|Highway|Hwy|Trail|Trl|Terrace|Plaza|Square|Loop|Run|Pike|Box|Drawer|Route|Row|Crossing|Cove|Point|Path|Broadway|Turnpike|Ter|Sq|Bend|Ridge|Alley|Pass)\b/i;

const STATE = `[A-Z]{2}|${stateNames.join('|')}`;
const WITH_ZIP = new RegExp(String.raw`\b(?:${STATE}),? \d{5}(?:-\d{4})?\b`, 'i');

function isAddress(text: string): boolean {
  if (text.length > 160 || !NUMBERED.test(text) || !/[A-Za-z]{2}/.test(text)) return false;
  return WITH_ZIP.test(text) || (STREETS.test(text) && text.split(' ').length <= 14);
}

const WORD = String.raw`(?:(?:[A-Z]\.)+|(?:Inc|INC|Co|CO|Corp|CORP|Ltd|LTD|Jr|JR|Sr|SR|St|ST|Mt|Ft|Bros|Assn|Dr|Mrs|Ms|Mr|Wm|Mfg|Intl|Dept|Esq)\.|[A-Z][A-Za-z0-9'’&/-]*|\d{1,4}[A-Za-z]{0,2}(?:-[A-Za-z]+)?)`;
const RUN = new RegExp(String.raw`(?<![\w$.])${WORD},?(?: (?:${WORD}|&|of|and|the|d\/b\/a|dba),?){0,12}`, 'g');
const LEADING =
  /^(?:(?:THE|The|This|A|An|I|We|By|To|From|And|Between|That|For|On|At|In|Of|Borrower|BORROWER|Lender|LENDER|Grantor|GRANTOR|Trustor|Guarantor|GUARANTOR|Mortgagor|Trustee|TRUSTEE|Bank|Maker|Seller|Buyer|Mr|Mrs|Ms|Insured|Name|NAME)\b[.,:;]? )+/;
const ADDRESS_START = String.raw`(?<![\w$.#-])(?:\d{1,6}(?:-\d{1,4})?[A-Za-z]?|P\.? ?O\.? ?(?:Box|BOX)|Post Office Box|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten)`;
const ADDRESS_RUN = new RegExp(
  String.raw`${ADDRESS_START}(?:,? [A-Za-z0-9.'’#&/-]+){2,14}?,? (?:${STATE}),? \d{5}(?:-\d{4})?`,
  'g',
);
/** A street in a sentence that names no postal code: up to the town, or to the state behind it. */
const STREET_RUN = new RegExp(
  String.raw`${ADDRESS_START}(?: [A-Z0-9][A-Za-z0-9.'’#&/-]*){1,5},? (?:(?:Suite|Ste\.?|Unit|Floor|Room|\d{1,3}(?:st|nd|rd|th) Floor)[ #A-Za-z0-9-]{0,8},? )?(?:[A-Z][A-Za-z.]+,? ){1,3}(?:County of [A-Z][a-z]+,? )?(?:State of )?(?:${STATE})\b`,
  'g',
);

function readRuns(view: DocumentView, add: (kind: 'name' | 'address', tokens: Tokens, made: string) => void): void {
  const run = view.text;
  for (const match of run.text.matchAll(RUN)) {
    if (match[0].length < 4) continue;
    const lead = LEADING.exec(match[0])?.[0].length ?? 0;
    const tokens = cut(view, match.index + lead, match.index + match[0].length);
    if (tokens.length === 0 || tokens.length > mostWords) continue;
    const name = trimName(tokens);
    add('name', name, 'run');
    if (lead > 0 && /^(?:The|THE) /.test(match[0]))
      add('name', trimName(cut(view, match.index, match.index + match[0].length)), 'run');
    const parts = splitNames(name);
    if (parts.length > 1) for (const part of parts) add('name', part, 'run');
  }
  for (const pattern of [ADDRESS_RUN, STREET_RUN])
    for (const match of run.text.matchAll(pattern))
      add('address', cut(view, match.index, match.index + match[0].length), 'run');
}

function cut(view: DocumentView, from: number, to: number): Token[] {
  const { tokens, starts } = view.text;
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) + (tokens[middle]?.text.length ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  const own: Token[] = [];
  for (let at = low; at < tokens.length && (starts[at] ?? 0) < to; at += 1) {
    const token = tokens[at];
    const start = starts[at] ?? 0;
    if (token !== undefined) own.push(trimToken(token, from - start, to - start));
  }
  return own;
}

/** Words of forms that begin with capitals and are nobody's names. */
const NOBODY =
  /^(?:page|date|section|article|schedule|exhibit|note|loan|form|rev|total|amount|state|county|city|zip|yes|no|see|name|address|phone|fax|email|title|number|borrower|lender|grantor|guarantor|trustee|monthly|interest|principal|payment|maturity|january|february|march|april|may|june|july|august|september|october|november|december)$/i;

function trimEnds(tokens: Tokens): Tokens {
  if (tokens.length === 0) return tokens;
  const run = runOf(tokens);
  const from = /^[\s,;:.("“”'‘\-–—_•*]*/.exec(run.text)?.[0].length ?? 0;
  const tail = /[\s,;:("“”‘\-–—_]*$/.exec(run.text)?.[0].length ?? 0;
  if (from === 0 && tail === 0) return tokens;
  return from + tail >= run.text.length ? [] : cutRun(run, from, run.text.length - tail);
}
