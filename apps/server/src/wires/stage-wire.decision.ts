import { type WireFieldName, type WireRequest, type WireTarget, wireFieldNames } from '@countersign/contract/wires';
import { allow, type Decision, refuse } from '@countersign/engine/decision';
import { sayMoney } from '@countersign/engine/reconciliation/wording';
import type { Refusal, RefusedField } from '../platform/domain-error.ts';
import { faultOf } from './check-field.decision.ts';
import { agreesWith, NUMBERS, type PaperValue, papersFor, type WirePapers } from './read-papers.decision.ts';
import type { OriginatingBank, StagedField, ValueSource, Warning } from './types.ts';
import { dayFault, nextPossibleDay } from './value-date.decision.ts';

/** What a wire needs to reach anybody. */
const REQUIRED: readonly WireFieldName[] = ['beneficiary_name', 'beneficiary_account', 'beneficiary_bank_aba'];

const ENTERED: ValueSource = { source: 'entered', documentId: null, pageNo: null };
const CALENDAR: ValueSource = { source: 'calendar', documentId: null, pageNo: null };

export interface StagedWire {
  readonly amount: string;
  readonly currency: string;
  readonly amountSource: ValueSource;
  readonly fields: readonly StagedField[];
  readonly notes: readonly Warning[];
  readonly formats: readonly WireTarget[];
}

export interface StageFacts {
  readonly papers: WirePapers;
  readonly bank: OriginatingBank | null;
  readonly originatorAccount: string | null;
  readonly minConfidence: number;
  /** The first day on which the money can move. */
  readonly firstPossible: string;
  /** Wires of the loan that went out and came back, the last first. */
  readonly returned: readonly { readonly amount: string; readonly day: string }[];
  /** The formats that the wire must fit. */
  readonly targets: readonly WireTarget[];
  /** What one of the formats could not carry: told by whoever writes them. */
  readonly findFormatFaults: (
    targets: readonly WireTarget[],
    wire: { readonly amount: string; readonly currency: string; readonly fields: readonly StagedField[] },
  ) => readonly RefusedField[];
}

/** What is wrong with the request whatever the package says: told before the moment is looked at. */
export function checkRequest({ amount, currency, fields = [] }: WireRequest, firstPossible: string): Refusal | null {
  const names = fields.map(({ name }) => name);
  const errors = [
    ...fields.flatMap(({ name, value }, index): RefusedField[] => {
      const field = `fields.${index}.value`;
      const fault = faultOf(name, value.trim());
      const message = fault === null && name === 'value_date' ? dayFault(value.trim(), firstPossible) : fault;
      return [
        ...(message === null ? [] : [{ field, code: 'invalid', message: `(${name}) ${message}` }]),
        ...(names.indexOf(name) === index
          ? []
          : [{ field: `fields.${index}.name`, code: 'repeated', message: `names ${name} a second time` }]),
      ];
    }),
    ...(amount === undefined || Number(amount) > 0
      ? []
      : [{ field: 'amount', code: 'invalid', message: 'must be greater than $0' }]),
    // Other money cannot be held to the proceeds of a loan in dollars.
    ...(currency === undefined || currency === 'USD'
      ? []
      : [{ field: 'currency', code: 'invalid', message: 'must be USD: loans are paid out in US dollars' }]),
  ];
  return errors.length === 0 ? null : invalid(errors);
}

/**
 * Puts a wire together: what the maker gave, else what the papers say, else what the bank has saved about itself. Every
 * value names where it came from. Papers that contradict each other settle nothing: the maker must say which one counts.
 */
export function decideStaging(request: WireRequest, all: StageFacts): Decision<StagedWire, Refusal> {
  const given = new Map((request.fields ?? []).map(({ name, value }) => [name, value.trim()]));
  const payee = given.get('beneficiary_name');
  const facts = payee === undefined ? all : { ...all, papers: papersFor(all.papers, payee) };
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
    ...elsewhereNotes(fields, facts.papers),
    ...returnNotes(facts.returned),
  ];
  const { value, source } = amount;
  const currency = request.currency ?? 'USD';
  const unwritable = facts.findFormatFaults(facts.targets, { amount: value, currency, fields });
  if (unwritable.length > 0) return refuse(invalid(unwritable));
  return allow({ amount: value, currency, amountSource: source, fields, notes, formats: facts.targets });
}

type ChosenField = { readonly field: StagedField | null } | { readonly error: RefusedField };

