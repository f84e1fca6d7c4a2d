import { dayCountOf } from '../../values/day-count.ts';
import { normalizeField } from '../../values/normalize-field.ts';
import type { ValueKind } from '../../values/value-kind.ts';
import { tokensBetween } from '../document-text.ts';
import type { Token } from '../token.ts';
import { runOf, trimToken } from '../trim-token.ts';
import { shapeOf } from '../value-shapes.ts';
import { closedWords } from './closed-words.ts';
import type { DocumentView } from './document-view.ts';
import type { Span } from './span.ts';

const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion';
/** Each word and what parts it from the next can match in one way alone, so that no text makes it slow. */
const SPELLED_MONEY = new RegExp(
  String.raw`\b(?:${NUMBER_WORD})\b(?:(?: ?- ?|,? )(?:and )?(?:${NUMBER_WORD})\b){0,24}(?:,? ?(?:&|and) ?(?:no|xx|zero|-0-|\d{1,2}) ?/ ?(?:100|xx)(?:ths)?)?(?:,? (?:u\.?s\.? |united states )?dollars)?`,
  'gi',
);

/** "Two hundred seventy-five (275) basis points", "200 bps". */
const BASIS_POINTS = new RegExp(
  String.raw`(?:\b(?:${NUMBER_WORD})(?:(?: ?- ?| )(?:and )?(?:${NUMBER_WORD})\b){0,6} \()?(?<![\d.,$])\b\d{1,3}\)? (?:basis points?|bps)\b`,
  'gi',
);
const SPELLED_RATE = new RegExp(
  String.raw`\b(?:${NUMBER_WORD})(?:(?: ?- ?| )(?:and )?(?:${NUMBER_WORD}|half|quarters?|thirds?|eighths?|tenths?|hundredths)\b){0,8} (?:percent|per cent)\b`,
  'gi',
);

const SPELLED = String.raw`(?:\b[a-z]+(?:-[a-z]+)? \()?`;
const COUNT = new RegExp(
  String.raw`${SPELLED}(?<![$\d./,-])\b\d{1,3}(?!,\d|\d|\.\d|[/-]\d| ?%)\)?(?:[ -]?(?:years?|yrs?\b\.?|months?|mos?\b\.?|quarters?|(?:calendar |business |banking )?days?|(?:equal |consecutive |successive )*(?:monthly|quarterly)\b))?`,
  'gi',
);
/** "Fifteen days": a count that no figure repeats. */
const SPELLED_COUNT = new RegExp(
  String.raw`\b(?:${NUMBER_WORD})(?:-(?:${NUMBER_WORD}))? (?:calendar |business )?(?:days|months|years)\b`,
  'gi',
);
const RANK = /\b(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|1|2|3)\b/gi;

/** What a rate may be beside its usual shape: "six and one-half percent (6.5%)" is one value. */
const shaped: readonly ValueKind[] = ['money', 'rate', 'date'];

const UNDERSCORED_DATE =
  /\b\d{1,2}(?:st|nd|rd|th)?,? (?:day )?(?:of )?(?:January|February|March|April|May|June|July|August|September|October|November|December),? (?:in the year )?(?:A\.?D\.?,? )?(?:of )?\d{4}\b/gi;

