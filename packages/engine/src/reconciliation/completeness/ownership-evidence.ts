import { daysBetween } from '../../calculations/day-number.ts';
import { Decimal, decimalText } from '../../calculations/decimal.ts';
import { buildFinding, documentSource } from '../build-finding.ts';
import { closingDate } from '../closing-dates.ts';
import type { Facts } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { entityBorrowers } from '../loan-kind.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayDocType, sayReading, saySource, startSentence } from '../wording.ts';
import { missingPapers } from './missing-papers.ts';

const NEEDED = [
  { paper: 'beneficial_ownership_certification', words: 'no certification of its beneficial owners' },
  { paper: 'id_document', words: 'no identification of the people who own or control it' },
];

const WHOLE = new Decimal(100);

/** who owns and controls a borrower that is an entity is certified and identified (31 CFR 1010.230). */
export function ownershipEvidence(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const [entity] = entityBorrowers(facts);
  if (entity === undefined) {
    const anybody = [...facts.readings('borrower_name'), ...facts.approved('borrower_name')].length > 0;
    return anybody ? notApplicable : notEvaluated(['borrower_name']);
  }
  const notes = facts.documentsOf('promissory_note');
  return evaluated([
    ...NEEDED.filter(({ paper }) => !facts.has(paper)).map(({ paper, words }) =>
      missingPapers(rule, {
        message: `The borrower is an entity (${sayReading(entity)}), and the package holds ${words}.`,
        missing: [paper],
        documents: notes.map((document) => documentSource(document, 'borrower_name')),
      }),
    ),
    ...overOwned(facts, rule),
    ...screenedLate(facts, rule),
  ]);
}

/** The shares of the owners that one certification lists. */
function overOwned(facts: Facts, rule: Rule): readonly Finding[] {
  return facts.documentsOf('beneficial_ownership_certification').flatMap((document) => {
    const shares = facts.readingsOf(document, 'ownership_percent');
    const sum = shares.reduce((total, { value }) => total.plus(value), new Decimal(0));
    if (sum.lte(WHOLE)) return [];
    return [
      buildFinding(rule, {
        message: `The owners that ${sayDocType(document.docType)} lists hold ${decimalText(sum, 2)}% together, which is ${decimalText(sum.minus(WHOLE), 2)}% more than there is.`,
        readings: shares,
        comparison: 'at_most',
        kind: 'rate',
        expected: WHOLE.toFixed(),
        tolerance: '0',
      }),
    ];
  });
}

/** Nobody may be paid before the lists of the Office of Foreign Assets Control were searched (31 CFR chapter V). */
function screenedLate(facts: Facts, rule: Rule): readonly Finding[] {
  const closing = closingDate(facts);
  return facts.readings('ofac_date').flatMap((searched) =>
    closing === null || searched.value <= closing.value
      ? []
      : [
          buildFinding(rule, {
            message: `${startSentence(saySource(searched))} dates the OFAC check ${sayReading(searched)}, after the closing on ${sayReading(closing)}.`,
            readings: [searched, closing],
            comparison: 'not_after',
            kind: 'date',
            expected: closing.value,
            difference: { days: daysBetween(closing.value, searched.value) },
            tolerance: '0',
          }),
        ],
  );
}
