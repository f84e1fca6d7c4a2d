import type { WireFieldName } from '@countersign/contract/wires';
import { XmlDocument, XmlElement, XsdValidator } from 'libxml2-wasm';
import { FURTHER_CREDIT } from '../message-parts.ts';

/** A payment as its message says it, read by a parser that shares no code with the writer. */
export interface ReadMessage {
  readonly messageId: string;
  readonly createdAt: string;
  readonly uetr: string | null;
  readonly endToEndId: string;
  readonly amount: string;
  readonly currency: string;
  readonly fields: Readonly<Partial<Record<WireFieldName, string>>>;
}

/** Reads what the samples of the Fedwire and our own files say; parts of an address come as one text. */
export function readPacs008(xml: string): ReadMessage {
  const at = open(xml, 'urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08');
  const transfer = '//i:Document/i:FIToFICstmrCdtTrf/i:CdtTrfTxInf';
  const bankAba = at.aba(`${transfer}/i:CdtrAgt`);
  const receiver = at.aba(`${transfer}/i:InstdAgt`);
  const message = {
    messageId: at.need('//i:Document/i:FIToFICstmrCdtTrf/i:GrpHdr/i:MsgId'),
    createdAt: at.need('//i:Document/i:FIToFICstmrCdtTrf/i:GrpHdr/i:CreDtTm'),
    uetr: at.text(`${transfer}/i:PmtId/i:UETR`),
    endToEndId: at.need(`${transfer}/i:PmtId/i:EndToEndId`),
    amount: at.need(`${transfer}/i:IntrBkSttlmAmt`),
    currency: at.need(`${transfer}/i:IntrBkSttlmAmt/@Ccy`),
    fields: dropNull({
      ...at.parties(transfer, transfer),
      value_date: at.text(`${transfer}/i:IntrBkSttlmDt`),
      // Whoever the message goes to passes it on where it is not the payee's bank itself.
      intermediary_bank_aba: bankAba !== null && receiver !== bankAba ? receiver : null,
    }),
  };
  at.close();
  return message;
}

export function readPain001(xml: string, version = '09'): ReadMessage {
  const at = open(xml, `urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}`);
  const payment = '/i:Document/i:CstmrCdtTrfInitn/i:PmtInf';
  const transfer = `${payment}/i:CdtTrfTxInf`;
  const message = {
    messageId: at.need('/i:Document/i:CstmrCdtTrfInitn/i:GrpHdr/i:MsgId'),
    createdAt: at.need('/i:Document/i:CstmrCdtTrfInitn/i:GrpHdr/i:CreDtTm'),
    uetr: at.text(`${transfer}/i:PmtId/i:UETR`),
    endToEndId: at.need(`${transfer}/i:PmtId/i:EndToEndId`),
    amount: at.need(`${transfer}/i:Amt/i:InstdAmt`),
    currency: at.need(`${transfer}/i:Amt/i:InstdAmt/@Ccy`),
    fields: dropNull({
      ...at.parties(payment, transfer),
      value_date: at.text(`${payment}/i:ReqdExctnDt/i:Dt`),
      intermediary_bank_aba: at.aba(`${transfer}/i:IntrmyAgt1`),
    }),
  };
  at.close();
  return message;
}

