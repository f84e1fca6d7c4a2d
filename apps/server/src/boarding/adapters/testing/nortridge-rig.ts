import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { attributeOf, childElements, readXmlTree, type XmlElement } from '@countersign/engine/lar/formats/xml-tree';
import { isRecord } from '@countersign/engine/values/is-record';
import { systemClock } from '../../../platform/clock.ts';
import type { BoardingOrder, CoreValue } from '../../../platform/core-adapter.ts';
import { type ConformanceRig, type LostAnswer, lostAnswers, type RigFault } from '../conformance/rig.ts';
import { parseJson } from '../json.ts';
import { CONTACT_ADDRESS, KNOWN_CONTACT } from '../nortridge-nls/shape.ts';
import { type Answer, sendAnswer, spoilBefore } from '../simulator/process/spoil-answer.ts';
import { openHttpCore } from './http-core.ts';

const SECRETS = { client_secret: 'client-secret-of-nls', password: 'password-of-nls', token: 'token-of-nls' };
const OWN = ['UpdateFlag', 'InterestType'];

interface Contact extends Readonly<Record<string, string>> {
  readonly Cifnumber: string;
  readonly Shortname: string;
  readonly Firstname1: string;
  readonly Lastname1: string;
  readonly Company: string;
  readonly Tin: string;
}

interface NlsLoan {
  readonly acctrefno: number;
  readonly fields: CoreValue[];
}

/**
 * Our belief about NLS, no more: the paths, parameters and envelope of its public pages (see the adapter's README), and
 * a guess at how an import that fails is told.
 */
export async function nortridgeRig(): Promise<ConformanceRig> {
  const loans: NlsLoan[] = [];
  let imports = 0;
  let actFault: RigFault | null = null;
  let askFault: LostAnswer | null = null;
  const numberOf = (fields: readonly CoreValue[]) => fields.find(({ core }) => core === 'LOAN.LoanNumber')?.value ?? '';
  const numbers = new Map<string, string>();

  const importXml = (text: string, isTest: boolean): Answer => {
    const fields = readFields(readXmlTree(text));
    if (loans.some((loan) => numberOf(loan.fields) === numberOf(fields)))
      return failed(400, 'LoanNumber already exists');
    if (!isTest) loans.push({ acctrefno: 1000 + loans.length, fields });
    return { status: 200, body: { status: { code: 200, message: 'Success' }, payload: { data: {} } } };
  };
  const search = (text: string): Answer => {
    const asked = parseJson(text);
    const found = loans.filter((loan) => isRecord(asked) && numberOf(loan.fields) === asked.Loan_Number);
    const data = found.map(({ acctrefno, fields }) => ({
      Acctrefno: acctrefno,
      Loan_Number: numberOf(fields),
      Current_Note_Amount: Number(fields.find(({ core }) => core === 'LOAN.LoanAmount')?.value),
    }));
    return { status: 200, body: { status: { code: 200, message: 'Success' }, payload: { data } } };
  };

  const valueIn = (fields: readonly CoreValue[], core: string) =>
    fields.find((field) => field.core === core)?.value ?? '';
  const contacts: Contact[] = [];
  const searchContacts = (text: string): Answer => {
    const asked = parseJson(text);
    const held = loans.flatMap(({ fields }): Contact[] =>
      valueIn(fields, 'CIF.CIFNumber') === '' ? [] : [toContact(fields)],
    );
    const criteria = isRecord(asked) ? Object.entries(asked) : [];
    const data = [...contacts, ...held].filter((contact) => criteria.every(([key, value]) => contact[key] === value));
    return { status: 200, body: { status: { code: 200, message: 'Success' }, payload: { data } } };
  };
  const toContact = (fields: readonly CoreValue[]): Contact => ({
    Cifnumber: valueIn(fields, 'CIF.CIFNumber'),
    Shortname: valueIn(fields, 'CIF.ShortName'),
    Firstname1: valueIn(fields, 'CIF.FirstName1'),
    Lastname1: valueIn(fields, 'CIF.LastName1'),
    Company: valueIn(fields, 'CIF.CompanyName'),
    Tin: valueIn(fields, 'CIF.TaxIDNumber'),
  });

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readText(request);
    const url = new URL(request.url ?? '/', 'http://nls');
    if (url.pathname === '/core/connect/token') {
      const isKnown = new URLSearchParams(text).get('password') === SECRETS.password;
      const body = isKnown ? { access_token: SECRETS.token, expires_in: 300 } : { error: 'invalid_grant' };
      return sendAnswer('ok', response, { status: isKnown ? 200 : 400, body }, 0);
    }
    if (request.headers.authorization !== `Bearer ${SECRETS.token}`)
      return sendAnswer('ok', response, failed(401, 'Invalid token'), 0);
    const isAct = url.pathname === '/nls/xml-import' && url.searchParams.get('test') === 'false';
    if (isAct) imports += 1;
    const fault = (isAct ? actFault : url.pathname === '/loans/search' ? askFault : null) ?? 'ok';
    if (fault === 'refuse') return sendAnswer('ok', response, failed(400, 'LoanAmount is above the limit'), 0);
    if (fault !== 'twice' && spoilBefore(fault, request, response)) return;
    if (url.pathname === '/contacts/search') return sendAnswer('ok', response, searchContacts(text), 0);
    const answer = url.pathname === '/loans/search' ? search(text) : importXml(text, !isAct);
    await sendAnswer(fault, response, spoilable(answer, isAct ? 500 : 200), 0);
  };

  const server = createServer((request, response) => void handle(request, response));
  const { port, egress, takeDown, bringUp, close } = await openHttpCore(server);

  return {
    textField: 'CIF.CompanyName',
    steps: { stage: 0, commit: 1, void: 0 },
    actFaults: [...lostAnswers, 'refuse'],
    answerFaults: lostAnswers,
    secrets: Object.values(SECRETS),
    connect: async (timeoutMs) => ({
      egress,
      clock: systemClock,
      timeoutMs,
      settings: {
        'nortridge_nls.api_url': `http://127.0.0.1:${port}`,
        'nortridge_nls.auth_url': `http://127.0.0.1:${port}/`,
        'nortridge_nls.client_id': 'bank',
        'nortridge_nls.client_secret': SECRETS.client_secret,
        'nortridge_nls.username': 'boarding',
        'nortridge_nls.password': SECRETS.password,
        'nortridge_nls.scope': null,
      },
    }),
    newOrder: () => {
      const order = newOrder();
      numbers.set(order.boardingId, numberOf(order.fields));
      return order;
    },
    meetAct: async (fault) => {
      actFault = fault;
    },
    meetAsking: async (fault) => {
      askFault = fault;
    },
    actRequests: async () => imports,
    booked: async (boardingId) =>
      loans
        .filter(({ fields }) => numberOf(fields) === numbers.get(boardingId))
        .map(({ acctrefno, fields }) => ({ coreReference: String(acctrefno), fields })),
    staged: async () => 0,
    givenCustomer: async (by) => {
      const made = newOrder();
      const others = made.fields.filter(({ core }) => core !== 'CIF.TaxIDNumber');
      const known = by === 'tax_id' ? [] : [{ core: CONTACT_ADDRESS, value: '4 MILL RD, DAYTON OH 45402' }];
      const order = by === 'tax_id' ? made : { ...made, fields: [...others, ...known] };
      numbers.set(order.boardingId, numberOf(order.fields));
      const customerId = `C-${contacts.length + 1}`;
      const address = { Street_Address1: '4 Mill Road', City: 'Dayton', State: 'OH', Zip: '45402' };
      // Under another name only the tax id says that it is the same person.
      const name = by === 'tax_id' ? { Lastname1: 'Okafor-Lee' } : {};
      contacts.push({ ...toContact(order.fields), ...address, ...name, Cifnumber: customerId });
      return { order, customerId, coreField: KNOWN_CONTACT };
    },
    tamper: async (order) => {
      for (const loan of loans.filter(({ fields }) => numberOf(fields) === numberOf(order.fields))) {
        const index = loan.fields.findIndex(({ core }) => core === 'LOAN.LoanAmount');
        loan.fields[index] = { core: 'LOAN.LoanAmount', value: '1.00' };
      }
      return 'LOAN.LoanAmount';
    },
    takeDown,
    bringUp,
    close,
  };
}

