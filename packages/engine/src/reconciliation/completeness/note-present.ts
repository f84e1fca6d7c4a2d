import { buildFinding, documentSource } from '../build-finding.ts';
import type { Facts } from '../facts.ts';
import type { PackageDocument } from '../loan-package.ts';
import { notesOf } from '../notes.ts';
import type { Policy } from '../policy.ts';
import { evaluated, type Outcome, type Rule } from '../rule.ts';
import { sayList } from '../wording.ts';
import { missingPapers } from './missing-papers.ts';

const CHANGE_WORDS = /\b(?:renew|extend|extension|modif|change in terms|amend)/i;

/** the note is in the package, with all its pages. */
export function notePresent(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const notes = notesOf(facts);
  // A home equity line has no note beside its agreement, which is the promise to pay.
  if (notes.length === 0) return evaluated(facts.has('heloc_agreement') ? [] : [noNote(facts, rule)]);
  return evaluated(
    notes.flatMap((copies) => {
      // One copy with all its pages is a whole note, whatever the others lack.
      if (copies.some((copy) => isWhole(facts, copy))) return [];
      const lacking = copies.map((copy) =>
        copy.missingPages.length === 0
          ? `${copy.name} is not complete`
          : `${copy.name} lacks page ${sayList(copy.missingPages.map(String))}`,
      );
      return [
        buildFinding(rule, {
          message: `The promissory note is not complete: ${sayList(lacking)}.`,
          readings: copies.flatMap((copy) => facts.readingsOf(copy, 'page_count_complete')),
          comparison: 'page_complete',
          kind: null,
          documents: copies.map((copy) => documentSource(copy)),
          more: { missingPages: copies.flatMap(({ missingPages }) => [...missingPages]) },
        }),
      ];
    }),
  );
}

function isWhole(facts: Facts, document: PackageDocument): boolean {
  return (
    document.missingPages.length === 0 &&
    facts.readingsOf(document, 'page_count_complete').every(({ value }) => value === 'true')
  );
}

/** A renewal may come without a note of its own: the change in terms then stands for it, and a person looks. */
function noNote(facts: Facts, rule: Rule) {
  const changes = facts.documentsOf('change_in_terms');
  const purposes = [...facts.approved('loan_purpose'), ...facts.readings('loan_purpose')];
  const isChange = changes.length > 0 && purposes.some(({ value }) => CHANGE_WORDS.test(value));
  return missingPapers(rule, {
    severity: isChange ? 'warning' : 'exception',
    message: isChange
      ? 'The package holds a change in terms agreement and no promissory note. Check that the note which it changes is on file.'
      : 'The package holds no promissory note.',
    missing: ['promissory_note'],
    documents: changes.map((document) => documentSource(document)),
  });
}
