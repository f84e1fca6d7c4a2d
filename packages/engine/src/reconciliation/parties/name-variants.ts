import { nameKey, namesEntity } from '../../values/name-key.ts';
import { buildFinding } from '../build-finding.ts';
import type { Likeness } from '../comparisons/likeness.ts';
import { ordinalsOf, sameName } from '../comparisons/same-name.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { eachParty } from '../party-names.ts';
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
  return eachParty([
    ...facts.approved(field),
    ...facts.readings(field, docTypes),
    ...alsoIn.flatMap((also) => facts.readings(also.field, also.docTypes)),
  ]);
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
  const near = names.flatMap((left, index) =>
    names.slice(index + 1).flatMap((right) => {
      const likeness = variantOf(left, right, names, same);
      return likeness === null ? [] : [{ left, right, likeness }];
    }),
  );
  const clusters: { readonly names: Set<Reading>; readonly likenesses: Likeness[] }[] = [];
  for (const { left, right, likeness } of near) {
    const own = clusters.filter((cluster) => [left, right].some((name) => cluster.names.has(name)));
    const merged = {
      names: new Set([left, right, ...own.flatMap((cluster) => [...cluster.names])]),
      likenesses: [...own.flatMap((cluster) => cluster.likenesses), likeness],
    };
    for (const old of own) clusters.splice(clusters.indexOf(old), 1);
    clusters.push(merged);
  }
  return clusters.flatMap((cluster) => {
    const told = cluster.likenesses.find(({ serious }) => serious) ?? cluster.likenesses[0];
    if (told === undefined) return [];
    // Whoever reads it sees all papers that name the party, in the order of the facts and not of the pairs.
    const own = names.filter((name) => [...cluster.names].some((other) => same(name.value, other.value).same));
    return [{ names: own, told }];
  });
}

/**
 * Two papers' names of one party that differ. A name that the other paper has as well is another party: father and son,
 * Fund II and Fund III. A company that a deed names wrongly in its text may well be named rightly where it signs.
 */
function variantOf(left: Reading, right: Reading, names: readonly Reading[], same: SameName): Likeness | null {
  if (left.documentId === right.documentId) return null;
  const likeness = same(left.value, right.value);
  if (likeness.same || !likeness.near) return null;
  const isOn = (name: Reading, { documentId }: Reading): boolean =>
    names.some((other) => other.documentId === documentId && same(other.value, name.value).same);
  const [there, here] = [isOn(left, right), isOn(right, left)];
  return (isOneEntity(left, right) ? there && here : there || here) ? null : likeness;
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
  const known = [
    ...reference,
    ...eachParty(role.known.flatMap((field) => [...facts.approved(field), ...facts.readings(field)])),
  ];
  const strangers = names.filter(
    (name) =>
      role.strangersOn.includes(name.source) &&
      name.field === role.field &&
      !known.some((other) => {
        const likeness = same(name.value, other.value);
        return likeness.same || likeness.near;
      }),
  );
  const told = strangers.filter(
    (name, index) => !strangers.slice(0, index).some((other) => same(other.value, name.value).same),
  );
  return told.map((stranger) => {
    const stating = strangers.filter((name) => same(name.value, stranger.value).same);
    const expected = [...new Set(reference.map(sayReading))];
    return buildFinding(rule, {
      title: `${rule.title}: ${role.title}`,
      message: `${startSentence(sayEach(stating))} as ${role.words}, whom neither the note nor the approval names: they name ${sayList(expected)}.`,
      readings: [...reference, ...stating],
      comparison: 'agree',
      kind: 'name',
      expected: reference[0]?.value ?? null,
    });
  });
}
