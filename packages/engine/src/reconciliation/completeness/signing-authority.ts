import { daysBetween } from '../../calculations/day-number.ts';
import { nameKey, namesEntity } from '../../values/name-key.ts';
import { buildFinding } from '../build-finding.ts';
import { closingDate } from '../closing-dates.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import { sameName } from '../comparisons/same-name.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { PackageDocument } from '../loan-package.ts';
import { limitsOf, type Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayDate, sayDays, sayDocType, sayList, sayReading, saySource, startSentence } from '../wording.ts';

/** What is signed for a borrower, a grantor or a guarantor, and the field that names who is bound by it. */
const SIGNED = [
  { docType: 'promissory_note', party: 'borrower_name', part: 'borrower' },
  { docType: 'loan_agreement', party: 'borrower_name', part: 'borrower' },
  { docType: 'security_agreement', party: 'borrower_name', part: 'grantor' },
  { docType: 'deed_of_trust', party: 'borrower_name', part: 'grantor' },
  { docType: 'mortgage', party: 'borrower_name', part: 'grantor' },
  { docType: 'guaranty', party: 'guarantor_name', part: 'guarantor' },
] as const;

/** A person who may sign, or who signed, and in what capacity where the document says it. */
interface Signer {
  readonly name: Reading;
  readonly title: Reading | null;
}

/**
 * whoever signed for an entity is named in its resolution, with the title used; and the entity was in good
 * standing lately. A borrower without any resolution is told by R-408.
 */
export function signingAuthority(facts: Facts, policy: Policy, rule: Rule): Outcome {
  const signed = SIGNED.flatMap((kind) =>
    facts.documentsOf(kind.docType).flatMap((document) => {
      const parties = oneOfEach(facts.readingsOf(document, kind.party));
      const entities = parties.filter(({ value }) => isEntity(value));
      return entities.length === 0 ? [] : [{ kind, document, parties, entities }];
    }),
  );
  if (signed.length === 0) return notApplicable;
  const resolutions = facts.documentsOf('borrowing_resolution');
  const checked = signed.map((one) => ofOneDocument(facts, one, resolutions, rule));
  const standing = goodStanding(facts, policy, rule);
  const findings = [...checked.flatMap((one) => one.findings), ...(standing ?? [])];
  const lacking = [...new Set(checked.flatMap((one) => one.missing))];
  if (findings.length === 0 && checked.every((one) => one.missing.length > 0) && standing === null)
    return notEvaluated(lacking.toSorted());
  return evaluated(findings);
}

interface SignedDocument {
  readonly kind: (typeof SIGNED)[number];
  readonly document: PackageDocument;
  readonly parties: readonly Reading[];
  readonly entities: readonly Reading[];
}

function ofOneDocument(
  facts: Facts,
  { kind, document, parties, entities }: SignedDocument,
  resolutions: readonly PackageDocument[],
  rule: Rule,
): { readonly findings: readonly Finding[]; readonly missing: readonly string[] } {
  const own = resolutions.filter((resolution) => speaksFor(facts, resolution, entities));
  if (own.length === 0) {
    if (kind.part === 'borrower' || resolutions.length === 0) return { findings: [], missing: ['authorized_signer'] };
    return { findings: [unresolved(kind.part, entities, rule)], missing: [] };
  }
  const authorized = own.flatMap((resolution) => signersOn(facts, resolution, 'authorized_signer'));
  const people = parties.filter(({ value }) => !isEntity(value));
  // Whoever is a party himself also signs for himself.
  const signers = signersOn(facts, document, 'signer_name').filter(
    ({ name, title }) => title !== null || !people.some(({ value }) => isOnePerson(value, name.value)),
  );
  const missing = [
    ...(authorized.length === 0 ? ['authorized_signer'] : []),
    ...(signers.length === 0 ? ['signer_name'] : []),
  ];
  if (missing.length > 0) return { findings: [], missing };
  return { findings: signers.flatMap((signer) => tellSigner(signer, authorized, entities, rule)), missing: [] };
}

/** A resolution that names nobody may be anybody's. */
function speaksFor(facts: Facts, resolution: PackageDocument, entities: readonly Reading[]): boolean {
  const named = oneOfEach(facts.readingsOf(resolution, 'borrower_name'));
  return named.length === 0 || named.some((one) => entities.some(({ value }) => isOneEntity(one.value, value)));
}

