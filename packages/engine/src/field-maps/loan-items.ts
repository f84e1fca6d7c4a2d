import { sameName } from '../reconciliation/comparisons/same-name.ts';
import type { Facts, Reading } from '../reconciliation/facts.ts';
import type { PackageDocument } from '../reconciliation/loan-package.ts';
import { notesOf } from '../reconciliation/notes.ts';
import { eachParty, wholeNames } from '../reconciliation/party-names.ts';
import { type FoundReading, type LoanItem, type LoanItems, NOTHING } from './loan-item.ts';
import { scheduleItems } from './loan-schedule.ts';
import { boardedReading, waitingReading } from './source-order.ts';

/** Everything that a loan has several of, in an order that does not depend on the order of the files. */
export function loanItems(facts: Facts): LoanItems {
  const note = noteItems(facts);
  return {
    borrower: partyItems(facts, 'borrower_name', ['promissory_note', 'change_in_terms'], ['borrower_address']),
    guarantor: partyItems(facts, 'guarantor_name', ['guaranty'], []),
    note,
    collateral: collateralItems(facts),
    payment: scheduleItems(note),
  };
}

/** A place that states fields: a document, or the parsed approval record. */
interface Paper {
  readonly id: string;
  stated(field: string): readonly Reading[];
  proposed(field: string): readonly Reading[];
  /** A record lists its parties with what belongs to each; on a page nobody knows which of two belongs to which. */
  readonly isListed: boolean;
}

function paperOf(facts: Facts, document: PackageDocument): Paper {
  return {
    id: document.id,
    stated: (field) => facts.readingsOf(document, field),
    proposed: (field) => facts.proposedOf(document, field),
    isListed: false,
  };
}

function recordOf(facts: Facts): readonly Paper[] {
  const { record } = facts.given;
  if (record === null) return [];
  return [{ id: record.documentId, stated: (field) => facts.approved(field), proposed: () => [], isListed: true }];
}

const papersOf = (facts: Facts, docTypes: readonly string[]): readonly Paper[] =>
  docTypes
    .flatMap((docType) => facts.documentsOf(docType))
    .filter(({ duplicateOf }) => duplicateOf === null)
    .map((document) => paperOf(facts, document));

/** The papers that say who or what there is: those that bind, or where they are silent the first that speaks of it. */
function speaking(facts: Facts, field: string, docTypes: readonly string[]): readonly Paper[] {
  const own = papersOf(facts, docTypes).filter(
    (paper) => paper.stated(field).length + paper.proposed(field).length > 0,
  );
  if (own.length > 0) return own;
  const boarded = boardedReading(facts, field);
  const first = boarded === 'differing' ? (facts.readings(field)[0] ?? facts.approved(field)[0]) : boarded;
  const only = first ?? waitingReading(facts, field);
  if (only === null || only === undefined) return [];
  const document = facts.documents.find(({ id }) => id === only.documentId);
  return document === undefined ? recordOf(facts) : [paperOf(facts, document)];
}

interface Named {
  readonly reading: Reading;
  readonly base: Reading;
  readonly isProposed: boolean;
}

/** The names on a paper, each once: `John and Mary Smith` are two. */
function namesOn(paper: Paper, field: string): readonly Named[] {
  const of = (readings: readonly Reading[], isProposed: boolean) =>
    wholeNames(readings).flatMap((base) => eachParty([base]).map((reading): Named => ({ reading, base, isProposed })));
  const names: Named[] = [];
  for (const name of [...of(paper.stated(field), false), ...of(paper.proposed(field), true)]) {
    if (!names.some(({ reading }) => sameName(reading.value, name.reading.value).same)) names.push(name);
  }
  return names;
}

/** Two papers may spell one party differently, which reconciliation tells; on one paper two names are two parties. */
function isVariant(left: string, right: string): boolean {
  const { same, near = false, serious = false } = sameName(left, right);
  return same || (near && !serious);
}

function partyItems(
  facts: Facts,
  nameField: string,
  docTypes: readonly string[],
  sharedFields: readonly string[],
): readonly LoanItem[] {
  const parties: Named[] = [];
  for (const paper of speaking(facts, nameField, docTypes)) {
    const known = [...parties];
    const added: Named[] = [];
    for (const name of namesOn(paper, nameField)) {
      const at = known.findIndex(({ reading }) => isVariant(reading.value, name.reading.value));
      if (at === -1) added.push(name);
      // What one paper states for certain settles what another was read with doubt.
      else if (known[at]?.isProposed === true && !name.isProposed) parties[at] = name;
    }
    parties.push(...added);
  }
  const papers = [...papersOf(facts, bindingFirst(facts, docTypes)), ...recordOf(facts)];
  return parties.map(({ reading, base, isProposed }) => ({
    label: reading.raw ?? reading.value,
    find: (field) => {
      if (field === nameField) return isProposed ? { reading: null, waiting: base } : { reading, waiting: null, base };
      if (parties.length === 1) return foundAsWhole(facts, field);
      return foundOnPapers(papers, nameField, reading.value, field, sharedFields.includes(field));
    },
  }));
}

/** The papers that bind first, then all others. */
function bindingFirst(facts: Facts, first: readonly string[]): readonly string[] {
  return [...new Set([...first, ...facts.documents.map(({ docType }) => docType)])];
}

function foundAsWhole(facts: Facts, field: string): FoundReading {
  return { reading: boardedReading(facts, field), waiting: waitingReading(facts, field) };
}

