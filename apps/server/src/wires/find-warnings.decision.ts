import type { WireFieldName } from '@countersign/contract/wires';
import { sameId } from '@countersign/engine/reconciliation/comparisons/same-id';
import { isPayee } from '@countersign/engine/reconciliation/wires/wire-verified';
import type { KnownPayee, Participant, Warning } from './types.ts';
import { dayFault } from './value-date.decision.ts';

export interface WarningFacts {
  readonly fields: Readonly<Partial<Record<WireFieldName, string>>>;
  readonly notes: readonly Warning[];
  readonly payees: readonly KnownPayee[];
  /** Null: the bank has given no directory. */
  readonly participants: readonly Participant[] | null;
  /** The first day on which the money can move. */
  readonly firstPossible: string;
  readonly now: Date;
}

/** A payee whose account was changed this lately is how money is led astray; it is said, whoever changed it. */
const RECENT_MS = 30 * 86_400_000;

/**
 * Everything that the people who stage, verify and approve a wire should see. What contradicts the bank's own knowledge
 * must be named by the checker before the wire can be approved (decision 0067).
 */
export function findWarnings(facts: WarningFacts): readonly Warning[] {
  return [...payeeWarnings(facts), ...bankWarnings(facts), ...dateWarnings(facts), ...facts.notes];
}

function payeeWarnings({ fields, payees, now }: WarningFacts): readonly Warning[] {
  const { beneficiary_name: name, beneficiary_bank_aba: aba, beneficiary_account: account } = fields;
  if (payees.length === 0 || name === undefined || aba === undefined || account === undefined) return [];
  const isSame = (payee: KnownPayee) => sameId(payee.aba, aba).same && sameId(payee.account, account).same;
  const known = payees.filter((payee) => isPayee(name, payee));
  const verified = known.find(isSame);
  if (verified !== undefined) return changedLately(verified, now);
  const owner = payees.find(isSame);
  if (owner !== undefined && known.length === 0) {
    const message = `This account was verified for ${owner.name}, and the wire names ${name} as its beneficiary.`;
    return [warn('account_of_other_payee', 'beneficiary_name', `${message} ${CALL}`)];
  }
  if (known.length === 0) {
    const message = `${name} is not in the directory of verified payees.`;
    return [tell('payee_unverified', 'beneficiary_name', message)];
  }
  const abaDiffers = !known.some((payee) => sameId(payee.aba, aba).same);
  const accountDiffers = !known.some((payee) => sameId(payee.account, account).same);
  const what =
    abaDiffers && accountDiffers
      ? 'neither the routing number nor the account is the one that was'
      : abaDiffers
        ? 'the routing number is not the one that was'
        : accountDiffers
          ? 'the account is not the one that was'
          : 'the routing number and the account were not';
  const message = `These are not the verified instructions of ${known[0]?.name ?? name}: ${what} verified.`;
  return [
    warn(
      'payee_conflict',
      abaDiffers && !accountDiffers ? 'beneficiary_bank_aba' : 'beneficiary_account',
      `${message} ${CALL}`,
    ),
  ];
}

const CALL = 'Verify by telephone, at a number known from before, before any money is sent.';

function changedLately({ name, version, savedAt }: KnownPayee, now: Date): readonly Warning[] {
  if (version === 1 || now.getTime() - savedAt.getTime() > RECENT_MS) return [];
  const day = savedAt.toISOString().slice(0, 10);
  const message = `The verified instructions of ${name} were changed on ${day}; the wire fits the new ones.`;
  return [tell('payee_changed_lately', 'beneficiary_account', message)];
}

const BANK_FIELDS = ['beneficiary_bank_aba', 'intermediary_bank_aba'] as const;

function bankWarnings({ fields, participants }: WarningFacts): readonly Warning[] {
  if (participants === null) return [];
  return BANK_FIELDS.flatMap((field): readonly Warning[] => {
    const aba = fields[field];
    if (aba === undefined) return [];
    const bank = participants.find((one) => one.aba === aba);
    if (bank === undefined) {
      return [
        warn('aba_not_in_directory', field, `The participant directory does not know the routing number ${aba}.`),
      ];
    }
    const printed = field === 'beneficiary_bank_aba' ? fields.beneficiary_bank_name : undefined;
    return [
      ...(bank.wireEligible
        ? []
        : [warn('aba_not_eligible', field, `${bank.name} (${aba}) takes no wires, says the participant directory.`)]),
      ...(printed === undefined || sharesWord(printed, bank)
        ? []
        : [
            tell(
              'bank_name_differs',
              'beneficiary_bank_name',
              `The routing number ${aba} belongs to ${bank.name}, and the wire says ${printed}.`,
            ),
          ]),
    ];
  });
}

/** Words that nearly every bank has in its name tell no bank from another. */
const COMMON = new Set(['bank', 'bk', 'the', 'of', 'and', 'na', 'n', 'a', 'co', 'company', 'trust', 'national', 'inc']);

/** Directories shorten names; one telling word, or its beginning, in common is enough not to cry wolf. */
function sharesWord(printed: string, { name, telegraphicName }: Participant): boolean {
  const words = (text: string) => (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => !COMMON.has(word));
  const own = words(printed);
  const known = [...words(name), ...words(telegraphicName)];
  if (own.length === 0 || known.length === 0) return true;
  return own.some((word) => known.some((other) => word.startsWith(other) || other.startsWith(word)));
}

function dateWarnings({ fields, firstPossible }: WarningFacts): readonly Warning[] {
  const { value_date: day } = fields;
  const fault = day === undefined ? null : dayFault(day, firstPossible);
  return fault === null ? [] : [tell('value_date_past', 'value_date', `The value date ${day} ${fault}.`)];
}

function warn(code: string, field: WireFieldName, message: string): Warning {
  return { code, field, message, needsAcknowledgement: true };
}

function tell(code: string, field: WireFieldName, message: string): Warning {
  return { code, field, message, needsAcknowledgement: false };
}