/** Names and titles stand beside each other, one of each for every signer; else nobody knows whose title it is. */
function signersOn(facts: Facts, document: PackageDocument, field: string): readonly Signer[] {
  const names = facts.readingsOf(document, field);
  const titles = facts.readingsOf(document, 'signer_title');
  return names.map((name, index) => ({
    name,
    title: titles.length === names.length ? (titles[index] ?? null) : titles.length === 1 ? (titles[0] ?? null) : null,
  }));
}

function tellSigner(
  { name, title }: Signer,
  authorized: readonly Signer[],
  entities: readonly Reading[],
  rule: Rule,
): readonly Finding[] {
  const own = authorized.filter((one) => isOnePerson(one.name.value, name.value));
  const entity = entities[0] === undefined ? 'the entity' : sayReading(entities[0]);
  if (own.length === 0)
    return [
      buildFinding(rule, {
        message: `${startSentence(saySource(name))} is signed for ${entity} by ${sayReading(name)}, whom the borrowing resolution does not authorize. It names ${sayList(authorized.map((one) => sayReading(one.name)))}.`,
        readings: [name, ...authorized.map((one) => one.name)],
        comparison: 'authorized',
        kind: 'name',
        expected: authorized.map((one) => one.name.value).join('; '),
        more: { missing: [], extra: [name.value] },
      }),
    ];
  const titled = own.filter((one) => one.title !== null);
  if (title === null || titled.length === 0 || titled.some((one) => isOneTitle(one.title?.value ?? '', title.value)))
    return [];
  const [resolved] = titled.flatMap((one) => one.title ?? []);
  return [
    buildFinding(rule, {
      message: `${startSentence(saySource(title))} is signed for ${entity} by ${sayReading(name)} as ${sayReading(title)}; the borrowing resolution authorizes the same person as ${resolved === undefined ? 'something else' : sayReading(resolved)}.`,
      readings: [title, ...titled.flatMap((one) => one.title ?? []), name],
      comparison: 'authorized',
      kind: 'text',
      expected: resolved?.value ?? null,
    }),
  ];
}

function unresolved(part: string, entities: readonly Reading[], rule: Rule): Finding {
  return buildFinding(rule, {
    message: `The ${part} ${sayList(entities.map(sayReading))} is an entity, and no resolution in the package says who may sign for it.`,
    readings: entities,
    comparison: 'present',
    more: { missing: ['borrowing_resolution'] },
  });
}

/** Null when no certificate states a date, or nobody knows when the closing is. */
function goodStanding(facts: Facts, policy: Policy, rule: Rule): readonly Finding[] | null {
  const dated = facts.readings('good_standing_date', ['entity_document']);
  const closing = closingDate(facts);
  if (dated.length === 0 || closing === null) return null;
  const { goodStandingDays } = limitsOf(policy);
  return dated.flatMap((reading) => {
    const age = daysBetween(reading.value, closing.value);
    if (age <= goodStandingDays) return [];
    return [
      buildFinding(rule, {
        severity: 'warning',
        message: `${startSentence(sayDocType(reading.source))} certifies good standing as of ${sayDate(reading.value)}, ${sayDays(age)} before the closing on ${sayDate(closing.value)}. At most ${sayDays(goodStandingDays)} are allowed.`,
        readings: [reading, closing],
        comparison: 'at_most',
        kind: 'date',
        difference: { days: age },
        tolerance: String(goodStandingDays),
      }),
    ];
  });
}

function isEntity(name: string): boolean {
  return namesEntity(nameKey(name));
}

function isOneEntity(left: string, right: string): boolean {
  const { same, near, serious } = sameName(left, right);
  return same || (near && !serious);
}

function isOnePerson(left: string, right: string): boolean {
  const { same, near } = sameName(left, right);
  return same || near;
}

const TITLE_WORDS: Readonly<Record<string, string>> = {
  ceo: 'chief executive officer',
  cfo: 'chief financial officer',
  coo: 'chief operating officer',
  vp: 'vice president',
  gp: 'general partner',
  mgr: 'manager',
};

/** `Managing Member` may act as `Member`; `Vice President` is not `President`. */
function isOneTitle(left: string, right: string): boolean {
  const [a, b] = [left, right].map((title) => {
    const key = title
      .toLowerCase()
      .replace(/[^a-z ]/g, ' ')
      .replace(/\b(?:its|the|a|an|authorized|sole|managing|duly)\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return TITLE_WORDS[key] ?? key;
  });
  return a === b || a === '' || b === '';
}
