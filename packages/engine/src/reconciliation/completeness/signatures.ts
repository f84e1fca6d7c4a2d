import { buildFinding, documentSource } from '../build-finding.ts';
import { sameName } from '../comparisons/same-name.ts';
import type { Facts } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { PackageDocument } from '../loan-package.ts';
import { copiesOf, notesOf } from '../notes.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { statedValues } from '../stated-terms.ts';
import { sayDocType, sayList, startSentence } from '../wording.ts';

/** ink on every borrower's line of the note. A draft beside its signed copy is no fault. */
export function noteSigned(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const notes = notesOf(facts);
  if (notes.length === 0) return notEvaluated(['note_signed']);
  return evaluated(notes.flatMap((copies) => unsigned(facts, rule, copies, 'note_signed', 'every borrower')));
}

/** the same of each guarantor's guaranty. */
export function guarantySigned(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const sameGuarantor = rememberedSameness();
  const guaranties = copiesOf(facts, 'guaranty', (a, b) => isSameGuaranty(facts, a, b, sameGuarantor));
  if (guaranties.length === 0) return notApplicable;
  return evaluated(guaranties.flatMap((copies) => unsigned(facts, rule, copies, 'guaranty_signed', 'the guarantor')));
}

/** Each guaranty is held against each other one, and most name the same few people. */
function rememberedSameness(): (left: string, right: string) => boolean {
  const known = new Map<string, boolean>();
  return (left, right) => {
    const key = `${left}\n${right}`;
    const same = known.get(key) ?? sameName(left, right).same;
    known.set(key, same);
    return same;
  };
}

function isSameGuaranty(
  facts: Facts,
  a: PackageDocument,
  b: PackageDocument,
  sameGuarantor: (left: string, right: string) => boolean,
): boolean {
  const left = statedValues(facts.readingsOf(a, 'guarantor_name'));
  const right = statedValues(facts.readingsOf(b, 'guarantor_name'));
  const isIn = (name: string, others: readonly string[]) => others.some((other) => sameGuarantor(name, other));
  return (
    left.length > 0 &&
    right.length > 0 &&
    left.every((name) => isIn(name, right)) &&
    right.every((name) => isIn(name, left))
  );
}

export function unsigned(
  facts: Facts,
  rule: Rule,
  copies: readonly PackageDocument[],
  field: string,
  who: string,
): readonly Finding[] {
  const seen = copies.map((copy) => ({ copy, readings: facts.readingsOf(copy, field) }));
  const isSigned = ({ readings }: (typeof seen)[number]) =>
    readings.length > 0 && readings.every(({ value }) => value === 'true');
  if (seen.some(isSigned)) return [];
  const readings = seen.flatMap((one) => one.readings);
  const bare = readings.some(({ value }) => value === 'false');
  const paper = startSentence(sayDocType(copies[0]?.docType ?? 'other'));
  const names = sayList(copies.map(({ name }) => name));
  return [
    buildFinding(rule, {
      severity: bare ? 'exception' : 'warning',
      message: bare
        ? `${paper} (${names}) is not signed by ${who}: no ink stands on a signature line.`
        : `${paper} (${names}) does not show for certain whether ${who} signed. Look at the signature lines.`,
      readings,
      comparison: 'signed',
      kind: 'boolean',
      expected: 'true',
      documents: seen.filter((one) => one.readings.length === 0).map(({ copy }) => documentSource(copy, field)),
    }),
  ];
}
