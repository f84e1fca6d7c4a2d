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

/**
 * Kinds that the engine changes by itself as well. Acts of people and runs tell how such a row stands; from then on, until
 * the next of them, it stands under its seal alone. The one field that the seal is about.
 */
export const engineMade: ReadonlyMap<RecordKind, string> = new Map([['splitting', 'parts']]);