function newOrder(): BoardingOrder {
  const number = `L-${randomUUID().slice(0, 8)}`;
  const values: Readonly<Record<string, string>> = {
    'CIF.CIFNumber': number,
    'CIF.ShortName': 'Mary Ann Okafor',
    'CIF.Entity': 'Individual',
    'CIF.FirstName1': 'Mary Ann',
    'CIF.LastName1': `Okafor ${number}`,
    'CIF.TaxIDNumber': `900-${number.slice(2, 4)}-${number.slice(4, 8)}`,
    'CIF.CIFPortfolioName': '<default>',
    'LOAN.LoanNumber': number,
    'LOAN.CIFNumber': number,
    'LOAN.LoanTemplateName': '<default>',
    'LOAN.LoanAmount': '250000.00',
    'LOAN.OriginationDate': '03/01/2026',
    'LOAN.MaturityDate': '03/01/2031',
    'LOANINTERESTRATERECORD.InterestRate': '6.25',
  };
  const fields = Object.entries(values).map(([core, value]) => ({ core, value }));
  return { boardingId: randomUUID(), loanRef: 'L-1042', coreReference: null, fields };
}

/** Every attribute of every element below the root, which must ask for all or nothing. */
function readFields(root: XmlElement): CoreValue[] {
  if (root.name !== 'NLS' || attributeOf(root, 'CommitBlock') !== '1') throw new Error('This is no block.');
  const walk = (element: XmlElement): CoreValue[] => [
    ...element.attributes
      .filter(({ name }) => !OWN.includes(name))
      .map(({ name, value }) => ({ core: `${element.name}.${name}`, value })),
    ...childElements(element).flatMap(walk),
  ];
  return childElements(root).flatMap(walk);
}

function failed(code: number, message: string): Answer {
  return { status: code, body: { status: { code, message } } };
}

function spoilable(answer: Answer, code: number): Answer {
  return {
    ...answer,
    wrongType: { status: 'Success', payload: [] },
    wrongOrder: {
      status: { code, message: 'Success' },
      payload: { data: [{ Acctrefno: 1, Loan_Number: 'another' }] },
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
