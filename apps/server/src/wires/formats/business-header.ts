import { imad, messageId } from './identify-message.ts';
import type { WireToWrite } from './wire-to-write.ts';
import { momentOf } from './write-pain001.ts';
import { element, textElement, type XmlElement } from './xml.ts';

const HEADER = 'urn:iso:std:iso:20022:tech:xsd:head.001.001.03';
const ENVELOPE = 'urn:fedwirefunds:incoming:v001';

/** The Fedwire Funds Service itself, as the party that every message is sent to. */
const FEDWIRE = '021151080';
const REGISTRY = 'www2.swift.com/mystandards/#/group/Federal_Reserve_Financial_Services/Fedwire_Funds_Service';
const GUIDELINE = 'frb.fedwire.01';

/** The business application header (head.001.001.03) that the Fedwire asks for before every message. */
export function businessHeader(wire: WireToWrite, definition: string): XmlElement {
  const header = element(
    'AppHdr',
    party('Fr', wire.fields.originator_bank_aba ?? ''),
    party('To', FEDWIRE),
    // The same name as the message itself has.
    textElement('BizMsgIdr', imad(wire) ?? messageId(wire)),
    textElement('MsgDefIdr', definition),
    textElement('BizSvc', wire.fedwireService),
    element('MktPrctc', textElement('Regy', REGISTRY), textElement('Id', GUIDELINE)),
    textElement('CreDt', momentOf(wire.approvedAt)),
  );
  return { ...header, attributes: { xmlns: HEADER } };
}

/** Header and message in the envelope of a message to the Fedwire. */
export function fedwireEnvelope(kind: string, header: XmlElement, document: XmlElement): XmlElement {
  const message = element('FedwireFundsIncomingMessage', element(kind, header, document));
  return { name: 'FedwireFundsIncoming', attributes: { xmlns: ENVELOPE }, content: [message] };
}

function party(name: string, aba: string): XmlElement {
  return element(name, element('FIId', element('FinInstnId', element('ClrSysMmbId', textElement('MmbId', aba)))));
}
