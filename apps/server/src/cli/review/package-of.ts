import type { RecordValue } from '@countersign/engine/lar/record-value';
import { defaultChecklists } from '@countersign/engine/reconciliation/completeness/default-checklists';
import type { LoanPackage, PackageDocument } from '@countersign/engine/reconciliation/loan-package';
import { DEFAULT_TOLERANCES, type Policy } from '@countersign/engine/reconciliation/policy';
import { toPackageValue } from '../../reconciliation/index.ts';
import type { ReviewedDocument } from './reviewed-document.ts';

/** Without a server there are no settings: the rules run as they ship. */
export const shippedPolicy: Policy = {
  tolerances: DEFAULT_TOLERANCES,
  checklists: defaultChecklists,
  minConfidence: 0.7,
  mappedFields: [],
};

/** No loan was taken in: what is given at intake is not there, and the rules about it do not speak. */
export const NO_LOAN = '00000000-0000-8000-8000-000000000000';

/** The files of a command line as a package that rules can be asked about. */
export function packageOf(
  documents: readonly ReviewedDocument[],
  record: { readonly id: string; readonly values: readonly RecordValue[] } | null,
): LoanPackage {
  return {
    loanId: NO_LOAN,
    intake: { borrowerName: '', expectedPrincipal: null },
    documents: documents.map((document) => toPackageDocument(document, documents)),
    record: record === null ? null : { documentId: record.id, values: record.values },
    payees: [],
  };
}

function toPackageDocument(
  { id, file, split, values }: ReviewedDocument,
  all: readonly ReviewedDocument[],
): PackageDocument {
  const siblings = all.filter((other) => other.file === file);
  // A page that could not be read and lies in no document is told with the one before it.
  const ownerOf = (pageNo: number) => siblings.findLast((other) => other.split.fromPage <= pageNo) ?? siblings[0];
  const signs = file.pages
    .filter(({ pageNo }) => pageNo >= split.fromPage && pageNo <= split.toPage)
    .flatMap(({ pageNo, signs: own = [] }) => own.map((sign) => ({ ...sign, pageNo })));
  return {
    id,
    name: file.name,
    docType: split.docType,
    fromPage: split.fromPage,
    toPage: split.toPage,
    missingPages: split.completeness.missing,
    unreadPages: file.pages.flatMap(({ pageNo, failure }) =>
      failure !== null && ownerOf(pageNo)?.id === id ? [{ pageNo, reason: failure.detail }] : [],
    ),
    duplicateOf: split.duplicateOf === null ? null : (siblings[split.duplicateOf.document]?.id ?? null),
    ...(signs.length === 0 ? {} : { signs }),
    values: values.map((value) => toPackageValue(value, shippedPolicy.minConfidence)),
  };
}
