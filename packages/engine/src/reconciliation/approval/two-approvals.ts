import { fieldCatalogue } from '../../fields/field-catalogue.ts';
import type { FieldEntry } from '../../fields/field-entry.ts';
import { LTV_TOLERANCE } from '../calculations/loan-to-value.ts';
import { type Compare, compareBy } from '../comparisons/agree.ts';
import { matchesLarAsSet } from '../comparisons/agree-as-sets.ts';
import { alike, type Likeness } from '../comparisons/likeness.ts';
import { matchesLar } from '../comparisons/matches-lar.ts';
import { sameAddress } from '../comparisons/same-address.ts';
import { sameIndex } from '../comparisons/same-index.ts';
import { sameWords } from '../comparisons/same-words.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { eachParty } from '../party-names.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { kindsOf, namesLand } from './collateral-kinds.ts';
import { sameParty } from './parties.ts';

/** With both a parsed record and an approval on paper, every field that both state must agree. One finding a field. */
export function approvalsAgree(facts: Facts, policy: Policy, rule: Rule): Outcome {
  if (facts.given.record === null || !facts.has('credit_approval')) return notApplicable;
  const shared = fieldCatalogue.filter(
    (field) => isComparable(field) && facts.approved(field.name).length > 0 && onPaper(facts, field.name).length > 0,
  );
  if (shared.length === 0) return notEvaluated(['principal_amount']);
  return evaluated(shared.flatMap((field) => compareField(field, facts, policyFor(field, policy), rule)));
}

/** A loan to value is a quotient: one of the two rounds it, and the other cuts it off. */
function policyFor({ name }: FieldEntry, policy: Policy): Policy {
  return name === 'ltv_percent' ? { ...policy, tolerances: { ...policy.tolerances, rate: LTV_TOLERANCE } } : policy;
}

/** What a system keeps of every party and a memorandum tells of the first: it may leave out, and not differ. */
const OF_SOME_PARTIES = ['borrower_tin', 'borrower_address', 'guarantor_address'];

function onPaper(facts: Facts, field: string) {
  return facts.readings(field, ['credit_approval']);
}

/** Free texts of which a memorandum and a system speak in words of their own, and mean the same. */
const FREE_TEXTS = ['collateral_description', 'loan_purpose'];

/** Other free texts, such as conditions, are worded differently in a system and in a memorandum. */
function isComparable({ kind, vocabulary, name }: FieldEntry): boolean {
  return kind !== 'text' || vocabulary !== undefined || name === 'rate_index' || FREE_TEXTS.includes(name);
}

function compareField(field: FieldEntry, facts: Facts, policy: Policy, rule: Rule): readonly Finding[] {
  const paper = onPaper(facts, field.name);
  const all = facts.approved(field.name);
  const compare = comparing(field, policy);
  const record = OF_SOME_PARTIES.includes(field.name) ? statedBy(all, paper, compare) : all;
  const titled = {
    title: `${rule.title}: ${field.title}`,
    // Words alone never prove that something else was approved.
    ...(FREE_TEXTS.includes(field.name) ? { severity: 'warning' as const } : {}),
  };
  // Several facilities or guarantors: each value must be in both, in whatever order.
  if (field.repeated || record.length > 1 || paper.length > 1) {
    const parties = field.kind === 'name' ? eachParty : <T>(readings: T) => readings;
    return matchesLarAsSet(rule, parties(record), parties(paper), policy, { compare, kind: field.kind, said: titled });
  }
  return matchesLar(rule, record, paper, policy, { compare, ...titled });
}

/** What the paper states of the record's values; all of them where it states something else. */
function statedBy(record: readonly Reading[], paper: readonly Reading[], compare: Compare): readonly Reading[] {
  const isKnown = (one: Reading) => record.some((other) => compare(other, one).same);
  return paper.every(isKnown) ? record.filter((one) => paper.some((other) => compare(one, other).same)) : record;
}

function comparing(field: FieldEntry, policy: Policy): Compare {
  if (field.kind === 'name') return sameParty;
  if (field.name === 'collateral_description') return sameCollateral;
  if (FREE_TEXTS.includes(field.name)) return (left, right) => sameWords(left.value, right.value);
  if (field.name === 'rate_index') return (left, right) => sameIndex(left.value, right.value);
  if (field.kind !== 'address') return compareBy(field.kind, policy.tolerances);
  return (left, right) => {
    const likeness = sameAddress(left.value, right.value);
    return likeness.near && !likeness.serious ? { ...likeness, same: true } : likeness;
  };
}

/** `First deed of trust on the building` and `Real estate at 9 Elm Street` share no word and speak of one thing. */
function sameCollateral(left: Reading, right: Reading): Likeness {
  const words = sameWords(left.value, right.value);
  if (words.same) return words;
  const kinds = (one: Reading) => [...kindsOf([one]), ...(namesLand(one) ? ['real estate'] : [])];
  const [a, b] = [kinds(left), kinds(right)];
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a];
  return fewer.length > 0 && fewer.every((kind) => more.includes(kind)) ? alike('the same kinds of collateral') : words;
}
