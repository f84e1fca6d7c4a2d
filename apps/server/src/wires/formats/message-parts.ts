import type { WireFieldName } from '@countersign/contract/wires';
import { type Characters, checkText, missing } from './check-text.ts';
import { type AddressForm, postalAddress } from './postal-address.ts';
import type { FormatFault, WireToWrite } from './wire-to-write.ts';
import { element, optionalText, textElement, type XmlElement } from './xml.ts';

const NAME = 140;
const ACCOUNT = 34;
const REMITTANCE = 140;

/** A payment without these reaches nobody. Staging asks for them; a format does not trust that it did. */
const ALWAYS: readonly WireFieldName[] = ['beneficiary_name', 'beneficiary_account', 'beneficiary_bank_aba'];

/** Says that an account follows, in the one text that messages have for the next bank on the way. */
export const FURTHER_CREDIT = 'FOR FURTHER CREDIT TO ACCOUNT ';

/** The parts of which both messages are made, and everything that does not fit into them. */
export interface MessageParts {
  readonly faults: readonly FormatFault[];
  readonly originator: XmlElement;
  readonly originatorAccount: XmlElement | null;
  readonly originatorBank: XmlElement;
  readonly intermediaryAba: string | null;
  readonly beneficiaryBank: XmlElement;
  readonly beneficiary: XmlElement;
  readonly beneficiaryAccount: XmlElement;
  readonly furtherCredit: XmlElement | null;
  readonly furtherInstruction: XmlElement | null;
  readonly remittance: XmlElement | null;
}

export function messageParts(
  { fields }: WireToWrite,
  required: readonly WireFieldName[],
  form: AddressForm,
): MessageParts {
  const limits: readonly (readonly [WireFieldName, number, Characters])[] = [
    ['originator_name', NAME, 'printable'],
    ['originator_account', ACCOUNT, 'plain'],
    ['beneficiary_name', NAME, 'printable'],
    ['beneficiary_account', ACCOUNT, 'plain'],
    ['beneficiary_bank_name', NAME, 'printable'],
    ['further_credit_name', NAME, 'printable'],
    ['further_credit_account', ACCOUNT, 'plain'],
  ];
  const originatorAddress = postalAddress('originator', fields, form);
  const beneficiaryAddress = postalAddress('beneficiary', fields, form);
  const remittance = remittanceOf(fields);
  const faults = [
    ...[...ALWAYS, ...required].filter((field) => fields[field] === undefined).map(missing),
    ...limits.flatMap(([field, length, characters]) => checkText(field, fields[field] ?? '', length, characters)),
    ...originatorAddress.faults,
    ...beneficiaryAddress.faults,
    ...checkText('reference', remittance ?? '', REMITTANCE),
  ];
  return {
    faults,
    originator: element('Dbtr', optionalText('Nm', fields.originator_name), originatorAddress.element),
    originatorAccount: accountElement('DbtrAcct', fields.originator_account),
    originatorBank: agent('DbtrAgt', fields.originator_bank_aba ?? ''),
    intermediaryAba: fields.intermediary_bank_aba ?? null,
    beneficiaryBank: agent('CdtrAgt', fields.beneficiary_bank_aba ?? '', fields.beneficiary_bank_name),
    beneficiary: element('Cdtr', optionalText('Nm', fields.beneficiary_name), beneficiaryAddress.element),
    beneficiaryAccount: accountOf('CdtrAcct', fields.beneficiary_account ?? ''),
    furtherCredit:
      fields.further_credit_name === undefined
        ? null
        : element('UltmtCdtr', textElement('Nm', fields.further_credit_name)),
    furtherInstruction:
      fields.further_credit_account === undefined
        ? null
        : element('InstrForCdtrAgt', textElement('InstrInf', `${FURTHER_CREDIT}${fields.further_credit_account}`)),
    remittance: remittance === null ? null : element('RmtInf', textElement('Ustrd', remittance)),
  };
}

/** A bank by its routing number, the way both schemas name it. */
export function agent(name: string, aba: string, bankName?: string): XmlElement {
  return element(
    name,
    element(
      'FinInstnId',
      element('ClrSysMmbId', element('ClrSysId', textElement('Cd', 'USABA')), textElement('MmbId', aba)),
      optionalText('Nm', bankName),
    ),
  );
}

function accountElement(name: string, account: string | undefined): XmlElement | null {
  return account === undefined ? null : accountOf(name, account);
}

function accountOf(name: string, account: string): XmlElement {
  return element(name, element('Id', element('Othr', textElement('Id', account))));
}

/** The Fedwire carries one free text to the payee: the reference, and the file number where the reference has it not. */
function remittanceOf(fields: WireToWrite['fields']): string | null {
  const { reference, escrow_file_number: file } = fields;
  if (file === undefined || reference?.includes(file) === true) return reference ?? null;
  return reference === undefined ? `File ${file}` : `${reference} / File ${file}`;
}
