import type { DocumentView } from './document-view.ts';
import { contextOf, type LabelContext, wordsBehind } from './label-context.ts';
import { conceptsOf } from './lexicon.ts';
import type { Span } from './span.ts';

/** What the weights of the score are asked for, by name: the same names in the weights, in reasons and in the fit. */
export type Feature = string;

/** How often each value of a kind is printed, and its rank among them: worked out once for a document. */
export interface Standing {
  readonly prints: number;
  readonly rank: 'only' | 'first' | 'last' | 'middle';
}

const sides = ['inline', 'left', 'row', 'up', 'head', 'down', 'section'] as const;
type Side = (typeof sides)[number];
/** Sides that name a value; the others say where it belongs. */
const naming: readonly Side[] = ['inline', 'left', 'up', 'head', 'down'];

/** What spans that begin at one word have in common, by that word. */
export type Shared = Map<string, readonly Feature[]>;

export function featuresOf(
  view: DocumentView,
  docType: string,
  span: Span,
  standing: Standing,
  shared: Shared,
): Feature[] {
  const start = `${span.pageIndex} ${span.first} ${span.before} ${span.cell?.row} ${span.cell?.index}`;
  let own = shared.get(start);
  if (own === undefined) {
    const made: Feature[] = [];
    const context = contextOf(view, span);
    addLabels(made, context, docType);
    addBefore(made, context);
    own = made;
    shared.set(start, own);
  }
  const features: Feature[] = [...own];
  addBehind(features, wordsBehind(view, span));
  addPlace(features, view, span);
  addShape(features, span, standing, docType);
  return features;
}

function addLabels(features: Feature[], context: LabelContext, docType: string): void {
  const near = new Set<string>();
  let best: string | null = null;
  for (const side of sides) {
    const words = context[side];
    if (words.length === 0) {
      if (side === 'inline' || side === 'left' || side === 'up') features.push(`${side}:-`);
      continue;
    }
    const phrase = words.join(' ');
    features.push(`${side}:${phrase}`);
    for (const concept of conceptsOf(words, side)) {
      features.push(`${side}=${concept}`);
      if (naming.includes(side) && side !== 'down') near.add(`=${concept}`);
    }
    if (best === null && side !== 'down' && side !== 'row') best = phrase;
    for (const [at, word] of words.entries()) {
      features.push(`${side}~${word}`);
      const next = words[at + 1];
      if (next !== undefined && side !== 'down' && side !== 'row') features.push(`${side}~${word} ${next}`);
      if (side !== 'down' && side !== 'section') near.add(word);
    }
    const last = words.at(-1);
    if (side === 'inline' || side === 'left') features.push(`${side}>${last}`);
  }
  for (const word of near) features.push(`near~${word}`);
  if (best !== null) features.push(`${docType}|${best}`);
  if (context.colon) features.push('colon');
}

function addBefore(features: Feature[], { before }: LabelContext): void {
  const last = before.slice(-4);
  for (let length = 1; length <= last.length; length += 1) features.push(`before:${last.slice(-length).join(' ')}`);
  for (const word of new Set(before)) features.push(`before~${word}`);
  for (let at = 0; at + 1 < before.length; at += 1) features.push(`before~${before[at]} ${before[at + 1]}`);
  for (const concept of conceptsOf(before, 'before')) features.push(`before=${concept}`);
}

function addBehind(features: Feature[], behind: readonly string[]): void {
  for (let length = 1; length <= Math.min(3, behind.length); length += 1)
    features.push(`behind:${behind.slice(0, length).join(' ')}`);
  for (const word of new Set(behind)) features.push(`behind~${word}`);
}

function addPlace(features: Feature[], view: DocumentView, span: Span): void {
  const [start] = span.tokens;
  const page = view.pages[span.pageIndex];
  if (start === undefined || page === undefined) return;
  features.push(
    span.pageIndex === 0 ? 'page:first' : span.pageIndex === view.pages.length - 1 ? 'page:last' : 'page:inner',
  );
  features.push(`height:${Math.min(5, Math.floor((start.top / page.height) * 6))}${span.pageIndex === 0 ? 'a' : 'b'}`);
  features.push(start.left < page.width / 2 ? 'half:left' : 'half:right');
  features.push(span.before === 0 ? 'begins:cell' : 'begins:inside');
  features.push(span.after === 0 ? 'ends:cell' : 'ends:inside');
  if (span.before === 0 && span.after === 0) features.push('alone');
  if (start.bold) features.push('bold');
}

