import type { Candidate, Party } from './candidate.ts';

/** Details of somebody: whose they are, only what stands before them says. */
const DETAILS = new Set(
  'name legal full address street mailing city state zip line county tin tax id number entity type structure organization phone email'.split(
    ' ',
  ),
);

/** What must be among them, so that a bare "number" or "type" is nobody's. */
const TELLING = ['address', 'street', 'tin', 'entity', 'organization', 'name'];

/** So many places may stand between a party and its last detail, and so many of them may be about something else. */
const NEAR = 6;
const MOST_BETWEEN = 1;

/**
 * Labels of a form or a row of headers follow each other: the "Address" and the "Tax ID" behind "Guarantor" are the
 * guarantor's. Where the party is named once more behind other things, it is somebody else's.
 */
export function ownDetails(candidates: readonly Candidate[]): readonly Candidate[] {
  let owner: Party | null = null;
  let since = 0;
  let between = 0;
  return candidates.map((candidate) => {
    const { words, party, section } = candidate;
    if (party !== null) {
      owner = party;
      since = 0;
      between = 0;
      return candidate;
    }
    // What stands below something else is that one's.
    if ((candidate.parent ?? []).length > 0 && (section ?? null) === null) {
      owner = null;
      return candidate;
    }
    since += 1;
    if (!isDetailLabel(words)) {
      // Behind another subject an address is no longer that of the party.
      between += 1;
      owner = between > MOST_BETWEEN || words.some((word) => SUBJECTS.has(word)) ? null : owner;
      return candidate;
    }
    const of = section ?? (since <= NEAR ? owner : null);
    if (of === null || of === undefined || !words.some((word) => TELLING.includes(word))) return candidate;
    if (of === 'officer' || (of === 'lender' && section === undefined)) return candidate;
    return { ...candidate, party: of, context: [...candidate.context, of] };
  });
}

const SUBJECTS = new Set([
  'property',
  'collateral',
  'subject',
  'project',
  'lender',
  'bank',
  'officer',
  'branch',
  'seller',
  'title',
  'agent',
]);

export function isDetailLabel(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => DETAILS.has(word));
}
