import { DOC_TYPE_IDS } from '../classification/doc-type.ts';
import { findField } from '../fields/field-catalogue.ts';
import { type ValueKind, valueKinds } from '../values/value-kind.ts';
import { customComparisons } from './custom-rule.ts';
import { severities } from './finding.ts';

/** A rule as it arrives, before anything is known of its words. */
export interface GivenRule {
  /** Left out: derived from the title. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly severity: string;
  readonly field: string;
  readonly comparison: string;
  readonly kind: string | null;
  readonly docType: string | null;
}

export interface RuleFault {
  readonly field: keyof GivenRule;
  readonly message: string;
}

/** Open parts: any id of these that no other rule has. */
const ID = /^[A-Za-z0-9._-]{1,64}$/;
const LONGEST_ID = 64;
const LONGEST_TITLE = 200;

/** What is wrong with a bank's rule, field by field; nothing when it can run. `templateTypes`: types of saved templates. */
export function checkCustomRule(given: GivenRule, templateTypes: readonly string[] = []): readonly RuleFault[] {
  const faults: RuleFault[] = [];
  const fault = (field: keyof GivenRule, message: string) => faults.push({ field, message });
  const { id, title, severity, field, comparison, kind, docType } = given;
  if (id !== undefined && !ID.test(id))
    fault('id', `must be 1 to ${LONGEST_ID} letters, digits, dots, underscores and hyphens`);
  if (title.trim() === '') fault('title', 'must say what the rule is about');
  else if (title.length > LONGEST_TITLE) fault('title', `must have at most ${LONGEST_TITLE} characters`);
  if (!isOneOf(severities, severity)) fault('severity', `must be one of ${severities.join(', ')}`);
  if (!isOneOf(customComparisons, comparison)) fault('comparison', `must be one of ${customComparisons.join(', ')}`);
  const entry = findField(field);
  if (entry === undefined) fault('field', `must be a field of the catalogue; “${field}” is none`);
  if (kind !== null && !isOneOf(valueKinds, kind)) fault('kind', `must be null or one of ${valueKinds.join(', ')}`);
  else if (kind !== null && entry !== undefined && !isComparableAs(entry.kind, kind))
    fault('kind', `must fit the field: ${field} is of kind ${entry.kind} and cannot be compared as ${kind}`);
  if (docType !== null && !isOneOf(DOC_TYPE_IDS, docType) && !templateTypes.includes(docType))
    fault('docType', `must be null, a document type of the catalogue or one of your templates; “${docType}” is none`);
  return faults;
}

/** Kinds as which a field's values can be compared beside its own. Anything can be compared as plain text. */
const COMPARABLE: Readonly<Record<ValueKind, readonly ValueKind[]>> = {
  money: ['rate', 'integer'],
  rate: ['money', 'integer'],
  integer: ['money', 'rate', 'id'],
  id: ['integer', 'name'],
  name: ['address', 'id'],
  address: ['name'],
  text: ['name', 'address', 'id', 'money', 'rate', 'date', 'integer', 'boolean'],
  date: [],
  boolean: [],
};

function isComparableAs(own: ValueKind, asked: ValueKind): boolean {
  return asked === own || asked === 'text' || COMPARABLE[own].includes(asked);
}

function isOneOf<T extends string>(values: readonly T[], value: string): value is T {
  return values.some((one) => one === value);
}

/** `CUSTOM-LENDER-NAME-AGREES` of “Lender name agrees”. */
export function deriveRuleId(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '')
    .join('-');
  // A title in other letters leaves nothing to make an id of.
  return `CUSTOM-${words === '' ? 'RULE' : words}`.slice(0, LONGEST_ID).replace(/-+$/, '');
}