/** From the first paper on which it is certain that the value belongs to this party and to nobody else. */
function foundOnPapers(
  papers: readonly Paper[],
  nameField: string,
  name: string,
  field: string,
  isShared: boolean,
): FoundReading {
  for (const paper of papers) {
    const names = namesOn(paper, nameField);
    const at = names.findIndex(({ reading }) => isVariant(reading.value, name));
    if (at === -1) continue;
    const stated = paper.stated(field);
    const proposed = paper.proposed(field);
    if (names.length === 1) {
      if (stated.length === 0 && proposed[0] !== undefined) return { reading: null, waiting: proposed[0] };
      if (stated.length > 0) return { reading: onlyOrDiffering(stated), waiting: null };
    }
    const inStep = paper.isListed && stated.length === names.length ? stated[at] : undefined;
    if (inStep !== undefined) return { reading: inStep, waiting: null };
    const only = onlyOrDiffering(stated);
    // One address printed for all who sign a note is the address of each; a tax id never is.
    if (isShared && only !== null && only !== 'differing') return { reading: only, waiting: null };
  }
  return NOTHING;
}

function onlyOrDiffering(readings: readonly Reading[]): Reading | 'differing' | null {
  const [first = null] = readings;
  return readings.every(({ value }) => value === first?.value) ? first : 'differing';
}

function noteItems(facts: Facts): readonly LoanItem[] {
  const groups = notesOf(facts);
  if (groups.length < 2) {
    const find = (field: string) => foundAsWhole(facts, field);
    const known = ['principal_amount', 'loan_number'].map((field) => find(field));
    if (known.every(({ reading, waiting }) => reading === null && waiting === null)) return [];
    const number = find('loan_number').reading;
    return [{ label: number === null || number === 'differing' ? 'the note' : number.value, find }];
  }
  return groups.map((documents, index) => {
    const own = documents.map((document) => paperOf(facts, document));
    const numbers = [...new Set(own.flatMap((paper) => paper.stated('loan_number').map(({ value }) => value)))];
    // Other papers speak of this note only where they name it and no other.
    const others = facts.documents
      .filter(({ docType }) => docType !== 'promissory_note')
      .map((document) => paperOf(facts, document))
      .filter((paper) => {
        const named = new Set(paper.stated('loan_number').map(({ value }) => value));
        return named.size === 1 && numbers.length === 1 && named.has(numbers[0] ?? '');
      });
    return {
      label: numbers[0] ?? documents[0]?.name ?? `note ${index + 1}`,
      find: (field) => {
        for (const paper of [...own, ...others]) {
          const [waiting = null] = paper.proposed(field);
          const stated = paper.stated(field);
          if (stated.length > 0) return { reading: onlyOrDiffering(stated), waiting: null };
          if (waiting !== null) return { reading: null, waiting };
        }
        return NOTHING;
      },
    };
  });
}

interface Described {
  readonly reading: Reading;
  /** Where it is one thing of a list: the whole, as it is printed. */
  readonly base?: Reading;
}

/** "(a) All inventory; (b) all equipment" are two things. Letters that do not follow each other part nothing. */
function eachThing(reading: Reading): readonly Described[] {
  const letters = [...reading.value.matchAll(/(?:^|[;,.] (?:and )?)\(?([a-h])[.)] /gi)];
  const isList = letters.length > 1 && letters[0]?.index === 0;
  if (!isList || letters.some(([, letter], at) => letter?.toLowerCase() !== String.fromCharCode(97 + at)))
    return [{ reading }];
  return letters.map(({ 0: mark, index }, at) => {
    const end = letters[at + 1]?.index ?? reading.value.length;
    const value = reading.value
      .slice(index + mark.length, end)
      .replace(/[;,.]$/, '')
      .trim();
    return { reading: { ...reading, value, raw: value }, base: reading };
  });
}

/** Papers by which something is pledged. An assignment of rents or a financing statement speaks of the same thing again. */
const INSTRUMENTS = ['security_agreement', 'deed_of_trust', 'mortgage'];

function collateralItems(facts: Facts): readonly LoanItem[] {
  const described = 'collateral_description';
  const instruments = papersOf(facts, INSTRUMENTS).filter((paper) =>
    [described, 'property_address', 'legal_description'].some(
      (field) => paper.stated(field).length + paper.proposed(field).length > 0,
    ),
  );
  const papers = instruments.length > 0 ? instruments : speaking(facts, described, INSTRUMENTS);
  const seen = new Set<string>();
  return papers.flatMap((paper): LoanItem[] => {
    const descriptions: readonly (Described | null)[] =
      paper.stated(described).length > 0 ? paper.stated(described).flatMap(eachThing) : [null];
    return descriptions.flatMap((thing): LoanItem[] => {
      const reading = thing?.reading ?? null;
      const [address] = paper.stated('property_address');
      const label = reading?.value ?? address?.value ?? paper.stated('legal_description')[0]?.value ?? described;
      const key = label
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      if (seen.has(key)) return [];
      seen.add(key);
      const find = (field: string): FoundReading => {
        if (field === described && thing !== null) return { waiting: null, ...thing };
        const stated = paper.stated(field);
        // Of several things on one paper nobody knows which its other values speak of.
        if (descriptions.length > 1 && !(paper.isListed && stated.length === descriptions.length)) return NOTHING;
        if (descriptions.length > 1) return { reading: stated[descriptions.indexOf(thing)] ?? null, waiting: null };
        const [waiting = null] = paper.proposed(field);
        return stated.length === 0 ? { reading: null, waiting } : { reading: onlyOrDiffering(stated), waiting: null };
      };
      return [{ label, find }];
    });
  });
}
