import { buildFinding, documentSource } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { PackageDocument, SettledCondition } from '../loan-package.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { bareDocType, sayList, sayReading } from '../wording.ts';

/** Papers by the words that conditions use for them; any one of the types is meant. */
const PAPERS: readonly (readonly [words: RegExp, docTypes: readonly string[]])[] = [
  [/\b(?:hazard|property|casualty|homeowner'?s?) insurance\b/i, ['property_insurance']],
  [/\bliability insurance\b/i, ['liability_insurance']],
  [/\bflood (?:determination|cert\w*|zone)\b/i, ['flood_determination']],
  [/\bflood insurance\b/i, ['flood_policy']],
  [/\btitle (?:insurance|commitment|policy|search)\b/i, ['title_commitment', 'title_policy']],
  [/\bappraisal\b/i, ['appraisal']],
  [/\bguarant(?:y|ies|ee|ees)\b/i, ['guaranty']],
  [/\bresolutions?\b/i, ['borrowing_resolution']],
  [/\bgood standing\b|\barticles of\b|\boperating agreement\b|\borganizational documents?\b/i, ['entity_document']],
  [/\bucc\b|\bfinancing statement\b/i, ['ucc_financing_statement']],
  [/\bsecurity agreement\b/i, ['security_agreement']],
  [/\bdeed of trust\b|\bmortgage\b/i, ['deed_of_trust', 'mortgage']],
  [/\bassignment of (?:leases and )?rents\b/i, ['assignment_of_rents']],
  [/\bpay-?offs?\b/i, ['payoff_statement']],
  [/\bclosing protection letter\b/i, ['closing_protection_letter']],
  [/\bloan agreement\b/i, ['loan_agreement']],
  [/\bsettlement statement\b/i, ['settlement_statement']],
  [/\bclosing disclosure\b/i, ['closing_disclosure']],
  [/\bsurvey\b/i, ['survey']],
  [/\bsubordination (?:agreement|of)\b|\bsubordinat\w+ debt\b/i, ['subordination_agreement']],
  [/\bassignment of life insurance\b|\blife insurance\b/i, ['life_insurance_assignment']],
  [/\bbill of sale\b|\b(?:equipment|vendor|purchase) invoice\b/i, ['invoice_or_bill_of_sale']],
  [/\bparticipation agreement\b/i, ['participation_agreement']],
  [/\bcopy of (?:the )?lease\b|\blease agreement\b/i, ['lease']],
  [/\bphase (?:i|one|1)\b|\benvironmental (?:report|assessment|site|questionnaire)\b/i, ['environmental_report']],
];

/** Words by which a condition asks for more than that a paper be there: only a person can tell whether it is met. */
const MORE_THAN_PRESENCE =
  /[\d$%]|\b(?:minimum|maximum|least|less|more|exceed\w*|satisfactor\w*|acceptable|verif\w*|confirm\w*|review\w*|prior|before|within|subject|current|update\w*|signed|executed|clear\w*|no|not|maintain\w*)\b/i;

/** What is in a closing package is there at the closing. */
const AT_CLOSING = /\b(?:before|prior to|at|by) (?:the )?(?:closing|funding)\b/i;

/** A condition of the approval: what it asks for, and how it stands. */
export interface ConditionRow {
  readonly reading: Reading;
  /** What names it beside other conditions, whatever its case and spacing. */
  readonly key: string;
  /** Met on its face: it asks for nothing but papers, and they are in the package. */
  readonly status: 'open' | 'evidenced' | SettledCondition['decision'];
  readonly settled: SettledCondition | null;
  /** The types of papers that it asks for and the package lacks; any one of each list is meant. */
  readonly missing: readonly (readonly string[])[];
  /** Papers of the package that may show that it is met. */
  readonly candidates: readonly PackageDocument[];
}

/**
 * The conditions of the approval, one row each. A condition that asks for nothing but papers is met when they are in the
 * package; of any other a person says which document meets it, or waives it.
 */
export function conditionRows(facts: Facts): readonly ConditionRow[] {
  const settled = facts.given.settledConditions ?? [];
  return oneOfEach(facts.approved('conditions')).map((reading) => {
    const named = PAPERS.filter(([words]) => words.test(reading.value)).map(([, docTypes]) => docTypes);
    const missing = named.filter((docTypes) => !facts.has(...docTypes));
    const plain = named.length > 0 && !MORE_THAN_PRESENCE.test(reading.value.replace(AT_CLOSING, ''));
    const key = conditionKey(reading.value);
    const own = settled.findLast(
      (one) =>
        conditionKey(one.text) === key &&
        // A document that was taken out of the package shows nothing any more.
        (one.documentId === null || facts.documents.some(({ id }) => id === one.documentId)),
    );
    const evidenced = plain && missing.length === 0;
    return {
      reading,
      key,
      status: own?.decision ?? (evidenced ? 'evidenced' : 'open'),
      settled: own ?? null,
      missing,
      candidates: facts.documentsOf(...named.flat()),
    };
  });
}

/** Two texts are one condition when they differ in case, spaces and punctuation alone. */
export function conditionKey(text: string): string {
  return (
    text
      .toLowerCase()
      // A period within a number is part of it; one at the end of a sentence is not.
      .replace(/\.(?!\d)/g, ' ')
      .replace(/[^\p{L}\p{N}$%.]+/gu, ' ')
      .trim()
  );
}

/**
 * R-311: one finding for each condition that is open. A paper that is asked for and missing blocks; where papers are
 * there, or none is named, only a person can tell.
 */
export function conditionsEvidenced(facts: Facts, rule: Rule): Outcome {
  if (!facts.hasApproval()) return notEvaluated(['conditions']);
  const rows = conditionRows(facts);
  if (rows.length === 0) return notApplicable;
  return evaluated(rows.filter(({ status }) => status === 'open').map((row) => tellOpen(row, rule)));
}

function tellOpen({ reading, missing, candidates }: ConditionRow, rule: Rule): Finding {
  return buildFinding(rule, {
    severity: missing.length > 0 ? 'exception' : 'warning',
    message: `The approval is given on the condition: “${sayReading(reading)}”. ${sayEvidence(candidates, missing)}`,
    readings: [reading],
    comparison: 'evidenced',
    expected: reading.value,
    documents: candidates.map((document) => documentSource(document)),
    more: { missing: missing.flat(), candidates: candidates.map(({ id }) => id) },
  });
}

function sayEvidence(candidates: readonly PackageDocument[], missing: readonly (readonly string[])[]): string {
  if (missing.length > 0) {
    const papers = missing.map((docTypes) => sayList(docTypes.map(bareDocType), 'or'));
    return `The package holds no ${sayList(papers, 'or')}. Name the document that satisfies it, or have it waived.`;
  }
  if (candidates.length === 0) return 'Name the document that satisfies it, or have it waived.';
  const papers = [...new Set(candidates.map(({ docType }) => bareDocType(docType)))];
  return `Check whether ${sayList(papers.map((paper) => `the ${paper}`))} in the package satisfies it.`;
}
