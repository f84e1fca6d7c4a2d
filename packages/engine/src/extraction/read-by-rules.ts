import { findField } from '../fields/field-catalogue.ts';
import type { Page } from '../pages/page.ts';
import { addressesAfterNames } from './address-after-name.ts';
import type { Candidate, ReadyRule } from './candidate.ts';
import { checkConsistency } from './check-consistency.ts';
import { chooseValues } from './choose-values.ts';
import { claimPlaces } from './claim-places.ts';
import { withoutContradicted } from './contradictions.ts';
import type { ExtractedValue, ExtractionRequest } from './extracted-value.ts';
import { outsideOtherDebts } from './other-debts.ts';
import { partsOfTotal } from './parts-of-total.ts';
import { forgetTexts } from './patterns.ts';
import { prepareFamily, prepareTemplate } from './prepare-rules.ts';
import { openContext, type ReadingContext } from './reading-context.ts';
import type { Rule, RuleType } from './rule.ts';
import { readCheckbox } from './rule-types/checkbox.ts';
import { readLabel } from './rule-types/label.ts';
import { readRegion } from './rule-types/region.ts';
import { readSentence } from './rule-types/sentence.ts';
import { readSignature } from './rule-types/signature.ts';
import { readTable } from './rule-types/table.ts';

/** Their figures add up to the loan in more than one way: what is financed and what was prepaid do, too. */
const disclosesCosts: ReadonlySet<string> = new Set(['closing_disclosure', 'truth_in_lending']);

type Reader = (context: ReadingContext, ready: ReadyRule) => Candidate[];

const readers: Readonly<Record<RuleType, Reader>> = {
  label: readLabel,
  sentence: readSentence,
  region: readRegion,
  table: readTable,
  checkbox: readCheckbox,
  signature: readSignature,
};

/** What the rules for a document's type, or a bank's template, read off its pages. */
export function readByRules(request: ExtractionRequest): ExtractedValue[] {
  const { pages, docType, templateRules = [], onlyTemplate = false } = request;
  if (pages.length === 0) return [];
  const isTaught = templateRules.length > 0 || onlyTemplate;
  const rules = isTaught ? prepareTemplate(templateRules, docType, onlyTemplate) : prepareFamily(docType);
  const { ready } = rules;
  const context = openContext(pages, rules);
  const candidates = readAll(
    context,
    docType,
    ready.filter(({ rule }) => isMeant(context, rule)),
  );
  const named = chooseValues(claimPlaces(candidates));
  // What no label names, and what was read tells where to find it.
  const told = [
    ...addressesAfterNames(context, ready, named),
    ...(disclosesCosts.has(docType) ? [] : partsOfTotal(context, ready, named)),
  ];
  const chosen = told.length === 0 ? named : chooseValues(claimPlaces([...candidates, ...told]));
  forgetTexts();
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
