import { findField } from '../../fields/field-catalogue.ts';
import { buildFinding, documentSource } from '../build-finding.ts';
import type { Facts } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { PackageDocument } from '../loan-package.ts';
import type { Rule } from '../rule.ts';
import { bareDocType, sayDocType, sayList, startSentence } from '../wording.ts';

/**
 * The field must be there: somewhere in the package or the approval, or on every document of one type. Copies of a
 * document need not repeat it. Text that is printed and cannot be understood does not count, and is shown.
 */
export function present(rule: Rule, facts: Facts, field: string, docType: string | null): readonly Finding[] {
  const title = findField(field)?.title ?? field;
  const say = (message: string, documents: readonly PackageDocument[]): readonly Finding[] => [
    buildFinding(rule, {
      message: message + sayUnread(documents, field),
      readings: [],
      comparison: 'present',
      kind: findField(field)?.kind ?? null,
      documents: documents.map((document) => documentSource(document, field)),
      more: { field, docType },
    }),
  ];
  if (docType === null) {
    const anywhere = facts.readings(field).length > 0 || facts.approved(field).length > 0;
    return anywhere ? [] : say(`No document of the package and no approval states ${quoted(title)}.`, facts.documents);
  }
  const documents = facts.documentsOf(docType).filter(({ duplicateOf }) => duplicateOf === null);
  if (documents.length === 0)
    return say(`The package holds no ${bareDocType(docType)}, which must state ${quoted(title)}.`, []);
  const silent = documents.filter((document) => facts.readingsOf(document, field).length === 0);
  if (silent.length === 0) return [];
  const which =
    documents.length === 1
      ? startSentence(sayDocType(docType))
      : `${startSentence(sayDocType(docType))} (${sayList(silent.map(({ name }) => name))})`;
  return say(`${which} does not state ${quoted(title)}.`, silent);
}

function quoted(title: string): string {
  return `“${title}”`;
}

function sayUnread(documents: readonly PackageDocument[], field: string): string {
  const unread = documents.flatMap(({ values }) =>
    values.flatMap(({ fieldName, rawText, normalizedValue }) =>
      fieldName === field && normalizedValue === null && rawText !== null ? [`“${rawText}”`] : [],
    ),
  );
  return unread.length === 0 ? '' : ` What is printed there could not be understood: ${sayList(unread)}.`;
}