function addShape(features: Feature[], span: Span, standing: Standing, docType: string): void {
  const { kind, text, made } = span;
  features.push(`made:${made}`, `${docType}|made:${made}`);
  features.push(`prints:${Math.min(4, standing.prints)}`, `rank:${standing.rank}`, `${docType}|rank:${standing.rank}`);
  if (span.value !== null) features.push(`means:${span.value}`, `${docType}|means:${span.value}`);
  switch (kind) {
    case 'money': {
      const digits = text.replace(/\.\d\d\b/, '').replace(/\D/g, '');
      features.push(
        `size:${digits.length}`,
        text.includes('$') ? 'dollar' : 'no-dollar',
        /\.\d\d\b/.test(text) ? 'cents' : 'no-cents',
      );
      if (/^0*$/.test(digits)) features.push('zero');
      if (/000$/.test(digits)) features.push('round');
      if (text.includes('(')) features.push('bracketed');
      return;
    }
    case 'rate': {
      const value = Number.parseFloat(text);
      features.push(
        `size:${value < 1 ? 0 : value < 3 ? 1 : value < 5 ? 3 : value < 10 ? 5 : value < 20 ? 10 : value < 60 ? 20 : value < 100 ? 60 : 100}`,
      );
      features.push(
        `places:${/\.(\d+)/.exec(text)?.[1]?.length ?? 0}`,
        /%|percent/i.test(text) ? 'percent' : 'no-percent',
      );
      return;
    }
    case 'integer': {
      const unit = /[a-z]+$/i.exec(text)?.[0].toLowerCase() ?? '-';
      const value = Number(/\d+/.exec(text)?.[0] ?? -1);
      features.push(
        `unit:${unit}`,
        `size:${value <= 3 ? value : value <= 9 ? 9 : value <= 31 ? 31 : value <= 120 ? 120 : 999}`,
      );
      if ([5, 10, 12, 15, 30, 60, 84, 120, 180, 240, 300, 360].includes(value)) features.push(`count:${value}`);
      if (text.includes('(')) features.push('spelled');
      return;
    }
    case 'date':
      features.push(/[A-Za-z]/.test(text) ? 'worded' : 'figures');
      if (/\b0?1[/ ,]/.test(text.replace(/\/\d{4}/, ''))) features.push('day:1');
      return;
    case 'id':
      features.push(`length:${Math.min(14, text.length)}`);
      features.push(
        `shape:${text
          .replace(/[A-Z]+/gi, 'A')
          .replace(/\d+/g, '9')
          .replace(/ /g, '_')
          .slice(0, 8)}`,
      );
      if (/^[\d-]+$/.test(text)) features.push(`digits:${Math.min(14, text.replace(/\D/g, '').length)}`);
      if (/[X*]{3}/.test(text)) features.push('masked');
      return;
    case 'name':
      addName(features, text);
      return;
    case 'address':
      features.push(/\d{5}(?:-\d{4})?$/.test(text) ? 'zip' : 'no-zip', /^P/.test(text) ? 'box' : 'street');
      return;
    default:
      features.push(
        `long:${text.length < 4 ? 3 : text.length < 12 ? 12 : text.length < 40 ? 40 : text.length < 120 ? 120 : 400}`,
      );
      for (const word of text
        .toLowerCase()
        .split(/[^a-z]+/)
        .slice(0, 4))
        if (word.length > 1) features.push(`begins~${word}`);
  }
}

function addName(features: Feature[], text: string): void {
  const words = text.split(' ');
  const company =
    /\b(?:LLC|L\.L\.C|Inc|Incorporated|Corp|Corporation|Company|Co|LP|L\.P|LLP|Ltd|Limited|Partnership|Trust|Holdings|Properties|Group|Enterprises|Services)\b/i.test(
      text,
    );
  const bank = /\b(?:bank|credit union|N\.A|National Association|savings|mortgage|lending|financial)\b/i.test(text);
  features.push(company ? 'company' : bank ? 'bank' : 'person', `words:${Math.min(8, words.length)}`);
  if (bank) features.push('banking');
  if (/\b(?:title|escrow|settlement|abstract|closing)\b/i.test(text)) features.push('title-company');
  if (/\b(?:insurance|mutual|casualty|assurance|indemnity|underwriters|agency)\b/i.test(text)) features.push('insurer');
  if (text === text.toUpperCase()) features.push('capitals');
  if (/\b(?:and|&)\b/.test(text)) features.push('joined');
  if (/[.,:;]$/.test(text)) features.push('stops');
  for (const word of words) features.push(`holds~${word.toLowerCase().replace(/[^a-z]/g, '')}`);
}
