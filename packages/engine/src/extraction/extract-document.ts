import { headings } from '../../data/families/headings.ts';
import { foldPhrase } from '../classification/fold-text.ts';
import { findField } from '../fields/field-catalogue.ts';
import type { Box, Page } from '../pages/page.ts';
import type { ValueKind } from '../values/value-kind.ts';
import { addressesAfterNames } from './address-after-name.ts';
import type { Candidate, ReadyRule } from './candidate.ts';
import { checkConsistency } from './check-consistency.ts';
import { chooseValues } from './choose-values.ts';
import { claimPlaces } from './claim-places.ts';
import { withoutContradicted } from './contradictions.ts';
import { familyRules } from './family-rules.ts';
import { outsideOtherDebts } from './other-debts.ts';
import { partsOfTotal } from './parts-of-total.ts';
import { openContext, type ReadingContext } from './reading-context.ts';
import type { Rule, RuleType } from './rule.ts';
import { readCheckbox } from './rule-types/checkbox.ts';
import { labelsOf, readLabel } from './rule-types/label.ts';
import { readRegion } from './rule-types/region.ts';
import { readSentence } from './rule-types/sentence.ts';
import { readSignature } from './rule-types/signature.ts';
import { readTable } from './rule-types/table.ts';

/** A value read off a document: what is printed, what it means, where it stands and how certain that is. */
export interface ExtractedValue {
  readonly fieldName: string;
  readonly rawText: string;
  readonly normalizedValue: string;
  readonly valueKind: ValueKind;
  /** In the file. */
  readonly pageNo: number;
  readonly bbox: Box;
  readonly confidence: number;
  readonly method: 'text' | 'ocr';
  readonly rule: string;
  readonly reasons: readonly string[];
  readonly rivals: readonly Rival[];
}

/** What another rule, or another place, says of the same field. */
export interface Rival {
  readonly rawText: string;
  readonly normalizedValue: string;
  readonly pageNo: number;
  readonly bbox: Box;
  readonly confidence: number;
  readonly rule: string;
}

export interface ExtractionRequest {
  readonly docType: string;
  /** The pages of one document, in order. */
  readonly pages: readonly Page[];
  /** Rules of the bank's own template for this type, if it has one. */
  readonly templateRules?: readonly Rule[];
  /** Whether the built-in families are left out: a template is proved with nothing else in play. */
  readonly onlyTemplate?: boolean;
}

type Reader = (context: ReadingContext, ready: ReadyRule) => Candidate[];

const readers: Readonly<Record<RuleType, Reader>> = {
  label: readLabel,
  sentence: readSentence,
  region: readRegion,
  table: readTable,
  checkbox: readCheckbox,
  signature: readSignature,
};

/** Every value that the rules for a document's type read off its pages. */
export function extractDocument(request: ExtractionRequest): ExtractedValue[] {
  const { pages, docType } = request;
  if (pages.length === 0) return [];
  const ready = [
    ...makeReady(request.templateRules ?? [], `template.${docType}`, 0),
    ...(request.onlyTemplate === true ? [] : makeReady(familyRules(docType), docType, 1)),
  ];
  const partHeadings = new Set(ready.flatMap(({ rule }) => [...(rule.under ?? []), ...(rule.outside ?? [])]));
  // What is asked last is worded so widely that values would look like labels.
  const wordings = ready.flatMap(({ rule }) => (rule.fallback ? [] : (rule.worded ?? [])));
  const context = openContext(pages, headingsOf(ready), [...partHeadings], wordings);
  const candidates = readAll(
    context,
    docType,
    ready.filter(({ rule }) => isMeant(context, rule)),
  );
  const named = chooseValues(claimPlaces(candidates));
  // What no label names, and what was read tells where to find it.
  const told = [...addressesAfterNames(context, ready, named), ...partsOfTotal(context, ready, named)];
  const chosen = told.length === 0 ? named : chooseValues(claimPlaces([...candidates, ...told]));
  return withoutContradicted(docType, checkConsistency(chosen)).map(({ candidate, confidence, reasons, rivals }) => ({
    fieldName: candidate.field,
    rawText: candidate.rawText,
    normalizedValue: candidate.value,
    valueKind: findField(candidate.field)?.kind ?? 'text',
    pageNo: pageNoOf(pages, candidate),
    bbox: context.givenBox(candidate.pageIndex, candidate.box),
    confidence,
    method: candidate.method,
    rule: candidate.rule,
    reasons,
    rivals: rivals.map((rival) => ({
      rawText: rival.rawText,
      normalizedValue: rival.value,
      pageNo: pageNoOf(pages, rival),
      bbox: context.givenBox(rival.pageIndex, rival.box),
      confidence: rival.confidence,
      rule: rival.rule,
    })),
  }));
}

function isMeant({ text: { lower } }: ReadingContext, { where = [], unless = [] }: Rule): boolean {
  return where.every((words) => lower.includes(words)) && !unless.some((words) => lower.includes(words));
}

/** What the rules read; those of the last resort only for fields that the others left blank. */
function readAll(context: ReadingContext, docType: string, ready: readonly ReadyRule[]): Candidate[] {
  const found: Candidate[] = [];
  for (const turn of [undefined, true, 'last'] as const) {
    const known = new Set(turn === undefined ? [] : found.map(({ field }) => field));
    const asked = ready.filter(({ rule, field }) => (rule.fallback || undefined) === turn && !known.has(field.name));
    const read = asked.flatMap((one) => readers[one.rule.type](context, one));
    found.push(...outsideOtherDebts(context, docType, read));
  }
  return found;
}

function pageNoOf(pages: readonly Page[], { pageIndex }: Candidate): number {
  return pages[pageIndex]?.pageNo ?? 1;
}

/** Rules with their fields; a rule is named by its family, its field and its place among that field's rules. */
function makeReady(rules: readonly Rule[], family: string, tier: 0 | 1): ReadyRule[] {
  const counts = new Map<string, number>();
  return rules.flatMap((rule) => {
    const field = findField(rule.field);
    if (field === undefined) return [];
    const count = (counts.get(rule.field) ?? 0) + 1;
    counts.set(rule.field, count);
    return { rule, field, id: `${family}.${rule.field}.${count}`, tier };
  });
}

const knownHeadings = headings.map((heading) => headingKey(heading));

/** Folding takes the sign away that makes "Trust Account #" a label: without it the words end many a name. */
function headingKey(label: string): string {
  return foldPhrase(label).join(' ') + (label.includes('#') ? ' #' : '');
}

/** The labels of all rules: where one stands, the value of the label beside it has ended. */
function headingsOf(ready: readonly ReadyRule[]): ReadonlySet<string> {
  const own = ready
    .filter(({ rule }) => rule.type === 'label')
    .flatMap(({ rule }) => labelsOf(rule).map((label) => headingKey(label)));
  return new Set([...knownHeadings, ...own]);
}
