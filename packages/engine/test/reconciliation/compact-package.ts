import { findField } from '../../src/fields/field-catalogue.ts';
import { meaningOf } from '../../src/lar/value-meaning.ts';
import type { Box } from '../../src/pages/page.ts';
import type {
  ApprovalRecord,
  LoanPackage,
  PackageDocument,
  PackageValue,
  SettledCondition,
  VerifiedPayee,
} from '../../src/reconciliation/loan-package.ts';
import { DEFAULT_TOLERANCES, type Policy, type Tolerances } from '../../src/reconciliation/policy.ts';
import { markProposed } from '../../src/reconciliation/stated-or-proposed.ts';
import { normalizeField } from '../../src/values/normalize-field.ts';

/** A value as a page prints it, or with more said about how it was read. */
type CompactValue =
  | string
  | {
      readonly raw: string | null;
      /** Left out: what the raw text means. */
      readonly value?: string | null;
      readonly page?: number;
      readonly confidence?: number;
      readonly method?: PackageValue['method'];
      readonly box?: Box;
      readonly rivals?: readonly { readonly raw: string; readonly confidence: number; readonly box?: Box }[];
    };

/** Fields by name; a list where a document states a field several times. */
type CompactFields = Readonly<Record<string, CompactValue | readonly CompactValue[]>>;

export interface CompactDocument {
  readonly docType: string;
  /** Left out: the type and a number, such as `guaranty-2`. */
  readonly id?: string;
  readonly name?: string;
  readonly pages?: number;
  readonly missingPages?: readonly number[];
  readonly unreadPages?: PackageDocument['unreadPages'];
  readonly duplicateOf?: string;
  readonly signs?: PackageDocument['signs'];
  readonly fields?: CompactFields;
}

/** A package as a person writes it in a case: documents with what they print. */
export interface CompactPackage {
  readonly intake?: { readonly borrowerName?: string; readonly expectedPrincipal?: string };
  readonly documents?: readonly CompactDocument[];
  /** The parsed approval record; left out: there is none. */
  readonly record?: Readonly<Record<string, string | readonly string[]>>;
  readonly payees?: readonly VerifiedPayee[];
  /** What people said of conditions of the approval. */
  readonly settledConditions?: readonly SettledCondition[];
}

export interface CompactPolicy extends Partial<Omit<Policy, 'tolerances'>> {
  readonly tolerances?: Partial<Tolerances>;
}

const BOX = { x: 0.1, y: 0.1, w: 0.2, h: 0.02 };

/** As the service gathers it: what is read with less certainty than the policy asks for is proposed. */
export function unfoldPackage(
  compact: CompactPackage,
  { minConfidence }: Pick<Policy, 'minConfidence'> = { minConfidence: 0.7 },
): LoanPackage {
  const counts = new Map<string, number>();
  const documents = (compact.documents ?? []).map((document): PackageDocument => {
    const count = (counts.get(document.docType) ?? 0) + 1;
    counts.set(document.docType, count);
    const id = document.id ?? `${document.docType}-${count}`;
    return {
      id,
      name: document.name ?? `${id}.pdf`,
      docType: document.docType,
      fromPage: 1,
      toPage: document.pages ?? 1,
      missingPages: document.missingPages ?? [],
      unreadPages: document.unreadPages ?? [],
      duplicateOf: document.duplicateOf ?? null,
      ...(document.signs === undefined ? {} : { signs: document.signs }),
      values: unfoldFields(document.fields ?? {}, minConfidence),
    };
  });
  return {
    loanId: 'loan-1',
    intake: {
      borrowerName: compact.intake?.borrowerName ?? '',
      expectedPrincipal: compact.intake?.expectedPrincipal ?? null,
    },
    documents,
    record: compact.record === undefined ? null : unfoldRecord(compact.record),
    payees: compact.payees ?? [],
    ...(compact.settledConditions === undefined ? {} : { settledConditions: compact.settledConditions }),
  };
}

export function unfoldPolicy(compact: CompactPolicy = {}): Policy {
  return {
    checklists: compact.checklists ?? [],
    minConfidence: compact.minConfidence ?? 0.7,
    mappedFields: compact.mappedFields ?? [],
    tolerances: { ...DEFAULT_TOLERANCES, ...compact.tolerances },
    ...(compact.limits === undefined ? {} : { limits: compact.limits }),
    ...(compact.asOf === undefined ? {} : { asOf: compact.asOf }),
  };
}

function unfoldFields(fields: CompactFields, minConfidence: number): readonly PackageValue[] {
  return Object.entries(fields).flatMap(([field, stated]) =>
    asList(stated).map((value) => markProposed(unfoldValue(field, value), minConfidence)),
  );
}

function unfoldValue(fieldName: string, compact: CompactValue): PackageValue {
  const field = findField(fieldName);
  if (field === undefined) throw new Error(`The catalogue has no field ${fieldName}.`);
  const value = typeof compact === 'string' ? { raw: compact } : compact;
  const meaning = value.raw === null ? null : (normalizeField(fieldName, value.raw)?.value ?? null);
  // A case that means to say something must not silently say nothing.
  if (value.value === undefined && meaning === null) throw new Error(`${fieldName} cannot be ${value.raw}.`);
  return {
    fieldName,
    rawText: value.raw,
    normalizedValue: value.value === undefined ? meaning : value.value,
    valueKind: field.kind,
    pageNo: value.page ?? 1,
    bbox: value.box ?? BOX,
    confidence: value.confidence ?? 0.97,
    method: value.method ?? 'text',
    rivals: (value.rivals ?? []).map(({ raw, confidence, box }) => ({
      rawText: raw,
      normalizedValue: normalizeField(fieldName, raw)?.value ?? raw,
      pageNo: 1,
      bbox: box ?? BOX,
      confidence,
    })),
  };
}

function unfoldRecord(record: NonNullable<CompactPackage['record']>): ApprovalRecord {
  const values = Object.entries(record).flatMap(([field, stated]) =>
    asList(stated).map((rawText, index) => {
      const { kind, value } = meaningOf(field, rawText);
      if (value === null) throw new Error(`The record's ${field} cannot be ${rawText}.`);
      const pointer = typeof stated === 'string' ? `/${field}` : `/${field}/${index}`;
      return { field, kind, rawText, value, place: { kind: 'pointer' as const, pointer } };
    }),
  );
  return { documentId: 'approval_record-1', values };
}

function asList<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? value : [value as T];
}
