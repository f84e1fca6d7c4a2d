import { nameKey, namesEntity } from '../../values/name-key.ts';
import { buildFinding, documentSource } from '../build-finding.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import { sameName } from '../comparisons/same-name.ts';
import type { Facts, Reading } from '../facts.ts';
import { isPersonalPropertySecured, isVehicleAlone } from '../loan-kind.ts';
import type { PackageDocument } from '../loan-package.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayReading, saySource, startSentence } from '../wording.ts';
import { missingPapers } from './missing-papers.ts';

/** Papers that state who the parties are; a debtor may also be a guarantor who pledges. */
const NAMING_PAPERS = [
  'entity_document',
  'borrowing_resolution',
  'promissory_note',
  'security_agreement',
  'loan_agreement',
  'guaranty',
];

/**
 * things that secure the loan are filed under the debtor's exact name. A search finds what is spelled alike and
 * nothing else, so that no likeness counts; capital letters and spaces do not change what a search finds.
 */
export function financingStatement(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const filings = facts.documentsOf('ucc_financing_statement');
  if (filings.length === 0) {
    // A lien on a titled vehicle is noted on its title instead.
    if (!isPersonalPropertySecured(facts) || isVehicleAlone(facts)) return notApplicable;
    return evaluated([
      missingPapers(rule, {
        message: 'Personal property secures the loan, and the package holds no UCC financing statement.',
        missing: ['ucc_financing_statement'],
        documents: facts.documentsOf('security_agreement').map((document) => documentSource(document)),
      }),
    ]);
  }
  const named = namesOf(facts);
  return combineOutcomes(filings.map((document) => ofOneFiling(facts, document, named, rule)));
}

interface Names {
  readonly parties: readonly Reading[];
  readonly organic: readonly Reading[];
}

/** Each name once as it is printed: hundreds of papers name a few parties, and names are slow to compare. */
function namesOf(facts: Facts): Names {
  const parties = [
    ...facts.readings('borrower_name', NAMING_PAPERS),
    ...facts.readings('guarantor_name', NAMING_PAPERS),
    ...facts.approved('borrower_name'),
  ];
  return { parties: oneOfEach(parties, asPrinted), organic: organicNames(facts) };
}

function asPrinted({ raw, value }: Reading): string {
  return `${value} ${raw}`;
}

function ofOneFiling(facts: Facts, document: PackageDocument, { parties, organic }: Names, rule: Rule): Outcome {
  const debtors = oneOfEach(facts.readingsOf(document, 'borrower_name'), asPrinted);
  if (debtors.length === 0 || parties.length + organic.length === 0) return notEvaluated(['borrower_name']);
  return evaluated(
    debtors
      .flatMap((debtor) => {
        const named = ownRecord(debtor, organic) ?? parties;
        return named.some((party) => isExact(debtor, party)) ? [] : [{ debtor, likely: nearestParty(debtor, named) }];
      })
      .map(({ debtor, likely }) => {
        const onlySigns = letters(shownName(debtor)) === letters(shownName(likely));
        return buildFinding(rule, {
          // Signs alone do not hide a filing from the standard search, and still are not the exact name.
          severity: onlySigns ? 'warning' : 'exception',
          message: `${startSentence(saySource(debtor))} names the debtor ${sayReading(debtor)}, but ${saySource(likely)} names ${sayReading(likely)}: ${onlySigns ? 'the punctuation differs' : 'the names are not exactly the same'}, and a financing statement must carry the exact name.`,
          readings: [debtor, likely],
          comparison: 'exact_name',
          kind: 'name',
          expected: shownName(likely),
        });
      }),
  );
}

/** The names by which entities are registered: what articles and charters say, which a filing must repeat (UCC 9-503). */
function organicNames(facts: Facts): readonly Reading[] {
  const stated = [...facts.readings('organic_name'), ...facts.readings('borrower_name', ['entity_document'])];
  return oneOfEach(stated, asPrinted).filter(({ value }) => namesEntity(nameKey(value)));
}

/** The registered names that can be the debtor's; null where no record of this entity is in the package. */
function ownRecord(debtor: Reading, organic: readonly Reading[]): readonly Reading[] | null {
  if (!namesEntity(nameKey(debtor.value))) return null;
  const own = organic.filter(({ value }) => sameName(debtor.value, value).near);
  return own.length === 0 ? null : own;
}

function isExact(debtor: Reading, party: Reading): boolean {
  const [a, b] = [shownName(debtor), shownName(party)];
  if (foldCase(a) === foldCase(b)) return true;
  // People are filed by boxes for last, first and further names, and papers print them in one line.
  const people = !namesEntity(nameKey(a)) && !namesEntity(nameKey(b));
  return people && sortedWords(a) === sortedWords(b);
}

/** The party that the debtor is most likely meant to be: the one that shares most words with it. */
function nearestParty(debtor: Reading, parties: readonly Reading[]): Reading {
  const words = new Set(nameKey(debtor.value).split(' '));
  const shared = (party: Reading) =>
    nameKey(party.value)
      .split(' ')
      .filter((word) => words.has(word)).length;
  return parties.reduce((best, party) => (shared(party) > shared(best) ? party : best), parties[0] ?? debtor);
}

/** As printed, without what says of which kind and state an entity is. */
function shownName({ raw, value }: Reading): string {
  return (raw ?? value)
    .replace(/\s+/g, ' ')
    .replace(
      /[,;]?\s+an? (?:[A-Z][\w.]* ){0,3}(?:limited|corporation|general|partnership|professional|nonprofit|sole|banking|state).*$/i,
      '',
    )
    .trim();
}

function foldCase(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/[‐‑–]/g, '-')
    .toUpperCase()
    .replace(/[\s,.]+$/, '');
}

function letters(name: string): string {
  return foldCase(name).replace(/[^\p{L}\p{N}&]+/gu, '');
}

function sortedWords(name: string): string {
  return foldCase(name)
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');
}
