import { nameKey, namesEntity } from '../../values/name-key.ts';
import { buildFinding } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import { distinct } from '../comparisons/compare-sets.ts';
import type { Likeness } from '../comparisons/likeness.ts';
import { ordinalsOf, sameName } from '../comparisons/same-name.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { eachParty, wholeNames } from '../party-names.ts';
import { evaluated, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayEach, sayList, sayReading, startSentence } from '../wording.ts';
import { ROLES, type Role } from './roles.ts';

/**
 * The same party must be named alike on every paper. Names that look like one name written in two ways are told, and
 * names that the note and the approval do not know. Every pair of papers is compared.
 */
export function namesAgree(facts: Facts, rule: Rule): Outcome {
  const asked = ROLES.map((role) => ({ role, names: namesOf(role, facts) }));
  const comparable = asked.filter(({ names }) => new Set(names.map(({ documentId }) => documentId)).size > 1);
  if (comparable.length === 0) return notEvaluated(ROLES.map(({ field }) => field).slice(0, 1));
  const same = remembering();
  return evaluated(
    comparable.flatMap(({ role, names }) => {
      const variants = clustersOf(names, same).map((cluster) => tellVariants(role, cluster, rule));
      return [...variants, ...tellStrangers(role, names, facts, rule, same)];
    }),
  );
}

function namesOf({ field, docTypes, alsoIn }: Role, facts: Facts): readonly Reading[] {
  return eachParty(
    wholeNames([
      ...facts.approved(field),
      ...facts.readings(field, docTypes),
      ...alsoIn.flatMap((also) => facts.readings(also.field, also.docTypes)),
    ]),
  );
}

type SameName = (left: string, right: string) => Likeness;

/** Many papers print the same few names: each pair is compared once in a run. */
function remembering(): SameName {
  const told = new Map<string, Likeness>();
  return (left, right) => {
    const key = `${left}\n${right}`;
    const known = told.get(key);
    if (known !== undefined) return known;
    const likeness = sameName(left, right);
    told.set(key, likeness);
    return likeness;
  };
}

interface Cluster {
  readonly names: readonly Reading[];
  readonly told: Likeness;
}

/** Names that hang together by being near each other, where at least one pair differs. */
function clustersOf(names: readonly Reading[], same: SameName): readonly Cluster[] {
  const values = oneOfEach(names);
  const papers = papersOf(names, values, same);
  const clusters: { readonly values: Set<string>; readonly likenesses: Likeness[] }[] = [];
  for (const [index, left] of values.entries())
    for (const right of values.slice(index + 1)) {
      const likeness = same(left.value, right.value);
      if (likeness.same || !likeness.near || !areOfOneParty(left, right, papers)) continue;
      const own = clusters.filter((cluster) => cluster.values.has(left.value) || cluster.values.has(right.value));
      for (const old of own) clusters.splice(clusters.indexOf(old), 1);
      clusters.push({
        values: new Set([left.value, right.value, ...own.flatMap((cluster) => [...cluster.values])]),
        likenesses: [...own.flatMap((cluster) => cluster.likenesses), likeness],
      });
    }
  return clusters.flatMap((cluster) => {
    const told = cluster.likenesses.find(({ serious }) => serious) ?? cluster.likenesses[0];
    if (told === undefined) return [];
    // Whoever reads it sees all papers that name the party, in the order of the facts and not of the pairs.
    const own = names.filter(({ value }) => [...cluster.values].some((other) => same(value, other).same));
    return [{ names: own, told }];
  });
}

/** Of every value the papers that print it, and the papers that name the same party by whatever spelling. */
interface Papers {
  readonly printing: ReadonlyMap<string, ReadonlySet<string>>;
  readonly naming: ReadonlyMap<string, ReadonlySet<string>>;
}

function papersOf(names: readonly Reading[], values: readonly Reading[], same: SameName): Papers {
  const printing = new Map(values.map(({ value }) => [value, new Set<string>()]));
  for (const { value, documentId } of names) printing.get(value)?.add(documentId);
  const naming = values.map(({ value }) => {
    const alike = values.filter((other) => same(value, other.value).same);
    return [value, new Set(alike.flatMap((other) => [...(printing.get(other.value) ?? [])]))] as const;
  });
  return { printing, naming: new Map(naming) };
}

/**
 * Whether two papers mean one party by two names that are near each other. A name that the other paper has as well is
 * another party: father and son, Fund II and Fund III. A company that a deed names wrongly in its text may well be named
 * rightly where it signs.
 */
function areOfOneParty(left: Reading, right: Reading, { printing, naming }: Papers): boolean {
  const isOn = (name: Reading, paper: string): boolean => naming.get(name.value)?.has(paper) ?? false;
  const oneEntity = isOneEntity(left, right);
  for (const here of printing.get(left.value) ?? [])
    for (const there of printing.get(right.value) ?? []) {
      if (here === there) continue;
      const [leftThere, rightHere] = [isOn(left, there), isOn(right, here)];
      if (!(oneEntity ? leftThere && rightHere : leftThere || rightHere)) return true;
    }
  return false;
}

function isOneEntity(left: Reading, right: Reading): boolean {
  const [a, b] = [nameKey(left.value), nameKey(right.value)];
  return namesEntity(a) && namesEntity(b) && ordinalsOf(a) === ordinalsOf(b);
}

function tellVariants({ title }: Role, { names, told }: Cluster, rule: Rule): Finding {
  return buildFinding(rule, {
    severity: told.serious ? 'exception' : rule.severity,
    title: `${rule.title}: ${title}`,
    message: `${startSentence(sayEach(names))}: ${told.reason}.`,
    readings: names,
    comparison: 'agree',
    kind: 'name',
  });
}

/** Names that no paper of authority knows, nor is one near them. */
function tellStrangers(
  role: Role,
  names: readonly Reading[],
  facts: Facts,
  rule: Rule,
  same: SameName,
): readonly Finding[] {
  const reference = names.filter(({ source, field }) => field === role.field && role.reference.includes(source));
  if (reference.length === 0) return [];
  const isKnownAs = (name: string, other: string): boolean => {
    const likeness = same(name, other);
    return likeness.same || likeness.near;
  };
  const known = oneOfEach([
    ...reference,
    ...eachParty(role.known.flatMap((field) => [...facts.approved(field), ...facts.readings(field)])),
  ]);
  const candidates = names.filter(({ source, field }) => field === role.field && role.strangersOn.includes(source));
  const unknown = new Set(
    oneOfEach(candidates).flatMap(({ value }) => (known.some((other) => isKnownAs(value, other.value)) ? [] : [value])),
  );
  const strangers = candidates.filter(({ value }) => unknown.has(value));
  const told = distinct(strangers, (left, right) => same(left.value, right.value));
  return told.map((stranger) => {
    const stating = strangers.filter((name) => same(name.value, stranger.value).same);
    const expected = [...new Set(reference.map(sayReading))];
    return buildFinding(rule, {
      title: `${rule.title}: ${role.title}`,
      message: `${startSentence(sayEach(stating, 'name'))} as ${role.words}, whom neither the note nor the approval names: they name ${sayList(expected)}.`,
      readings: [...reference, ...stating],
      comparison: 'agree',
      kind: 'name',
      expected: reference[0]?.value ?? null,
    });
  });
}
