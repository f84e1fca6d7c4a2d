import { families } from '../../data/families/catalogue.ts';
import type { Rule } from './rule.ts';

const byType = new Map(families.map((family) => [family.docType, family.rules]));

/** The rules that ship for a document type; none for types that carry no fields. */
export function familyRules(docType: string): readonly Rule[] {
  return byType.get(docType) ?? [];
}

/** Whether a value was read by a rule of the last resort. Rules are named by type, field and place (`readByRules`). */
export function isGuess(ruleId: string): boolean {
  const [docType = '', field = '', place] = ruleId.split('.');
  const rule = familyRules(docType).filter((one) => one.field === field)[Number(place) - 1];
  return rule?.fallback !== undefined;
}