function chooseField(name: WireFieldName, given: string | undefined, facts: StageFacts): ChosenField {
  if (given !== undefined) return { field: { name, value: given, ...ENTERED } };
  const read = facts.papers.fields.get(name) ?? [];
  const [first, ...others] = read;
  if (first === undefined && name === 'value_date') return { field: { name, value: facts.firstPossible, ...CALENDAR } };
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
  // A day that has passed, or on which no money moves, is not taken over from a document.
  if (name === 'value_date' && dayFault(first.value, facts.firstPossible) !== null) {
    return { field: { name, value: nextPossibleDay(first.value, facts.firstPossible), ...CALENDAR } };
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
      ? 'is not stated in any document of the package: enter it as it was verified'
      : `is printed as ${printed}, which is not a value that can be used: give it in fields, as it was verified`;
  return { field: name, pointer: '/fields', code: 'required', message };
}

type ChosenAmount = { readonly value: string; readonly source: ValueSource } | { readonly error: RefusedField };

function chooseAmount(given: string | undefined, read: readonly PaperValue[]): ChosenAmount {
  if (given !== undefined) return { value: money(given), source: ENTERED };
  const [first, ...others] = read;
  if (first === undefined) {
    const message =
      'is not stated in any document of the package (wire instructions or disbursement authorization): enter it';
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

function notesOf(field: StagedField, facts: StageFacts): readonly Warning[] {
  const { papers, minConfidence } = facts;
  const read = papers.fields.get(field.name) ?? [];
  if (field.source === 'entered') {
    return ownValue(field.name, facts)?.value === field.value ? [] : differs(field.name, field.value, read);
  }
  if (field.source === 'calendar') return movedFrom(field.value, read[0]);
  const used = read.find(({ documentId, value }) => documentId === field.documentId && value === field.value);
  if (used === undefined) return [];
  return [
    ...(used.confidence >= minConfidence
      ? []
      : [note('low_confidence', field.name, `was read with low confidence from ${sayPlace(used)}`)]),
    ...(NUMBERS.has(field.name) && used.others.some((other) => !agreesWith(field.name, other, used.value))
      ? [note('other_values', field.name, `is one of several that ${sayPlace(used)} may mean`)]
      : []),
  ];
}

function movedFrom(day: string, printed: PaperValue | undefined): readonly Warning[] {
  if (printed === undefined) return [];
  const message = `${sayPlace(printed)} says ${printed.value}, which is not possible. The wire goes out on ${day}.`;
  return [{ code: 'value_date_moved', field: 'value_date', message: capital(message), needsAcknowledgement: false }];
}

function note(code: string, field: WireFieldName, what: string): Warning {
  const message = `${words(field)} ${what}. Compare it with the page.`;
  return { code, field, message, needsAcknowledgement: false };
}

/** What was typed and what the papers say are both shown: the checker decides which one is right, field by field. */
function differs(name: WireFieldName | 'amount', value: string, read: readonly PaperValue[]): readonly Warning[] {
  const other = read.find((one) => !agreesWith(name, one.value, value));
  if (read.length > 0 && other === undefined) return [];
  const [code, message] =
    other === undefined
      ? ['entered_unstated', `${words(name)} was entered, and no document of the package states it.`]
      : ['entered_differs', `${words(name)} was entered and is not what ${sayPlace(other)} says.`];
  return [{ code, field: name, message, needsAcknowledgement: true }];
}

/** Another kind of document that names another account or bank for the same payee: one of them may not be genuine. */
function elsewhereNotes(fields: readonly StagedField[], { elsewhere }: WirePapers): readonly Warning[] {
  const payee = fields.find(({ name }) => name === 'beneficiary_name')?.value ?? '';
  return fields.flatMap(({ name, value }): readonly Warning[] => {
    const other = (elsewhere.get(name) ?? []).find(
      (one) =>
        (one.payee === null || agreesWith('beneficiary_name', one.payee, payee)) && !agreesWith(name, one.value, value),
    );
    if (other === undefined) return [];
    const message = `${words(name)} is not what ${sayPlace(other)} says.`;
    return [{ code: 'document_differs', field: name, message, needsAcknowledgement: true }];
  });
}

/** A return is one person's word, and what follows it pays again: the checker says that they know. */
function returnNotes([last]: StageFacts['returned']): readonly Warning[] {
  if (last === undefined) return [];
  const message = `A wire of ${sayMoney(last.amount)} of this loan went out and was recorded as returned on ${last.day}. Make sure that the money came back before it is paid again.`;
  return [{ code: 'follows_return', field: null, message, needsAcknowledgement: true }];
}

function sourceOf({ docType, documentId, pageNo }: PaperValue): ValueSource {
  return { source: docType, documentId, pageNo };
}

function sayPlace({ docType, pageNo }: PaperValue): string {
  return `${docType.replaceAll('_', ' ')}${pageNo === null ? '' : `, page ${pageNo}`}`;
}

function words(name: string): string {
  return capital(name.replaceAll('_', ' ').replace(/\baba\b/, 'routing number'));
}

function capital(text: string): string {
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
