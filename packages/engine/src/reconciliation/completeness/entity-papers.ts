import { documentSource } from '../build-finding.ts';
import type { Facts } from '../facts.ts';
import { entityBorrowers } from '../loan-kind.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayReading } from '../wording.ts';
import { missingPapers } from './missing-papers.ts';

const NEEDED = [
  { paper: 'borrowing_resolution', words: 'no resolution to borrow' },
  { paper: 'entity_document', words: 'no certificate of good standing or other entity document' },
];

/** a borrower that is an entity resolved to borrow, and exists. */
export function entityPapers(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const entities = entityBorrowers(facts);
  if (entities.length === 0) {
    const anybody = [...facts.readings('borrower_name'), ...facts.approved('borrower_name')].length > 0;
    return anybody ? notApplicable : notEvaluated(['borrower_name']);
  }
  const [entity] = entities;
  const notes = facts.documentsOf('promissory_note');
  // A trust has no body that resolves: its trustees act under the trust's own paper.
  const areTrusts = entities.every(({ value }) => /\btrust\b/i.test(value));
  const needed = areTrusts ? NEEDED.filter(({ paper }) => paper !== 'borrowing_resolution') : NEEDED;
  return evaluated(
    needed
      .filter(({ paper }) => !facts.has(paper))
      .map(({ paper, words }) =>
        missingPapers(rule, {
          message: `The borrower is an entity (${entity === undefined ? '' : sayReading(entity)}), and the package holds ${words}.`,
          missing: [paper],
          documents: notes.map((document) => documentSource(document, 'borrower_name')),
        }),
      ),
  );
}
