import { type WireFieldName, type WireRequest, wireFieldNames } from '@countersign/contract/wires';
import { allow, type Decision, refuse } from '@countersign/engine/decision';
import type { Refusal, RefusedField } from '../platform/domain-error.ts';
import { faultOf } from './check-field.decision.ts';
import { agreesWith, type PaperValue, type WirePapers } from './read-papers.decision.ts';
import type { OriginatingBank, StagedField, ValueSource, Warning } from './types.ts';

/** What a wire needs to reach anybody. */
const REQUIRED: readonly WireFieldName[] = ['beneficiary_name', 'beneficiary_account', 'beneficiary_bank_aba'];

const ENTERED: ValueSource = { source: 'entered', documentId: null, pageNo: null };

export interface StagedWire {
  readonly amount: string;
  readonly currency: string;
  readonly amountSource: ValueSource;
  readonly fields: readonly StagedField[];
  readonly notes: readonly Warning[];
}

export interface StageFacts {
  readonly papers: WirePapers;
  readonly bank: OriginatingBank | null;
  readonly originatorAccount: string | null;
  readonly minConfidence: number;
}

/** What is wrong with the request whatever the package says: told before the moment is looked at. */
export function checkRequest({ amount, fields = [] }: WireRequest): Refusal | null {
  const names = fields.map(({ name }) => name);
  const errors = [
    ...fields.flatMap(({ name, value }, index): RefusedField[] => {
      const field = `fields.${index}.value`;
      const message = faultOf(name, value.trim());
      return [
        ...(message === null ? [] : [{ field, code: 'invalid', message: `(${name}) ${message}` }]),
        ...(names.indexOf(name) === index
          ? []
          : [{ field: `fields.${index}.name`, code: 'repeated', message: `names ${name} a second time` }]),
      ];
    }),
    ...(amount === undefined || Number(amount) > 0
      ? []
      : [{ field: 'amount', code: 'invalid', message: 'must be more than nothing' }]),
  ];
  return errors.length === 0 ? null : invalid(errors);
}

/**
 * Puts a wire together: what the maker gave, else what the papers say, else what the bank has saved about itself. Every
 * value names where it came from. Papers that contradict each other settle nothing: the maker must say which one counts.
 */
export function decideStaging(request: WireRequest, facts: StageFacts): Decision<StagedWire, Refusal> {
  const given = new Map((request.fields ?? []).map(({ name, value }) => [name, value.trim()]));
  const chosen = wireFieldNames.map((name) => chooseField(name, given.get(name), facts));
  const amount = chooseAmount(request.amount, facts.papers.amount);
  const errors = [
    ...chosen.flatMap((one) => ('error' in one ? [one.error] : [])),
    ...('error' in amount ? [amount.error] : []),
  ];
  const fields = chosen.flatMap((one) => ('field' in one && one.field !== null ? [one.field] : []));
  if ('error' in amount || errors.length > 0) return refuse(invalid(errors));
  const notes = [
    ...fields.flatMap((field) => notesOf(field, facts)),
    ...(request.amount === undefined ? [] : differs('amount', money(request.amount), facts.papers.amount)),
  ];
  const { value, source } = amount;
  return allow({ amount: value, currency: request.currency ?? 'USD', amountSource: source, fields, notes });
}

type ChosenField = { readonly field: StagedField | null } | { readonly error: RefusedField };

function chooseField(name: WireFieldName, given: string | undefined, facts: StageFacts): ChosenField {
  if (given !== undefined) return { field: { name, value: given, ...ENTERED } };
  const read = facts.papers.fields.get(name) ?? [];
  const [first, ...others] = read;
  if (first === undefined) {
    const own = ownValue(name, facts);
    if (own !== null) return { field: own };
    return REQUIRED.includes(name) ? { error: missingField(name, facts.papers) } : { field: null };
  }
  const other = others.find((one) => !agreesWith(name, one.value, first.value));
  if (other !== undefined) {
    const message = `stands differently on ${sayPlace(first)} and on ${sayPlace(other)}: give the one that was verified`;
    return { error: { field: name, pointer: '/fields', code: 'contradicted', message } };
  }
  const fault = faultOf(name, first.value);
  if (fault !== null) {
    const message = `of ${sayPlace(first)} ${fault}`;
    return { error: { field: name, pointer: '/fields', code: 'invalid', message } };
  }
  return { field: { name, value: first.value, ...sourceOf(first) } };
}

