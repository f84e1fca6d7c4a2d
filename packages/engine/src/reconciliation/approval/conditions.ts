import { buildFinding, documentSource } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { PackageDocument } from '../loan-package.ts';
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
];

/** Words by which a condition asks for more than that a paper be there: only a person can tell whether it is met. */
const MORE_THAN_PRESENCE =
  /[\d$%]|\b(?:minimum|maximum|least|less|more|exceed\w*|satisfactor\w*|acceptable|verif\w*|confirm\w*|review\w*|prior|before|within|subject|current|update\w*|signed|executed|clear\w*|no|not|maintain\w*)\b/i;

/** What is in a closing package is there at the closing. */
const AT_CLOSING = /\b(?:before|prior to|at|by) (?:the )?(?:closing|funding)\b/i;

/**
 * One warning for each condition that is not plainly met. A condition that asks for nothing but papers is met when they
 * are in the package; of any other a reviewer says which document meets it, by accepting the finding.
 */
export function conditionsEvidenced(facts: Facts, rule: Rule): Outcome {
  if (!facts.hasApproval()) return notEvaluated(['conditions']);
  const conditions = oneOfEach(facts.approved('conditions'));
  if (conditions.length === 0) return notApplicable;
  return evaluated(conditions.flatMap((condition) => tellOpen(condition, facts, rule)));
}

function tellOpen(condition: Reading, facts: Facts, rule: Rule): readonly Finding[] {
  const named = PAPERS.filter(([words]) => words.test(condition.value)).map(([, docTypes]) => docTypes);
  const missing = named.filter((docTypes) => !facts.has(...docTypes));
  const plain = named.length > 0 && !MORE_THAN_PRESENCE.test(condition.value.replace(AT_CLOSING, ''));
  if (plain && missing.length === 0) return [];
  const candidates = facts.documentsOf(...named.flat());
  return [
    buildFinding(rule, {
      message: `The approval is given on the condition: “${sayReading(condition)}”. ${sayEvidence(candidates, missing)}`,
      readings: [condition],
      comparison: 'evidenced',
      expected: condition.value,
      documents: candidates.map((document) => documentSource(document)),
      more: { missing: missing.flat(), candidates: candidates.map(({ id }) => id) },
    }),
  ];
}

function sayEvidence(candidates: readonly PackageDocument[], missing: readonly (readonly string[])[]): string {
  if (missing.length > 0) {
    const papers = missing.map((docTypes) => sayList(docTypes.map(bareDocType), 'or'));
    return `The package holds no ${sayList(papers, 'or')}.`;
  }
  if (candidates.length === 0) return 'Accept this finding and name the document that shows that it is met.';
  const papers = [...new Set(candidates.map(({ docType }) => bareDocType(docType)))];
  return `Look whether ${sayList(papers.map((paper) => `the ${paper}`))} of the package shows that it is met, and accept this finding with the name of the document.`;
}
