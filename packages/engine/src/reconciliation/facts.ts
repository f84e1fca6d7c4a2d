import { findField } from '../fields/field-catalogue.ts';
import type { Place } from '../lar/place.ts';
import type { Box } from '../pages/page.ts';
import type { ValueKind } from '../values/value-kind.ts';
import type { LoanPackage, PackageDocument, PackageValue } from './loan-package.ts';

/** One source's statement of one field: what every comparison and calculation works with. */
export interface Reading {
  readonly field: string;
  readonly kind: ValueKind;
  readonly documentId: string;
  /** For sentences that speak of two documents of one type. */
  readonly documentName: string;
  readonly source: string;
  readonly raw: string | null;
  /** Never null: what could not be understood is no reading. */
  readonly value: string;
  readonly pageNo: number | null;
  readonly bbox: Box | null;
  readonly place: Place | null;
  readonly confidence: number;
  /** What else was read as the field on the same paper, with less certainty. */
  readonly rivals?: readonly { readonly raw: string; readonly value: string }[];
}

/** A package, arranged for questions. Answers come in an order that does not depend on the order of the documents. */
export interface Facts {
  readonly given: LoanPackage;
  /** All of them: a copy that was called alike may say something else, and then that is worth a finding. */
  readonly documents: readonly PackageDocument[];
  documentsOf(...docTypes: readonly string[]): readonly PackageDocument[];
  has(...docTypes: readonly string[]): boolean;
  /** What the papers say of a field; of all papers, or of those of the named types. The approval is not among them. */
  readings(field: string, docTypes?: readonly string[]): readonly Reading[];
  readingsOf(document: PackageDocument, field: string): readonly Reading[];
  /** What was read of a field with too little certainty: no statement of the papers, and no silence either. */
  proposed(field: string, docTypes?: readonly string[]): readonly Reading[];
  proposedOf(document: PackageDocument, field: string): readonly Reading[];
  /** What was approved: the parsed record, or where there is none the credit approval of the package. */
  approved(field: string): readonly Reading[];
  hasApproval(): boolean;
}

const APPROVAL = 'credit_approval';

export function arrange(given: LoanPackage): Facts {
  const documents = given.documents.toSorted((a, b) => compareText(a.docType, b.docType) || compareText(a.id, b.id));
  const readings = new Map<string, Reading[]>();
  const ofDocument = new Map<string, Map<string, Reading[]>>();
  const proposed = new Map<string, Reading[]>();
  for (const document of documents) {
    const own = new Map<string, Reading[]>();
    ofDocument.set(document.id, own);
    for (const reading of readingsOfDocument(document, ({ proposed: isProposed }) => isProposed !== true)) {
      push(readings, reading.field, reading);
      push(own, reading.field, reading);
    }
    for (const reading of readingsOfDocument(document, ({ proposed: isProposed }) => isProposed === true))
      push(proposed, reading.field, reading);
  }
  const record = given.record === null ? null : readingsOfRecord(given.record);
  const of = (field: string) => readings.get(field) ?? [];
  const proposedAs = (field: string) => proposed.get(field) ?? [];
  return {
    given,
    documents,
    documentsOf: (...docTypes) => documents.filter(({ docType }) => docTypes.includes(docType)),
    has: (...docTypes) => documents.some(({ docType }) => docTypes.includes(docType)),
    readings: (field, docTypes) =>
      of(field).filter(({ source }) => (docTypes === undefined ? source !== 'lar' : docTypes.includes(source))),
    readingsOf: (document, field) => ofDocument.get(document.id)?.get(field) ?? [],
    proposed: (field, docTypes) =>
      proposedAs(field).filter(({ source }) => docTypes === undefined || docTypes.includes(source)),
    proposedOf: (document, field) => proposedAs(field).filter(({ documentId }) => documentId === document.id),
    approved: (field) =>
      record === null
        ? of(field).filter(({ source }) => source === 'lar')
        : record.filter((reading) => reading.field === field),
    hasApproval: () => record !== null || documents.some(({ docType }) => docType === APPROVAL),
  };
  /** With a parsed record beside it, a credit approval is a paper like others, compared with it by R-312. */
  function readingsOfDocument(document: PackageDocument, takes: (value: PackageValue) => boolean): Reading[] {
    const source = document.docType === APPROVAL && given.record === null ? 'lar' : document.docType;
    return document.values.flatMap((value): Reading[] => {
      if (value.normalizedValue === null || !takes(value)) return [];
      return [
        {
          field: value.fieldName,
          kind: value.valueKind,
          documentId: document.id,
          documentName: document.name,
          source,
          raw: value.rawText,
          value: value.normalizedValue,
          pageNo: value.pageNo,
          bbox: value.bbox,
          place: null,
          confidence: value.confidence,
          rivals: value.rivals.map(({ rawText, normalizedValue }) => ({ raw: rawText, value: normalizedValue })),
        },
      ];
    });
  }
}

function push(lists: Map<string, Reading[]>, key: string, reading: Reading): void {
  const own = lists.get(key);
  if (own === undefined) lists.set(key, [reading]);
  else own.push(reading);
}

function readingsOfRecord({ documentId, values }: NonNullable<LoanPackage['record']>): Reading[] {
  return values.flatMap(({ field, rawText, value, place }): Reading[] => {
    if (value === null) return [];
    const kind = findField(field)?.kind ?? 'text';
    return [
      {
        field,
        kind,
        documentId,
        documentName: 'loan approval record',
        source: 'lar',
        raw: rawText,
        value,
        pageNo: null,
        bbox: null,
        place,
        confidence: 1,
      },
    ];
  });
}

/** By code units: the same on every machine, which localeCompare is not. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