/** Values that are known by their shape: amounts, rates, days, counts, numbers of papers, words of closed lists. */
export function findShaped(view: DocumentView): Span[] {
  // A line to fill in is printed under what fills it.
  const text = view.text.text.replaceAll('_', ' ');
  const found: Span[] = [];
  for (const kind of shaped) {
    const shape = shapeOf(kind);
    if (shape === null) continue;
    shape.lastIndex = 0;
    for (let match = shape.exec(text); match !== null; match = shape.exec(text)) {
      if (match[0] === '') shape.lastIndex += 1;
      else {
        addShaped(found, view, kind, match);
        if (kind === 'rate') addUnderIndex(found, view, text, match);
      }
    }
  }
  for (const match of text.matchAll(UNDERSCORED_DATE)) add(found, view, 'date', match.index, match[0].length, 'long');
  for (const match of text.matchAll(COUNT)) add(found, view, 'integer', match.index, match[0].length, 'shape');
  for (const match of text.matchAll(SPELLED_COUNT)) add(found, view, 'integer', match.index, match[0].length, 'words');
  for (const match of text.matchAll(RANK))
    add(found, view, 'integer', match.index, match[0].length, 'rank', ['lien_position']);
  for (const match of text.matchAll(ID)) {
    if (DATE_OR_SUM.test(match[0])) continue;
    add(found, view, 'id', match.index, match[0].length, 'shape');
  }
  for (const match of text.matchAll(LETTERED_ID))
    if (match[0].length < 30) add(found, view, 'id', match.index, match[0].length, 'lettered');
  for (const match of text.matchAll(SPELLED_MONEY)) {
    if (!/hundred|thousand|million|dollars|\/ ?(?:100|xx)/i.test(match[0])) continue;
    const dollars = /\d.*?(,? (?:u\.?s\.? |united states )?dollars)$/i.exec(match[0])?.[1]?.length ?? 0;
    add(found, view, 'text', match.index, match[0].length - dollars, 'words', ['principal_words']);
    if (dollars === 0 && /dollars$/i.test(match[0])) {
      add(found, view, 'text', match.index, match[0].length - 8, 'bare', ['principal_words']);
      add(found, view, 'money', match.index, match[0].length, 'words');
    }
  }
  for (const pattern of [BASIS_POINTS, SPELLED_RATE])
    for (const match of text.matchAll(pattern)) add(found, view, 'rate', match.index, match[0].length, 'words');
  for (const { pattern, field, value } of closedWords)
    for (const match of text.matchAll(pattern)) {
      const named = match.groups?.v;
      const from = named === undefined ? match.index : match.index + match[0].indexOf(named);
      add(found, view, 'text', from, (named ?? match[0]).length, 'closed', [field], value);
    }
  for (const sentence of text.matchAll(DAYS)) {
    const value = dayCountOf(sentence[0]);
    if (value !== null) add(found, view, 'text', sentence.index, sentence[0].length, 'closed', ['day_count'], value);
  }
  return found;
}

