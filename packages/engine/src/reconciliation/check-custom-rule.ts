import { DOC_TYPE_IDS } from '../classification/doc-type.ts';
import { findField } from '../fields/field-catalogue.ts';
import { normalize } from '../values/normalize.ts';
import { type ValueKind, valueKinds } from '../values/value-kind.ts';
import { type AgainstComparison, againstSources, customComparisons, isAgainst } from './custom-rule.ts';
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
  readonly against?: GivenAgainst | null | undefined;
}

export interface GivenAgainst {
  readonly source: string;
  readonly values?: readonly string[] | undefined;
  readonly field?: string | null | undefined;
  readonly docType?: string | null | undefined;
  readonly days?: number | null | undefined;
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
  if (entry === undefined) fault('field', `must be a known field; “${field}” is none`);
  if (kind !== null && !isOneOf(valueKinds, kind)) fault('kind', `must be null or one of ${valueKinds.join(', ')}`);
  else if (kind !== null && entry !== undefined && !isComparableAs(entry.kind, kind))
    fault('kind', `must fit the field: ${field} is of kind ${entry.kind} and cannot be compared as ${kind}`);
  if (docType !== null && !isOneOf(DOC_TYPE_IDS, docType) && !templateTypes.includes(docType))
    fault('docType', `must be null, a known document type or one of your templates; “${docType}” is none`);
  for (const message of againstFaults(given, templateTypes)) fault('against', message);
  return faults;
}

/** What is wrong with what the field is held to. */
function againstFaults(given: GivenRule, templateTypes: readonly string[]): readonly string[] {
  const { comparison, against = null, field } = given;
  if (!isAgainst(comparison))
    return against === null ? [] : [`must be left out: ${comparison} holds the field to itself`];
  if (against === null) return [`must say what ${comparison} holds the field to`];
  const own = findField(field)?.kind;
  const kind = isOneOf(valueKinds, given.kind ?? '') ? (given.kind as ValueKind) : own;
  const faults = [...sourceFaults(given, against, kind, templateTypes)];
  if (kind !== undefined && !isKindOf(comparison, kind))
    faults.push(`cannot be asked: ${comparison} does not fit values of kind ${kind}`);
  const { days = null } = against;
  if (comparison === 'within_days' && (days === null || !Number.isInteger(days) || days < 0 || days > MOST_DAYS))
    faults.push(`must have days, from 0 to ${MOST_DAYS}`);
  if (comparison !== 'within_days' && days !== null) faults.push('takes days only where it compares days');
  return faults;
}

const MOST_DAYS = 36_500;

function isKindOf(comparison: AgainstComparison, kind: ValueKind): boolean {
  if (comparison === 'within_days') return kind === 'date';
  if (comparison === 'at_least' || comparison === 'at_most') return ['money', 'rate', 'integer', 'date'].includes(kind);
  return true;
}

function sourceFaults(
  { comparison }: GivenRule,
  { source, values = [], field = null, docType = null }: GivenAgainst,
  kind: ValueKind | undefined,
  templateTypes: readonly string[],
): readonly string[] {
  if (source === 'constant') {
    const bad = values.filter((value) => kind !== undefined && normalize(kind, value) === null);
    return [
      ...(values.length === 0 || (comparison !== 'one_of' && values.length > 1)
        ? [comparison === 'one_of' ? 'must have at least one value' : 'must have one value']
        : []),
      ...bad.map((value) => `must have values of kind ${kind}; “${value}” is none`),
      ...(field === null && docType === null ? [] : ['takes a field and a document type for other sources only']),
    ];
  }
  if (source !== 'field' && source !== 'record') return [`must have a source: one of ${againstSources.join(', ')}`];
  const entry = field === null ? undefined : findField(field);
  return [
    ...(values.length > 0 ? ['takes values for a constant only'] : []),
    ...(source === 'field' && field === null ? ['must name the other field'] : []),
    ...(field !== null && entry === undefined ? [`must name a known field; “${field}” is none`] : []),
    ...(entry !== undefined && kind !== undefined && !isComparableAs(entry.kind, kind)
      ? [`must fit the field: ${field} is of kind ${entry.kind} and cannot be compared as ${kind}`]
      : []),
    ...(source === 'record' && docType !== null ? ['takes a document type for another field only'] : []),
    ...(docType !== null && !isOneOf(DOC_TYPE_IDS, docType) && !templateTypes.includes(docType)
      ? [`must name a known document type or one of your templates; “${docType}” is none`]
      : []),
  ];
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
