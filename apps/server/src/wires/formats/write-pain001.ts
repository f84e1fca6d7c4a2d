import { allow, refuse } from '@countersign/engine/decision';
import { messageId, uetr } from './identify-message.ts';
import { agent, messageParts } from './message-parts.ts';
import { valueDateOf, type WireToWrite, type Written } from './wire-to-write.ts';
import { element, printXml, textElement } from './xml.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** pain.001.001.09: the bank's payment system is asked to pay. The schema wants the account that pays. */
export function writePain001(wire: WireToWrite): Written {
  const parts = messageParts(wire, ['originator_name', 'originator_account', 'originator_bank_aba'], 'lines');
  if (parts.faults.length > 0) return refuse(parts.faults);
  const id = messageId(wire);
  const initiation = element(
    'CstmrCdtTrfInitn',
    element(
      'GrpHdr',
      textElement('MsgId', id),
      textElement('CreDtTm', momentOf(wire.approvedAt)),
      textElement('NbOfTxs', '1'),
      textElement('CtrlSum', wire.amount),
      element('InitgPty', textElement('Nm', wire.fields.originator_name ?? '')),
    ),
    element(
      'PmtInf',
      textElement('PmtInfId', id),
      textElement('PmtMtd', 'TRF'),
      textElement('NbOfTxs', '1'),
      textElement('CtrlSum', wire.amount),
      // Urgent: settled one by one on the day, which is what a wire is.
      element('PmtTpInf', element('SvcLvl', textElement('Cd', 'URGP'))),
      element('ReqdExctnDt', textElement('Dt', valueDateOf(wire))),
      parts.originator,
      parts.originatorAccount,
      parts.originatorBank,
      textElement('ChrgBr', 'SLEV'),
      element(
        'CdtTrfTxInf',
        element('PmtId', textElement('InstrId', id), textElement('EndToEndId', id), textElement('UETR', uetr(wire))),
        element('Amt', textElement('InstdAmt', wire.amount, { Ccy: wire.currency })),
        parts.intermediaryAba === null ? null : agent('IntrmyAgt1', parts.intermediaryAba),
        parts.beneficiaryBank,
        parts.beneficiary,
        parts.beneficiaryAccount,
        parts.furtherCredit,
        parts.furtherInstruction,
        parts.remittance,
      ),
    ),
  );
  return allow(printXml({ name: 'Document', attributes: { xmlns: NAMESPACE }, content: [initiation] }));
}

/** To the second, in UTC: schemas take fractions, payment systems stumble over them. */
export function momentOf(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}