function open(xml: string, namespace: string) {
  const document = XmlDocument.fromString(xml);
  const names = { i: namespace };
  const text = (path: string): string | null => {
    const node = document.get(path, names);
    return node === null ? null : node.content;
  };
  const need = (path: string): string => {
    const found = text(path);
    if (found === null) throw new Error(`The message has no ${path}.`);
    return found;
  };
  const aba = (path: string) => text(`${path}/i:FinInstnId/i:ClrSysMmbId/i:MmbId`);
  const account = (path: string) => text(`${path}/i:Id/i:Othr/i:Id`) ?? text(`${path}/i:Id/i:IBAN`);
  const address = (path: string) => {
    const root = document.get(`${path}/i:PstlAdr`, names);
    return root instanceof XmlElement ? joinAddress(root) : null;
  };
  const parties = (payer: string, payee: string) => ({
    originator_name: text(`${payer}/i:Dbtr/i:Nm`),
    originator_address: address(`${payer}/i:Dbtr`),
    originator_account: account(`${payer}/i:DbtrAcct`),
    originator_bank_aba: aba(`${payer}/i:DbtrAgt`),
    beneficiary_bank_aba: aba(`${payee}/i:CdtrAgt`),
    beneficiary_bank_name: text(`${payee}/i:CdtrAgt/i:FinInstnId/i:Nm`),
    beneficiary_name: text(`${payee}/i:Cdtr/i:Nm`),
    beneficiary_address: address(`${payee}/i:Cdtr`),
    beneficiary_account: account(`${payee}/i:CdtrAcct`),
    further_credit_name: text(`${payee}/i:UltmtCdtr/i:Nm`),
    further_credit_account: withoutWords(text(`${payee}/i:InstrForCdtrAgt/i:InstrInf`)),
    reference: text(`${payee}/i:RmtInf/i:Ustrd`) ?? text(`${payee}/i:RmtInf/i:Strd/i:RfrdDocInf/i:Nb`),
  });
  return { text, need, aba, parties, close: () => document.dispose() };
}

function withoutWords(instruction: string | null): string | null {
  return instruction?.startsWith(FURTHER_CREDIT) === true ? instruction.slice(FURTHER_CREDIT.length) : null;
}

/** `167565 Avenue of the Fountains, Suite D110, Fountain Hills, AZ 85268`; lines as they stand. */
function joinAddress(root: XmlElement): string {
  const part = (name: string): string => {
    for (let node = root.firstChild; node !== null; node = node.next) {
      if (node instanceof XmlElement && node.name === name) return node.content;
    }
    return '';
  };
  const lines: string[] = [];
  for (let node = root.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement && node.name === 'AdrLine') lines.push(node.content);
  }
  const street = [part('BldgNb'), part('StrtNm')].filter((text) => text !== '').join(' ');
  const town = [part('CtrySubDvsn'), part('PstCd')].filter((text) => text !== '').join(' ');
  return [street, part('BldgNm'), part('Flr'), part('Room'), ...lines, part('TwnNm'), town]
    .filter((text) => text !== '')
    .join(', ');
}

function dropNull<Name extends string>(fields: Record<Name, string | null>): Partial<Record<Name, string>> {
  const told = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(told) as Partial<Record<Name, string>>;
}

/** What the business application header before a message says; null where there is none. */
export function readHeader(xml: string): Readonly<Record<string, string | null>> | null {
  const at = open(xml, 'urn:iso:std:iso:20022:tech:xsd:head.001.001.03');
  const member = (name: string) => at.text(`//i:AppHdr/i:${name}/i:FIId/i:FinInstnId/i:ClrSysMmbId/i:MmbId`);
  const said = {
    from: member('Fr'),
    to: member('To'),
    id: at.text('//i:AppHdr/i:BizMsgIdr'),
    definition: at.text('//i:AppHdr/i:MsgDefIdr'),
    service: at.text('//i:AppHdr/i:BizSvc'),
    practice: at.text('//i:AppHdr/i:MktPrctc/i:Id'),
    createdAt: at.text('//i:AppHdr/i:CreDt'),
  };
  at.close();
  return said.id === null ? null : said;
}

/** The message itself, out of its envelope. */
export function documentOf(xml: string): string {
  return xml.slice(xml.indexOf('<Document '), xml.indexOf('</Document>') + '</Document>'.length);
}

/** Everything that a schema file holds against a message. */
export function schemaFaults(schema: string, xml: string): readonly string[] {
  const [schemaDocument, document] = [XmlDocument.fromString(schema), XmlDocument.fromString(xml)];
  const validator = XsdValidator.fromDoc(schemaDocument);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    return [String((error as Error).message)];
  } finally {
    validator.dispose();
    document.dispose();
    schemaDocument.dispose();
  }
}
