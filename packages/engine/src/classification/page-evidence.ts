import type { Box } from '../pages/page.ts';
import type { StepCount } from './align-phrase.ts';
import { catalogueIndex, type TypePhraseMeaning } from './catalogue-index.ts';
import type { DocTypeId } from './doc-type.ts';
import { type FoundTitle, findTitles } from './find-titles.ts';
import { type PageLayout, unionBox, wordsOfMatch } from './page-layout.ts';
import type { PhraseMatch } from './phrase-index.ts';
import { lookOfTitle, type TitleLook } from './title-look.ts';

/** A phrase on a page that spoke for or against a type. */
export interface Reason {
  readonly text: string;
  readonly pageNo: number;
  readonly box: Box;
  /** In natural-log odds; negative where it spoke against. */
  readonly weight: number;
  readonly kind: 'title' | 'opening' | 'body' | 'form' | 'self' | 'part' | 'against';
}

export interface TypeEvidence {
  readonly docType: DocTypeId;
  /** The best title of this type on the page, as log odds; 0 without one. */
  readonly title: number;
  readonly look: TitleLook | null;
  /** Every place on the page where a title of this type stands, but for the foot. */
  readonly looks: readonly TitleLook[];
  /** Phrases of an opening page. */
  readonly opening: number;
  /** Phrases of any page, self-references, form numbers, titles in the foot. */
  readonly body: number;
  readonly against: number;
  readonly reasons: readonly Reason[];
}

export interface PageEvidence {
  readonly types: ReadonlyMap<DocTypeId, TypeEvidence>;
  /** An exhibit, a schedule, an acknowledgment: it belongs to the document before it. */
  readonly attachment: TitleLook | null;
  readonly saysBlank: boolean;
  readonly saysSeparator: boolean;
}

/** A title alone on its line at the top settles the type against several phrases of another. */
const TITLE = 9.5;
const FORM = 5;
/** A form number in the middle of a page is a mention. */
const FORM_IN_BODY = 0.5;
const FOOT_TITLE = 3;
/** "this Note" ten times says little more than three times. */
const SELF = 1.2;
/** Each further phrase of a type adds less: they come together on the same forms. */
const FADING = 0.85;
/** A part of what a type is made of. Two come together on many papers; from the third on each tells. */
const PART = 2.5;
const COMMON_PARTS = 2;
/** The outermost lines of what is printed. */
const EDGE = 0.05;
const BANDS = { head: 0.08, foot: 0.88, top: 0.34 };
/** Text in the top third weighs more. */
const TOP_FACTOR = 1.2;

interface Found {
  readonly reasons: Reason[];
  titles: { readonly weight: number; readonly look: TitleLook }[];
  selfNames: number;
  readonly parts: Set<number>;
}

export function gatherEvidence(layout: PageLayout, count?: StepCount): PageEvidence {
  const matches = catalogueIndex.phrases.find(layout.tokens, count);
  const found = new Map<DocTypeId, Found>();
  const at = (docType: DocTypeId): Found => {
    const here = found.get(docType) ?? { reasons: [], titles: [], selfNames: 0, parts: new Set<number>() };
    found.set(docType, here);
    return here;
  };
  let attachment: TitleLook | null = null;
  let [saysBlank, saysSeparator] = [false, false];
  for (const match of matches) {
    for (const meaning of catalogueIndex.meanings[match.phrase] ?? []) {
      // Nothing is thrown out for a phrase that only looks like one of these.
      if (meaning.kind === 'blank') saysBlank ||= match.faults === 0;
      else if (meaning.kind === 'separator') saysSeparator ||= match.faults === 0;
      else if (meaning.kind === 'attachment') {
        const look = lookOfTitle(layout, match, 'title', catalogueIndex);
        if (look !== null && look.strength > (attachment?.strength ?? 0.3)) attachment = look;
      } else if (meaning.kind !== 'title' && meaning.kind !== 'bareTitle' && meaning.kind !== 'headWord') {
        addPhrase(layout, match, meaning, at(meaning.docType));
      }
    }
  }
  for (const title of findTitles(layout, matches)) addTitle(title, at(title.meaning.docType));
  const types = new Map<DocTypeId, TypeEvidence>();
  for (const [docType, one] of found) types.set(docType, sumUp(docType, one));
  return { types, attachment, saysBlank, saysSeparator };
}

