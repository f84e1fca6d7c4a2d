/** The rows that controls trust. Each room turns its rows into facts in one place, its `<noun>.record.ts`. */
export const RECORD_KINDS = [
  'user',
  'admin_change',
  'api_key',
  'setting',
  'institution',
  'rule_switch',
  'custom_rule',
  'lar_profile',
  'core_field_map',
  'extraction_template',
  'payee',
  'aba_directory',
  'webhook',
  'loan',
  'document',
  'splitting',
  'approval_record',
  'correction',
  'condition_decision',
  'run',
  'boarding',
  'wire',
  'wire_callback',
  'wire_screening',
  'due_item',
] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

/** Kinds that no act of anybody's changes, so that no entry tells of them; the one field that the seal is about. */
export const sealedAlone: ReadonlyMap<RecordKind, string> = new Map([['splitting', 'parts']]);
