import { allow, refuse } from '@countersign/engine/decision';
import { businessHeader, fedwireEnvelope } from './business-header.ts';
import { imad, messageId, uetr } from './identify-message.ts';
import { agent, messageParts } from './message-parts.ts';
import { type FormatFault, valueDateOf, type WireToWrite, type Written } from './wire-to-write.ts';
import { momentOf } from './write-pain001.ts';
import { element, printXml, textElement } from './xml.ts';

const DEFINITION = 'pacs.008.001.08';
const NAMESPACE = `urn:iso:std:iso:20022:tech:xsd:${DEFINITION}`;

/** The Fedwire's own schema: fourteen digits, two of them behind the point. */
const MOST_DIGITS = 14;

/**
 * pacs.008.001.08 as the Fedwire Funds Service takes it. Its name of the message (IMAD) begins with the bank's source id;
 * without that setting the message has our id, which the standard takes and the Fedwire's own schema does not. The header
 * that the Fedwire asks for stands before it, in the envelope of a message to the service.
 */
export function writePacs008(wire: WireToWrite): Written {
  // The originator's address is part of every transfer (31 CFR 1010.410(f)); the beneficiary's goes along where it is known.
  const parts = messageParts(wire, ['originator_name', 'originator_bank_aba', 'originator_address'], 'structured');
  const faults = [...parts.faults, ...fedwireFaults(wire)];
  if (faults.length > 0) return refuse(faults);
  const id = messageId(wire);
  const transfer = element(
    'FIToFICstmrCdtTrf',
    element(
      'GrpHdr',
      textElement('MsgId', imad(wire) ?? id),
      textElement('CreDtTm', momentOf(wire.approvedAt)),
      textElement('NbOfTxs', '1'),
      element('SttlmInf', textElement('SttlmMtd', 'CLRG'), element('ClrSys', textElement('Cd', 'FDW'))),
    ),
    element(
      'CdtTrfTxInf',
      element('PmtId', textElement('InstrId', id), textElement('EndToEndId', id), textElement('UETR', uetr(wire))),
      // CTRC: a customer's transfer, the core of the service.
      element('PmtTpInf', element('LclInstrm', textElement('Prtry', 'CTRC'))),
      textElement('IntrBkSttlmAmt', wire.amount, { Ccy: wire.currency }),
      textElement('IntrBkSttlmDt', valueDateOf(wire)),
      textElement('InstdAmt', wire.amount, { Ccy: wire.currency }),
      textElement('ChrgBr', 'SLEV'),
      agent('InstgAgt', wire.fields.originator_bank_aba ?? ''),
      // Whoever receives the message passes it on: an intermediary stands here, and the payee's bank below.
      agent('InstdAgt', parts.intermediaryAba ?? wire.fields.beneficiary_bank_aba ?? ''),
      parts.originator,
      parts.originatorAccount,
      parts.originatorBank,
      parts.beneficiaryBank,
      parts.beneficiary,
      parts.beneficiaryAccount,
      parts.furtherCredit,
      parts.furtherInstruction,
      parts.remittance,
    ),
  );
  const document = { name: 'Document', attributes: { xmlns: NAMESPACE }, content: [transfer] };
  const header = businessHeader(wire, DEFINITION);
  return allow(printXml(fedwireEnvelope('FedwireFundsCustomerCreditTransfer', header, document)));
}

function fedwireFaults({ amount, currency }: WireToWrite): readonly FormatFault[] {
  return [
    ...(currency === 'USD'
      ? []
      : [
          { field: 'currency', code: 'wrong_value', message: 'must be USD: the Fedwire settles nothing else' } as const,
        ]),
    ...(amount.replace('.', '').length <= MOST_DIGITS
      ? []
      : [{ field: 'amount', code: 'too_long', message: 'has more digits than the Fedwire carries' } as const]),
  ];
}
