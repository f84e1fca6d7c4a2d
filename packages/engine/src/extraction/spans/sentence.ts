import type { ValueKind } from '../../values/value-kind.ts';
import type { DocumentView } from './document-view.ts';
import type { Feature } from './feature.ts';
import type { Span } from './span.ts';
import { featureWord } from './vocabulary.ts';

/** In words: what stands farther before a value says nothing of it. */
const longestSentence = 50;
/** In signs, behind a value. */
const farthestTerm = 90;

const ENDS = /(?:[.;?!]|\.["”)])$/;
const ABBREVIATED = /^(?:[A-Z]\.)+$|^(?:Inc|Corp|Co|Ltd|No|Nos|Jr|Sr|St|Mr|Mrs|Ms|Dr|Messrs|Sec|Art)\.$/i;

const TERM =
  /^[^"“.;]{0,50}?\(?(?:(?:the|this|such|said|herein|hereinafter|hereafter|called|collectively|referred to as|as|amended),? )*["“]([A-Z][A-Za-z]*(?:[ -][A-Za-z]+){0,3})[,.]?["”]/;

/** Words by which a sentence tells one paper from another, the last of which holds. */
const PAPERS: readonly (readonly [paper: string, words: RegExp])[] = [
  [
    'this',
    /\bthis (?:[a-z-]+ ){0,6}?(?:agreement|amendment|note|modification|guaranty|mortgage|deed|letter|instrument|extension)\b|\bthis [a-z-]+ (?:[a-z-]+ )?(?:is )?(?:made|dated|entered|executed)\b/g,
  ],
  [
    'that',
    /\b(?:that|those|a|the|and) certain\b|\bpursuant to (?:the|a|that)\b|\b(?:party|parties) to (?:the|a|an|that)\b|\bentered into (?:a|an|that|the)\b|\bas (?:previously )?amended by\b|\bunder (?:the|a|that)\b|\bevidenced by\b/g,
  ],
  ['earlier', /\b(?:original|originally|existing|prior|previous|previously|heretofore|earlier)\b/g],
];
const DATED =
  /\b(?:dated|made|entered into|executed|effective)(?: and [a-z]+)?(?: into)?(?: as)?(?: of)?(?: the)?(?: 9)?(?: day)?(?: of)?$/;

/** What becomes of a value in the last words before it. */
const TURNS: readonly (readonly [turn: string, words: RegExp])[] = [
  [
    'until',
    /\b(?:matur\w*|due|expir\w*|terminat\w*|payable in full|until|no later than|not later than|on or before|outside date)\b(?: [a-z9]+){0,5}$/,
  ],
  ['first', /\b(?:commencing|beginning|starting|commence|begin|first)\b(?: [a-z9]+){0,4}$/],
  [
    'from',
    /\b(?:from|delet\w+|strik\w+|replac\w+|in place of|in lieu of|instead of)(?: (?:the|date|dates|amount|figure|number|words?|phrase|reference|references|to|sum|of|percentage)){0,5}$/,
  ],
  [
    'to',
    /\b(?:extended|extend|extending|extension|increased?|increasing|decreased?|reduced?|reducing|changed?|changing|amended|insert\w*|substitut\w*|therefor|thereof)(?: (?:to|the|and|including|through|until|date|amount|maturity|principal|by|with|in|read|as|follows|figure|sum|of|lieu|its|place|therein|thereof|maximum|rate|interest)){0,6}$/,
  ],
  [
    'worth',
    /\b(?:in excess of|at least|not less than|less than|exceed\w*|minimum|more than|greater than|threshold|net worth|insurance)\b(?: [a-z9]+){0,4}$/,
  ],
];

/** What a day is said to be the day of. */
const PAPER_NOUN =
  /\b(agreement|amendment|note|guaranty|guarantee|mortgage|deed|lease|letter|commitment|modification|contract|indenture|policy|report|statement|instrument|plan|survey|appraisal)s?\b/g;

/** What somebody was called before, or whom somebody took the place of. */
const FORMER =
  /(?:\bformerly(?: known as| called| named)?|\bf\/?k\/?a|\bsuccessor(?: by (?:merger|conversion))?(?: in interest)?(?: to| with| of)|\bassignee of|\bpreviously known as)[,:]?["“ ]*(?:the )?$/i;

/** Whether a sentence names somebody by a former name only. */
export function isFormer({ text: { text, starts } }: DocumentView, { kind, first }: Span): boolean {
  const from = starts[first];
  return kind === 'name' && from !== undefined && FORMER.test(text.slice(Math.max(0, from - 60), from));
}

const told: ReadonlySet<ValueKind> = new Set(['date', 'money', 'rate', 'integer']);

/** Which paper a sentence speaks of, what it does with a value, and by what term it calls the value from there on. */
export function sentenceFacts(view: DocumentView, docType: string, span: Span): Feature[] {
  if (span.first < 0) return [];
  const facts: Feature[] = [`stands:${standOf(span.first)}`];
  const term = termBehind(view, span);
  if (term !== null) facts.push(`defines:${term}`, ...term.split(' ').map((word) => `defines~${word}`));
  if (isFormer(view, span)) facts.push('former');
  if (!told.has(span.kind)) return facts;
  const sentence = sentenceBefore(view, span).join(' ');
  const paper = paperIn(sentence);
  const dated = DATED.test(sentence);
  const noun = dated ? [...sentence.matchAll(PAPER_NOUN)].at(-1)?.[1] : undefined;
  if (noun !== undefined && span.kind === 'date') facts.push(`dates:${noun}`);
  facts.push(`paper:${paper}${dated ? '-dated' : ''}`);
  for (const [turn, words] of TURNS) if (words.test(sentence)) facts.push(`turn:${turn}`);
  return facts.flatMap((fact) => (fact.startsWith('defines') ? [fact] : [fact, `${docType}|${fact}`]));
}

const stands = [50, 150, 400, 1000] as const;

/** How far into the text, in words. */
function standOf(first: number): string {
  return String(stands.find((limit) => first < limit) ?? 'on');
}

function termBehind({ text: { text, starts, tokens } }: DocumentView, { end }: Span): string | null {
  const [start, last] = [starts[end - 1], tokens[end - 1]];
  if (start === undefined || last === undefined) return null;
  const from = start + last.text.length;
  const term = TERM.exec(text.slice(from, from + farthestTerm))?.[1];
  if (term === undefined) return null;
  return term.toLowerCase().split(/[ -]/).map(featureWord).join(' ');
}

function sentenceBefore({ words, text: { tokens } }: DocumentView, { first }: Span): string[] {
  const before: string[] = [];
  for (let at = first - 1; at >= 0 && before.length < longestSentence; at -= 1) {
    const text = tokens[at]?.text ?? '';
    if (ENDS.test(text) && !ABBREVIATED.test(text)) break;
    const word = words[at];
    if (word !== undefined && word !== '') before.push(word);
  }
  return before.reverse();
}

function paperIn(sentence: string): string {
  let [own, last] = ['none', -1];
  for (const [paper, words] of PAPERS)
    for (const match of sentence.matchAll(words)) if (match.index >= last) [own, last] = [paper, match.index];
  return own;
}
