import { canonicalJson } from '../evidence/canonical-json.ts';
import { applyCorrections } from './apply-corrections.ts';
import { compareText } from './facts.ts';
import type { Finding } from './finding.ts';
import type { LoanPackage } from './loan-package.ts';

/** Asks rules of a package; of those with these ids, or of all. */
export type Ask = (loanPackage: LoanPackage, ruleIds?: ReadonlySet<string>) => readonly Finding[];

/** Each correction costs two more looks, under the loan's lock. Beyond this many, all of them answer for what they clear. */
const MAX_TOLD_APART = 20;

/**
 * The exceptions that would arise without the corrections that no page confirms, and that do not arise with them: each
 * names the corrections that cleared it in `data.clearedBy`. An exception that is found again with other values was
 * not left as it was, and is among them.
 */
export function findCleared(loanPackage: LoanPackage, found: readonly Finding[], ask: Ask): readonly Finding[] {
  // Of a file that was cut anew, one correction may speak for two documents.
  const unconfirmed = (loanPackage.corrected ?? []).flatMap(({ corrections }) =>
    corrections.filter(({ confirmedByPage }) => !confirmedByPage).map(({ id }) => id),
  );
  const ids = [...new Set(unconfirmed)].toSorted(compareText);
  if (ids.length === 0) return [];
  const cleared = missingFrom(exceptionsOf(ask(without(loanPackage, ids))), exceptionsOf(found));
  if (cleared.length === 0) return [];
  const responsible = tellApart(loanPackage, ids, new Set(cleared.map(({ ruleId }) => ruleId)), ask);
  return cleared.map((finding) => {
    const { message, sources, data } = finding.detail;
    return { ...finding, detail: { message, sources, data: { ...data, clearedBy: [...responsible(finding)] } } };
  });
}

/** The corrections that a finding of a run was cleared by; null: it arises as the package stands. */
export function clearedBy({ detail }: Pick<Finding, 'detail'>): readonly string[] | null {
  const ids = detail.data.clearedBy;
  return Array.isArray(ids) ? (ids as readonly string[]) : null;
}

/**
 * A correction answers for an exception when it arises again without that correction alone, or goes away with that one
 * alone. Where neither tells, as when two pairs of corrections each clear it, all of them answer.
 */
function tellApart(
  loanPackage: LoanPackage,
  ids: readonly string[],
  ruleIds: ReadonlySet<string>,
  ask: Ask,
): (finding: Finding) => readonly string[] {
  if (ids.length === 1 || ids.length > MAX_TOLD_APART) return () => ids;
  const looks = ids.map((id) => ({
    id,
    leftOut: exceptionsOf(ask(without(loanPackage, [id]), ruleIds)),
    alone: exceptionsOf(
      ask(
        without(
          loanPackage,
          ids.filter((other) => other !== id),
        ),
        ruleIds,
      ),
    ),
  }));
  return (finding) => {
    const told = looks.filter(
      ({ leftOut, alone }) =>
        missingFrom([finding], leftOut).length === 0 || missingFrom([finding], alone).length === 1,
    );
    return told.length === 0 ? ids : told.map(({ id }) => id);
  };
}

/** The package as it would be without these corrections. */
function without(loanPackage: LoanPackage, ids: readonly string[]): LoanPackage {
  const { corrected = [], ...rest } = loanPackage;
  const values = new Map(
    corrected.map(({ documentId, read, corrections }) => [
      documentId,
      applyCorrections(
        read,
        corrections.filter(({ id }) => !ids.includes(id)),
      ),
    ]),
  );
  return {
    ...rest,
    documents: rest.documents.map((document) => ({ ...document, values: values.get(document.id) ?? document.values })),
  };
}

function exceptionsOf(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'exception');
}

/** Those of `findings` that `others` lack. Two that are alike are matched one to one, those with the same words first. */
function missingFrom(findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  const left = [...others];
  const take = (isSame: (other: Finding) => boolean): boolean => {
    const at = left.findIndex(isSame);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const inOtherWords = findings.filter(
    (finding) => !take((other) => keyOf(other) === keyOf(finding) && other.detail.message === finding.detail.message),
  );
  return inOtherWords.filter(
    (finding) => finding.detail.sources.length === 0 || !take((other) => keyOf(other) === keyOf(finding)),
  );
}

/**
 * What a finding says, by what values mean: a person who writes `255000` where `$255,000.00` is printed has changed
 * nothing.
 */
function keyOf({ ruleId, ruleVersion, detail }: Finding): string {
  const { observed } = detail.data;
  const sources = detail.sources.map(({ documentId, source, field, value }) => {
    const meant = observed.find(
      (one) => one.documentId === documentId && one.field === field && one.raw === value && one.source === source,
    );
    return canonicalJson([documentId, source, field, meant?.normalized ?? value]);
  });
  return canonicalJson([ruleId, ruleVersion, sources.toSorted()]);
}
