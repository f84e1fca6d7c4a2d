import { families } from '../../data/families/catalogue.ts';
import type { Rule } from './rule.ts';

const byType = new Map(families.map((family) => [family.docType, family.rules]));

/** The rules that ship for a document type; none for types that carry no fields. */
export function familyRules(docType: string): readonly Rule[] {
  return byType.get(docType) ?? [];
}
