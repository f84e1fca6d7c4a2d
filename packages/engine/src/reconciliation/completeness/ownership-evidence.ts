import { documentSource } from '../build-finding.ts';
import type { Facts } from '../facts.ts';
import { entityBorrowers } from '../loan-kind.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayReading } from '../wording.ts';
import { missingPapers } from './missing-papers.ts';

const NEEDED = [
  { paper: 'beneficial_ownership_certification', words: 'no certification of its beneficial owners' },
  { paper: 'id_document', words: 'no identification of the people who own or control it' },
];

/** who owns and controls a borrower that is an entity is certified and identified (31 CFR 1010.230). */
export function ownershipEvidence(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const [entity] = entityBorrowers(facts);
  if (entity === undefined) {
    const anybody = [...facts.readings('borrower_name'), ...facts.approved('borrower_name')].length > 0;
    return anybody ? notApplicable : notEvaluated(['borrower_name']);
  }
  const notes = facts.documentsOf('promissory_note');
  return evaluated(
    NEEDED.filter(({ paper }) => !facts.has(paper)).map(({ paper, words }) =>
      missingPapers(rule, {
        message: `The borrower is an entity (${sayReading(entity)}), and the package holds ${words}.`,
        missing: [paper],
        documents: notes.map((document) => documentSource(document, 'borrower_name')),
      }),
    ),
  );
}