function addTitle({ layout, match, look }: FoundTitle, found: Found): void {
  const weight = look.running === 'foot' ? FOOT_TITLE : TITLE * look.strength * (match.faults > 0 ? 0.8 : 1);
  found.titles.push({ weight, look });
  found.reasons.push(reasonOf(layout, match, weight, 'title'));
}

function addPhrase(layout: PageLayout, match: PhraseMatch, meaning: TypePhraseMeaning, found: Found): void {
  const y = layout.page.words[layout.wordOfToken[match.first] ?? 0]?.box.y ?? 0;
  if (meaning.kind === 'selfName') {
    found.selfNames += 1;
    if (found.selfNames === 1) found.reasons.push(reasonOf(layout, match, SELF, 'self'));
  } else if (meaning.kind === 'part') {
    if (!found.parts.has(meaning.part)) found.reasons.push(reasonOf(layout, match, PART, 'part'));
    found.parts.add(meaning.part);
  } else if (meaning.kind === 'form') {
    // Of a short number a single wrong sign leaves nothing: "H-8" is no part of "8 of 8".
    if (match.faults > 0 && lettersOf(layout, match) < SHORTEST_FAULTY_FORM) return;
    const margin = y < Math.max(BANDS.head, layout.top + EDGE) || y > Math.min(BANDS.foot, layout.bottom - EDGE);
    const weight = margin ? FORM : FORM_IN_BODY;
    found.reasons.push(reasonOf(layout, match, weight, 'form'));
  } else {
    const faulty = match.faults === 0 ? 1 : 0.85;
    const weight = meaning.anchor.weight * faulty * (y < BANDS.top ? TOP_FACTOR : 1);
    if (meaning.kind === 'against') found.reasons.push(reasonOf(layout, match, -weight, 'against'));
    else found.reasons.push(reasonOf(layout, match, weight, meaning.anchor.page === 'first' ? 'opening' : 'body'));
  }
}

const SHORTEST_FAULTY_FORM = 6;

function lettersOf({ tokens }: PageLayout, { first, end }: PhraseMatch): number {
  return tokens.slice(first, end).join('').length;
}

function reasonOf(layout: PageLayout, match: PhraseMatch, weight: number, kind: Reason['kind']): Reason {
  const words = wordsOfMatch(layout, match).flatMap((index) => layout.page.words[index] ?? []);
  const box = unionBox(words.map(layout.givenBox));
  return { text: words.map(({ text }) => text).join(' '), pageNo: layout.page.pageNo, box, weight, kind };
}

function sumUp(docType: DocTypeId, found: Found): TypeEvidence {
  const heads = found.titles
    .filter(({ look }) => look.running !== 'foot')
    .sort((left, right) => right.weight - left.weight);
  const best = heads[0];
  const foot = found.titles.some(({ look }) => look.running === 'foot') ? FOOT_TITLE : 0;
  const total = (kind: Reason['kind']) =>
    faded(oncePerText(found.reasons.filter((one) => one.kind === kind)).map(({ weight }) => Math.abs(weight)));
  const forms = Math.min(
    FORM,
    Math.max(0, ...found.reasons.filter(({ kind }) => kind === 'form').map(({ weight }) => weight)),
  );
  const self = found.selfNames === 0 ? 0 : SELF * (1 + Math.log2(Math.min(found.selfNames, 8)) / 2);
  const parts = PART * Math.max(0, found.parts.size - COMMON_PARTS);
  return {
    docType,
    title: best?.weight ?? 0,
    look: best?.look ?? null,
    looks: heads.map(({ look }) => look),
    opening: total('opening') + parts,
    body: total('body') + forms + self + foot + parts / 2,
    against: total('against'),
    reasons: [...found.reasons].sort((left, right) => right.weight - left.weight),
  };
}

/** A phrase that stands on a page five times counts once. */
function oncePerText(reasons: readonly Reason[]): readonly Reason[] {
  const best = new Map<string, Reason>();
  for (const reason of reasons) {
    const key = reason.text.toLowerCase();
    if (Math.abs(reason.weight) > Math.abs(best.get(key)?.weight ?? 0)) best.set(key, reason);
  }
  return [...best.values()];
}

function faded(weights: readonly number[]): number {
  let [sum, factor] = [0, 1];
  for (const weight of [...weights].sort((left, right) => right - left)) {
    sum += weight * factor;
    factor *= FADING;
  }
  return sum;
}
