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
  readonly source: string;
  /** One a line. */
  readonly values: string;
  readonly otherField: string;
  readonly otherDocType: string;
  readonly days: string;
}

export const emptyRule: RuleDraft = {
  id: '',
  title: '',
  severity: 'warning',
  field: '',
  comparison: 'present',
  kind: '',
  docType: '',
  source: 'constant',
  values: '',
  otherField: '',
  otherDocType: '',
  days: '',
};

const HELD = ['equals', 'at_least', 'at_most', 'within_days', 'one_of'];

/** Whether the comparison holds the field to something else, which has to be named. */
export function isHeldAgainst(comparison: string): boolean {
  return HELD.includes(comparison);
}

export function toDraft({ kind, docType, against, ...spec }: CustomRuleSpec): RuleDraft {
  return {
    ...emptyRule,
    ...spec,
    kind: kind ?? '',
    docType: docType ?? '',
    ...(against === undefined
      ? {}
      : {
          source: against.source,
          values: (against.values ?? []).join('\n'),
          otherField: against.field ?? '',
          otherDocType: against.docType ?? '',
          days: against.days === null || against.days === undefined ? '' : String(against.days),
        }),
  };
}

/** As it is sent: what is left open is left out, or null. */
export function toSpec(draft: RuleDraft): NewCustomRule {
  const { id, title, severity, field, comparison, kind, docType } = draft;
  return {
    title: title.trim(),
    severity,
    field,
    comparison,
    ...(id.trim() === '' ? {} : { id: id.trim() }),
    kind: kind === '' ? null : kind,
    docType: docType === '' ? null : docType,
    ...(isHeldAgainst(comparison) ? { against: toAgainst(draft) } : {}),
  };
}

function toAgainst({
  source,
  values,
  otherField,
  otherDocType,
  days,
  comparison,
}: RuleDraft): NewCustomRule['against'] {
  const orNull = (text: string) => (text === '' ? null : text);
  const lines = values.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  return {
    source,
    values: source === 'constant' ? lines : [],
    field: source === 'constant' ? null : orNull(otherField),
    docType: source === 'field' ? orNull(otherDocType) : null,
    days: comparison === 'within_days' && days !== '' ? Number(days) : null,
  };
}