function ownValue(name: WireFieldName, { bank, originatorAccount }: StageFacts): StagedField | null {
  const institution = { source: 'institution', documentId: null, pageNo: null };
  if (name === 'originator_account') {
    return originatorAccount === null
      ? null
      : { name, value: originatorAccount, source: 'setting', documentId: null, pageNo: null };
  }
  const value =
    name === 'originator_name'
      ? bank?.name
      : name === 'originator_bank_aba'
        ? bank?.aba
        : name === 'originator_address'
          ? bank?.address
          : null;
  // A routing number of our own that does not check is a warning on the setup screen; on a wire it is left out.
  return value === null || value === undefined || faultOf(name, value) !== null
    ? null
    : { name, value, ...institution };
}

function missingField(name: WireFieldName, { unread }: WirePapers): RefusedField {
  const printed = unread.get(name);
  const message =
    printed === undefined
      ? 'is stated by no paper of the package: give it in fields, as it was verified'
      : `is printed as ${printed}, which is not a value that can be used: give it in fields, as it was verified`;
  return { field: name, pointer: '/fields', code: 'required', message };
}

type ChosenAmount = { readonly value: string; readonly source: ValueSource } | { readonly error: RefusedField };

function chooseAmount(given: string | undefined, read: readonly PaperValue[]): ChosenAmount {
  if (given !== undefined) return { value: money(given), source: ENTERED };
  const [first, ...others] = read;
  if (first === undefined) {
    const message = 'is stated by no paper of the package (wire instructions or disbursement authorization): give it';
    return { error: { field: 'amount', code: 'required', message } };
  }
  const other = others.find(({ value }) => value !== first.value);
  if (other !== undefined) {
    const message = `is ${first.value} on ${sayPlace(first)} and ${other.value} on ${sayPlace(other)}: give it`;
    return { error: { field: 'amount', code: 'contradicted', message } };
  }
  const value = money(first.value);
  if (!/^[0-9]{1,15}\.[0-9]{2}$/.test(value) || Number(value) === 0) {
    const message = `of ${sayPlace(first)} is ${first.value}, which cannot be wired: give it`;
    return { error: { field: 'amount', code: 'invalid', message } };
  }
  return { value, source: sourceOf(first) };
}

function notesOf(field: StagedField, { papers, minConfidence }: StageFacts): readonly Warning[] {
  const read = papers.fields.get(field.name) ?? [];
  if (field.source === 'entered') return differs(field.name, field.value, read);
  const used = read.find(({ documentId, value }) => documentId === field.documentId && value === field.value);
  if (used === undefined) return [];
  return [
    ...(used.confidence >= minConfidence
      ? []
      : [note('low_confidence', field.name, `was read with little certainty from ${sayPlace(used)}`)]),
    ...(NUMBERS.has(field.name) && used.others.some((other) => !agreesWith(field.name, other, used.value))
      ? [note('other_values', field.name, `is one of several that ${sayPlace(used)} may mean`)]
      : []),
  ];
}

/** A paper with two wires on it, or a second number beside the first: where the money goes is worth a second look. */
const NUMBERS: ReadonlySet<WireFieldName> = new Set(['beneficiary_account', 'beneficiary_bank_aba']);

function note(code: string, field: WireFieldName, what: string): Warning {
  const message = `${words(field)} ${what}. Compare it with the page.`;
  return { code, field, message, needsAcknowledgement: false };
}

/** What was typed and what the papers say are both shown: the checker decides which one is right. */
function differs(name: WireFieldName | 'amount', value: string, read: readonly PaperValue[]): readonly Warning[] {
  const [first] = read;
  if (first === undefined || read.some((one) => agreesWith(name, one.value, value))) return [];
  return [
    {
      code: 'entered_differs',
      field: name,
      message: `${words(name)} was entered and is not what ${sayPlace(first)} says.`,
      needsAcknowledgement: false,
    },
  ];
}

function sourceOf({ docType, documentId, pageNo }: PaperValue): ValueSource {
  return { source: docType, documentId, pageNo };
}

function sayPlace({ docType, pageNo }: PaperValue): string {
  return `${docType.replaceAll('_', ' ')}${pageNo === null ? '' : `, page ${pageNo}`}`;
}

function words(name: string): string {
  const text = name.replaceAll('_', ' ').replace(/\baba\b/, 'routing number');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function money(amount: string): string {
  const [whole = '0', cents = ''] = amount.split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}

function invalid(errors: readonly RefusedField[]): Refusal {
  const named = errors.map(({ field, message }) => `${field} ${message}`);
  return { code: 'wire_invalid', detail: `${named.slice(0, 3).join('; ')}.`, errors };
}
