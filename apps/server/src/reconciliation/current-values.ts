import type { LoanField } from '@countersign/contract/extraction';
import type { ExtractedValue } from '@countersign/engine/extraction/extracted-value';
import { replaces } from '@countersign/engine/reconciliation/apply-corrections';
import { listPackageState, listParts, type PartRow } from '../documents/index.ts';
import { readExtractions, toExtractedField } from '../extraction/index.ts';
import type { LoanRow } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { readSettings } from '../settings/index.ts';
import { type CorrectedValue, openCorrected } from './corrected-value.ts';
import { type CorrectionRow, listCorrectionsOfPackage } from './correction.queries.ts';
import { isAbout } from './gather-package.ts';
import { findLatestRun } from './run.queries.ts';

type Reader = Pick<App, 'db' | 'keyring'>;

/**
 * The certainty from which a value of this loan is stated. What people review and decide on is what the latest run
 * compared, whatever the setting says by now; the next run goes by the setting.
 */
export async function currentMinConfidence(app: Reader, runner: Runner, loan: LoanRow): Promise<number> {
  const isCompared = !['received', 'processing', 'processing_failed'].includes(loan.state);
  const run = isCompared ? await runner.maybe(findLatestRun, [loan.id]) : undefined;
  if (run === undefined) return (await readSettings(app, runner))['extraction.min_confidence'];
  return run.policy.proposes === true ? run.policy.minConfidence : 0;
}

interface OneDocument {
  readonly about: Pick<LoanField, 'documentId' | 'docType'>;
  /** Null of a file that holds no document. */
  readonly part: PartRow | null;
  readonly read: readonly ExtractedValue[];
  /** Of the whole package, in order. */
  readonly corrections: readonly CorrectionRow[];
  readonly minConfidence: number;
}

/** The values of one document as the interface shows them: as read, with what people confirmed and corrected. */
export function valuesOfDocument(
  app: Pick<App, 'keyring'>,
  { about, part, read, corrections, minConfidence }: OneDocument,
): readonly LoanField[] {
  const start = read.map((value) => ({ ...about, ...toExtractedField(value, minConfidence) }));
  if (part === null) return start;
  return corrections
    .filter((row) => isAbout(row, part))
    .reduce<readonly LoanField[]>((current, row) => {
      if (row.content === null) return current;
      const said = openCorrected(app.keyring, row.id, row.content);
      const isReplaced = (value: LoanField) =>
        replaces(
          {
            fieldName: row.field_name,
            pageNo: row.page_no,
            bbox: row.bbox,
            ...(row.confirms ? { confirms: true } : {}),
          },
          value,
        );
      const kept = current.filter((value) => !isReplaced(value));
      if (said.value === null) return kept;
      const seen = current.find((value) => isReplaced(value) && value.normalizedValue === said.normalizedValue);
      return [...kept, row.confirms ? confirmed(about, row, said, seen) : corrected(about, row, said)];
    }, start);
}

function corrected(about: OneDocument['about'], row: CorrectionRow, said: CorrectedValue): LoanField {
  return {
    ...about,
    fieldName: row.field_name,
    pageNo: row.page_no,
    bbox: row.bbox,
    rawText: said.value,
    normalizedValue: said.normalizedValue,
    valueKind: said.valueKind,
    confidence: 1,
    method: 'correction',
    rule: 'correction',
    reasons: [`${row.made_by_name}: ${row.note}`],
    rivals: [],
    state: 'corrected',
  };
}

/** How it was read stays on record beside who confirmed it. */
function confirmed(
  about: OneDocument['about'],
  row: CorrectionRow,
  said: CorrectedValue,
  seen: LoanField | undefined,
): LoanField {
  const value = corrected(about, row, said);
  const by = `confirmed by ${row.made_by_name}`;
  if (seen === undefined) return { ...value, reasons: [by], state: 'confirmed' };
  const { method, rule, reasons, rivals } = seen;
  return { ...value, method, rule, reasons: [...reasons, by], rivals, state: 'confirmed' };
}

/** How many values of the package as it stands wait for a person. */
export async function countProposed(app: Reader, runner: Runner, loan: LoanRow): Promise<number> {
  const states = await runner.many(listPackageState, [loan.id, loan.package_version, false]);
  const parts = await runner.many(listParts, [states.map(({ id }) => id)]);
  const ids = parts.map(({ id }) => id);
  const values = await readExtractions(app, ids, runner);
  const corrections = await runner.many(listCorrectionsOfPackage, [loan.id, loan.package_version]);
  const minConfidence = await currentMinConfidence(app, runner, loan);
  const waiting = parts.flatMap((part) => {
    const about = { documentId: part.id, docType: part.doc_type };
    return valuesOfDocument(app, { about, part, read: values.get(part.id) ?? [], corrections, minConfidence });
  });
  return waiting.filter(({ state }) => state === 'proposed').length;
}
