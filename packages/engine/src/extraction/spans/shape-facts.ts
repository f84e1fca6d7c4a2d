import type { Feature, Standing } from './feature.ts';
import type { Span } from './span.ts';
import { featureWord } from './vocabulary.ts';

interface Made {
  readonly said: Feature[];
  readonly placed: Feature[];
}

/** What a span's own signs say: of the kind of value, and of what it may mean. */
export function shapeFacts(span: Span, standing: Standing, docType: string, { said, placed }: Made): void {
  const { kind, made, value } = span;
  placed.push(`@made:${made}`, `@prints:${Math.min(4, standing.prints)}`);
  if (isTorn(span)) placed.push(`@torn:${kind}`);
  said.push(`made:${made}`, `rank:${standing.rank}`, `${docType}|rank:${standing.rank}`);
  if (value !== null) said.push(`means:${value}`, `${docType}|means:${value}`);
  for (const fact of ownFacts(span)) {
    said.push(fact);
    placed.push(`@${fact}`);
  }
}

/** Signs at an end show that more belongs to it. */
function isTorn({ kind, text }: Span): boolean {
  if (kind === 'name' || kind === 'address')
    return /(?:,|&|\band|\bof|\bthe|-)$/i.test(text) || /^(?:and|of|&) /i.test(text);
  return /^[)\].,;-]|[([,-]$/.test(text);
}

function ownFacts(span: Span): string[] {
  const { kind, text } = span;
  switch (kind) {
    case 'money':
      return moneyFacts(text);
    case 'rate':
      return rateFacts(text);
    case 'integer':
      return countFacts(text);
    case 'date':
      return [
        /[A-Za-z]/.test(text) ? 'worded' : 'figures',
        ...(/\b0?1[/ ,]/.test(text.replace(/\/\d{4}/, '')) ? ['day:1'] : []),
      ];
    case 'id':
      return idFacts(text);
    case 'name':
      return nameFacts(text);
    case 'address':
      return [/\d{5}(?:-\d{4})?$/.test(text) ? 'zip' : 'no-zip', /^P/.test(text) ? 'box' : 'street'];
    default:
      return textFacts(text);
  }
}

function moneyFacts(text: string): string[] {
  const digits = text.replace(/\.\d\d\b/, '').replace(/\D/g, '');
  return [
    `size:${digits.length}`,
    text.includes('$') ? 'dollar' : 'no-dollar',
    /\.\d\d\b/.test(text) ? 'cents' : 'no-cents',
    ...(/^0*$/.test(digits) ? ['zero'] : []),
    ...(/000$/.test(digits) ? ['round'] : []),
    ...(text.includes('(') ? ['bracketed'] : []),
  ];
}

const rateSteps = [1, 3, 5, 10, 20, 60, 100];

function rateFacts(text: string): string[] {
  const value = Number.parseFloat(text);
  const step = rateSteps.find((limit) => value < limit) ?? 'more';
  return [
    `size:${step}`,
    `places:${/\.(\d+)/.exec(text)?.[1]?.length ?? 0}`,
    /%|percent/i.test(text) ? 'percent' : 'no-percent',
  ];
}

const usualCounts: readonly number[] = [5, 10, 12, 15, 30, 60, 84, 120, 180, 240, 300, 360];

function countFacts(text: string): string[] {
  const unit = /[a-z]+$/i.exec(text)?.[0].toLowerCase() ?? '-';
  const value = Number(/\d+/.exec(text)?.[0] ?? -1);
  const size = value <= 3 ? value : value <= 9 ? 9 : value <= 31 ? 31 : value <= 120 ? 120 : 999;
  return [
    `unit:${unit.length > 12 ? '-' : unit}`,
    `size:${size}`,
    ...(usualCounts.includes(value) ? [`count:${value}`] : []),
    ...(text.includes('(') ? ['spelled'] : []),
  ];
}

function idFacts(text: string): string[] {
  const shape = text
    .replace(/[A-Z]+/gi, 'A')
    .replace(/\d+/g, '9')
    .replace(/ /g, '_')
    .slice(0, 8);
  return [
    `length:${Math.min(14, text.length)}`,
    `shape:${shape}`,
    ...(/^[\d-]+$/.test(text) ? [`digits:${Math.min(14, text.replace(/\D/g, '').length)}`] : []),
  ];
}

const COMPANY =
  /\b(?:LLC|L\.L\.C|Inc|Incorporated|Corp|Corporation|Company|Co|LP|L\.P|LLP|Ltd|Limited|Partnership|Trust|Holdings|Properties|Group|Enterprises|Services)\b/i;
const BANK = /\b(?:bank|credit union|N\.A|National Association|savings|mortgage|lending|financial)\b/i;

/** Each ends somebody's name: two of them are two names, unless one says what the other was called. */
const FORMS = /\b(?:LLC|L\.L\.C|Inc|Incorporated|Corp|Corporation|Company|LP|L\.P|LLP|Ltd|N\.A|Association)\b/gi;

function nameFacts(text: string): string[] {
  const words = text.split(' ');
  const forms = text.match(FORMS)?.length ?? 0;
  return [
    ...(forms > 1 ? [`forms:${Math.min(3, forms)}`] : []),
    COMPANY.test(text) ? 'company' : BANK.test(text) ? 'bank' : 'person',
    `words:${Math.min(8, words.length)}`,
    ...(BANK.test(text) ? ['banking'] : []),
    ...(/\b(?:title|escrow|settlement|abstract|closing)\b/i.test(text) ? ['title-company'] : []),
    ...(/\b(?:insurance|mutual|casualty|assurance|indemnity|underwriters|agency)\b/i.test(text) ? ['insurer'] : []),
    ...(text === text.toUpperCase() ? ['capitals'] : []),
    ...(/\b(?:and|&)\b/.test(text) ? ['joined'] : []),
    ...(/[.,:;]$/.test(text) ? ['stops'] : []),
    ...holds(words),
  ];
}

/** Words of forms inside a name: it is no name, or has a label in it. */
function holds(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const plain = word.toLowerCase().replace(/[^a-z]/g, '');
    return plain.length > 1 && featureWord(plain) === plain ? [`holds~${plain}`] : [];
  });
}

function textFacts(text: string): string[] {
  const { length } = text;
  const long = length < 4 ? 3 : length < 12 ? 12 : length < 40 ? 40 : length < 120 ? 120 : 400;
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1)
    .slice(0, 4)
    .map(featureWord);
  return [`long:${long}`, ...words.map((word) => `begins~${word}`), /[.;]$/.test(text) ? 'stops' : 'open'];
}
