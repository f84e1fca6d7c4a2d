import type { CustomRuleSpec, NewCustomRule } from '@countersign/contract/reconciliation';

/** A rule while it is written: every field a text, none of them missing. */
export interface RuleDraft {
  readonly id: string;
  readonly title: string;
  readonly severity: string;
  readonly field: string;
  readonly comparison: string;
  readonly kind: string;
  readonly docType: string;
}

export const emptyRule: RuleDraft = {
  id: '',
  title: '',
  severity: 'warning',
  field: '',
  comparison: 'present',
  kind: '',
  docType: '',
};

export function toDraft({ kind, docType, ...spec }: CustomRuleSpec): RuleDraft {
  return { ...spec, kind: kind ?? '', docType: docType ?? '' };
}

/** As it is sent: what is left open is left out, or null. */
export function toSpec({ id, kind, docType, title, ...draft }: RuleDraft): NewCustomRule {
  return {
    ...draft,
    title: title.trim(),
    ...(id.trim() === '' ? {} : { id: id.trim() }),
    kind: kind === '' ? null : kind,
    docType: docType === '' ? null : docType,
  };
}
