import type { LoanFacts } from '../../../../tools/packages/core/facts.ts';
import type { Layout } from '../../../../tools/packages/core/layout.ts';
import type { Random } from '../../../../tools/packages/core/random.ts';
import { drawDocument } from '../../../../tools/packages/core/sheet.ts';
import type { TruthMark, TruthValue } from '../../../../tools/packages/core/truth.ts';
import { findField } from '../../src/fields/field-catalogue.ts';
import type { LoanPackage, PackageDocument, PackageValue } from '../../src/reconciliation/loan-package.ts';
import { normalizeField } from '../../src/values/normalize-field.ts';
import { plainPen } from './plain-pen.ts';

/**
 * A package of a drawn loan as extraction would hand it on if it read everything: one signed document of each type that
 * suits the loan, a guaranty for each guarantor. What is printed goes through the normalizers; nothing becomes a PDF.
 */
export function drawnPackage(layouts: readonly Layout[], facts: LoanFacts, random: Random): LoanPackage {
  const pdf = plainPen();
  const suiting = layouts.filter((layout) => layout.suits?.(facts) !== false);
  const docTypes = [...new Set(suiting.map(({ docType }) => docType))];
  let pageCount = 0;
  const documents = docTypes.flatMap((docType) => {
    const layout = random.pick(suiting.filter((candidate) => candidate.docType === docType));
    const subjects = docType === 'guaranty' ? facts.guarantors.length : 1;
    return Array.from({ length: subjects }, (_, subject): PackageDocument => {
      const own = random.fork(`${docType} ${subject}`);
      const drawn = drawDocument(pdf, own.fork('ink'), (open) =>
        layout.draw((sheet = {}) => open(sheet), facts, { random: own, signed: true, subject }),
      );
      const fromPage = pageCount + 1;
      pageCount += drawn.pages.length;
      return {
        id: `${docType}-${subject + 1}`,
        name: `${layout.id}.pdf`,
        docType,
        fromPage,
        toPage: pageCount,
        missingPages: [],
        unreadPages: [],
        duplicateOf: null,
        values: valuesOf(drawn.values, drawn.marks),
      };
    });
  });
  return {
    loanId: 'loan-1',
    intake: {
      borrowerName: facts.borrowers[0]?.name ?? '',
      expectedPrincipal: (facts.principalCents / 100).toFixed(2),
    },
    documents,
    record: null,
    payees: [],
  };
}

/** Of a field that holds one value the first is the value; others that a paper prints, such as old terms, are rivals. */
export function valuesOf(values: readonly TruthValue[], marks: readonly TruthMark[]): readonly PackageValue[] {
  const read = [...values.flatMap(readValue), ...markedValues(marks)];
  const kept: PackageValue[] = [];
  for (const value of read) {
    const same = kept.filter(({ fieldName }) => fieldName === value.fieldName);
    if (same.some(({ normalizedValue }) => normalizedValue === value.normalizedValue)) continue;
    if (same.length === 0 || findField(value.fieldName)?.repeated === true) kept.push(value);
  }
  return kept;
}

function readValue({ field, printed, value, places }: TruthValue): PackageValue[] {
  const [place] = places;
  const normalized = normalizeField(field, printed)?.value ?? value;
  return place === undefined ? [] : [packageValue(field, printed, normalized, place.pageNo, place.box)];
}

/** Lines and boxes: a paper is signed when all its lines of the field are, and a box answers with its label. */
function markedValues(marks: readonly TruthMark[]): PackageValue[] {
  const fields = [...new Set(marks.flatMap(({ field }) => field ?? []))];
  return fields.flatMap((field) => {
    const own = marks.filter((mark) => mark.field === field);
    const lines = own.filter(({ kind }) => kind === 'signature');
    const [line] = lines;
    if (line !== undefined) {
      const signed = String(lines.every(({ marked }) => marked));
      return [packageValue(field, line.label, signed, line.pageNo, line.box)];
    }
    const ticked = own.find(({ marked, kind }) => marked && kind === 'checkbox');
    const answer = ticked === undefined ? null : (normalizeField(field, ticked.label)?.value ?? null);
    return ticked === undefined || answer === null
      ? []
      : [packageValue(field, ticked.label, answer, ticked.pageNo, ticked.box)];
  });
}

function packageValue(
  fieldName: string,
  rawText: string,
  normalizedValue: string,
  pageNo: number,
  bbox: PackageValue['bbox'],
): PackageValue {
  const valueKind = findField(fieldName)?.kind ?? 'text';
  return { fieldName, rawText, normalizedValue, valueKind, pageNo, bbox, confidence: 0.97, method: 'text', rivals: [] };
}