/** Letters may stand before a number and be part of it: "CA 29585", "HO3 00 12"; with them and without them it is a span. */
const ID = /(?<![\w.,$/-])[#*]?[A-Za-z0-9*#][A-Za-z0-9*/._-]*\d[A-Za-z0-9*/._-]*|(?<![\w.,$/-])\d(?![\w.,/-])/g;
const LETTERED_ID =
  /(?<![\w.,$/-])(?:[A-Z]{1,5} ){1,3}[A-Z0-9*#][A-Z0-9*/._-]*\d[A-Z0-9*/._-]*(?: [A-Z0-9]*\d[A-Z0-9-]*){0,3}|(?<![\w.,$/-])[A-Z0-9*-]*\d[A-Z0-9*-]*(?: [A-Z0-9-]*\d[A-Z0-9-]*){1,3}/g;
const DATE_OR_SUM =
  /^\(?\$|^\d{1,3}(?:,\d{3})+|^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$|^\d+\.\d{2}$|%$|^\d{1,2}(?:st|nd|rd|th)$/i;

/** The stretch in which a note says how days are counted: up to the end of what says it. */
const DAYS =
  /(?:\b(?:actual|act|exact|30|365|366|thirty)\)?(?: ?\/ ?| (?:days? )?(?:over|basis|divided)[^.]{0,20}? ?)(?:360|365|366|actual)\b(?: basis)?)|\b(?:30[- ]day months?|months? of 30|36[05][- ]{1,2}day year|year of 36[05]|36[05] days?)[^.;]{0,120}|\bactual (?:number of )?(?:calendar )?days?[^.;]{0,160}36[05](?:[- ]{1,2}days?(?: years?)?)?/gi;

/** A bracket that opens and does not close, or the other way round, is the sentence's. */
function addShaped(found: Span[], view: DocumentView, kind: ValueKind, match: RegExpExecArray): void {
  const [text] = match;
  const from = text.startsWith('(') && !text.endsWith(')') ? 1 : 0;
  const less = text.endsWith(')') && !text.startsWith('(') && !text.includes('(') ? 1 : 0;
  add(found, view, kind, match.index + from, text.length - from - less, 'shape');
}

/** "The Prime Rate minus three quarters of one percent (0.75%)", "0.75% below the Prime Rate". */
const MINUS = /\b(?:minus|less(?! than))\b[^.;:%]{0,40}$/i;
const BELOW = /^\)? ?(?:per annum )?(?:below|under|less than) (?:the |its |our )?[A-Z]/;

/** A rate that is taken off an index: a margin below nothing. */
function addUnderIndex(found: Span[], view: DocumentView, text: string, match: RegExpExecArray): void {
  const end = match.index + match[0].length;
  const isUnder =
    MINUS.test(text.slice(Math.max(0, match.index - 60), match.index)) || BELOW.test(text.slice(end, end + 40));
  const margin = isUnder ? normalizeField('rate_margin', match[0]) : null;
  if (margin === null || !(Number(margin.value) > 0)) return;
  add(found, view, 'rate', match.index, match[0].length, 'under', ['rate_margin'], `-${margin.value}`);
}

function add(
  found: Span[],
  view: DocumentView,
  kind: ValueKind,
  from: number,
  length: number,
  made: string,
  fields: readonly string[] | null = null,
  value: string | null = null,
): void {
  const span = spanAt(view, kind, from, from + length, made, fields, value);
  if (span !== null) found.push(span);
}

/** The span of a stretch of the running text; null where the stretch leaps from one cell of a row to another. */
export function spanAt(
  view: DocumentView,
  kind: ValueKind,
  from: number,
  to: number,
  made: string,
  fields: readonly string[] | null = null,
  value: string | null = null,
): Span | null {
  const found = tokensBetween(view.text, from, to);
  const whole = inOneCell(view, found);
  const [head] = whole;
  const tail = whole.at(-1);
  if (head === undefined || tail === undefined) return null;
  const first = view.indexOf(head);
  const starts = view.text.starts;
  const tokens = whole.map((token, at) => {
    const start = starts[first + at] ?? 0;
    return trimToken(token, from - start, to - start);
  });
  return makeSpan(view, kind, whole, tokens, made, fields, value);
}

/** "$" at the left end of a box and its figure at the right: the figure alone. */
function inOneCell(view: DocumentView, tokens: readonly Token[]): readonly Token[] {
  const [head, second] = tokens;
  if (head === undefined || second === undefined || !/^(?:U\.?S\.?)?\$$/.test(head.text)) return tokens;
  return view.placeOf(head)?.cell === view.placeOf(second)?.cell ? tokens : tokens.slice(1);
}

export function makeSpan(
  view: DocumentView,
  kind: ValueKind,
  whole: readonly Span['tokens'][number][],
  tokens: Span['tokens'],
  made: string,
  fields: readonly string[] | null = null,
  value: string | null = null,
): Span | null {
  const [head] = whole;
  const tail = whole.at(-1);
  if (head === undefined || tail === undefined) return null;
  const place = view.placeOf(head);
  const last = view.placeOf(tail);
  // One row, two cells: two boxes of a form, read as one.
  if (
    made !== 'party' &&
    place !== null &&
    last !== null &&
    place.cell !== last.cell &&
    place.cell.row === last.cell.row &&
    head.pageIndex === tail.pageIndex
  )
    return null;
  const first = view.indexOf(head);
  const end = view.indexOf(tail) + 1;
  return {
    kind,
    fields,
    tokens,
    text: runOf(tokens).text,
    pageIndex: head.pageIndex,
    first,
    end,
    cell: place?.cell ?? null,
    before: place?.at ?? 0,
    after: last === null ? 0 : last.cell.tokens.length - 1 - last.at,
    made,
    value,
  };
}
