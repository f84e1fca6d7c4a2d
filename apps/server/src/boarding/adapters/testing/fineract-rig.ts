import { randomUUID } from 'node:crypto';
import { systemClock } from '../../../platform/clock.ts';
import type { BoardingOrder, CoreValue } from '../../../platform/core-adapter.ts';
import { type ConformanceRig, lostAnswers } from '../conformance/rig.ts';
import { CLIENT_ADDRESS, CLIENT_ID } from '../fineract/bodies.ts';
import { createFineract, type FineractState, PASSWORD, TENANT, USER } from './fineract/server.ts';
import { openHttpCore } from './http-core.ts';

export interface FineractRig extends ConformanceRig {
  readonly state: FineractState;
}

/** What the adapter adds to what was ordered. */
const OWN = ['locale', 'dateFormat', 'loanType', 'clientId', 'externalId', 'clientName', 'active', 'activationDate'];

export async function fineractRig(): Promise<FineractRig> {
  const { server, state } = createFineract();
  const { port, egress, takeDown, bringUp, close } = await openHttpCore(server);
  const loansOf = (boardingId: string) => state.loans.filter(({ body }) => body.externalId === boardingId);
  const ordered = (body: Readonly<Record<string, unknown>>, prefix: string, leave: readonly string[]): CoreValue[] =>
    Object.entries(body)
      .filter(([name]) => !leave.includes(name))
      .map(([name, value]) => ({ core: `${prefix}${name}`, value: String(value) }));

  return {
    state,
    textField: 'client.fullname',
    steps: { stage: 2, commit: 2, void: 1 },
    actFaults: [...lostAnswers, 'refuse'],
    answerFaults: lostAnswers,
    secrets: [PASSWORD, Buffer.from(`${USER}:${PASSWORD}`).toString('base64')],
    connect: async (timeoutMs) => ({
      egress,
      clock: systemClock,
      timeoutMs,
      settings: {
        'fineract.url': `http://127.0.0.1:${port}/fineract-provider/api/v1/`,
        'fineract.tenant': TENANT,
        'fineract.username': USER,
        'fineract.password': PASSWORD,
      },
    }),
    newOrder,
    meetAct: async (fault, step = 1) => {
      state.actFault = fault === null ? null : { fault, step };
    },
    meetAsking: async (fault) => {
      state.askFault = fault;
    },
    actRequests: async () => state.commands,
    booked: async (boardingId) =>
      loansOf(boardingId).flatMap((loan) => {
        const client = state.clients.find(({ id }) => String(id) === loan.body.clientId);
        const fields = [...ordered(client?.body ?? {}, 'client.', OWN), ...ordered(loan.body, '', OWN)];
        return Array.from({ length: loan.disbursements }, () => ({ coreReference: String(loan.id), fields }));
      }),
    staged: async (boardingId) => loansOf(boardingId).filter(({ status }) => status < 300).length,
    givenCustomer: async (by) => {
      const id = 90_000 + state.clients.length;
      const given = { customerId: String(id), coreField: CLIENT_ID };
      const order = newOrder();
      if (by === 'tax_id') {
        // Under another name only the tax id says that it is the same client.
        state.clients.push({ id, body: { fullname: `Formerly ${id}`, officeId: '1', externalId: `9000${id}` } });
        return { ...given, order: withField(order, 'client.externalId', `9000${id}`) };
      }
      const fullname = order.fields.find(({ core }) => core === 'client.fullname')?.value;
      const address = { addressLine1: '4 Mill Road', city: 'Dayton', stateName: 'OH', postalCode: '45402' };
      const body = { fullname, officeId: '1', externalId: `known-${id}` };
      state.clients.push({ id, body, addresses: [address] });
      return { ...given, order: withField(order, CLIENT_ADDRESS, '4 MILL RD, DAYTON OH 45402') };
    },
    forgetCustomers: () => {
      state.clients.length = 0;
    },
    tamper: async (order) => {
      for (const loan of loansOf(order.boardingId)) loan.body.principal = '1.00';
      return 'principal';
    },
    takeDown,
    bringUp,
    close,
  };
}

function withField(order: BoardingOrder, core: string, value: string): BoardingOrder {
  return { ...order, fields: [...order.fields, { core, value }] };
}

function newOrder(): BoardingOrder {
  const values: Readonly<Record<string, string>> = {
    // A name of its own for each: a client whom Fineract knows is a question for a person.
    'client.fullname': `Okafor Machining ${randomUUID().slice(0, 8)} LLC`,
    'client.officeId': '1',
    'client.legalFormId': '2',
    productId: '3',
    principal: '250000.00',
    loanTermFrequency: '60',
    loanTermFrequencyType: '2',
    numberOfRepayments: '60',
    repaymentEvery: '1',
    repaymentFrequencyType: '2',
    interestRatePerPeriod: '6.25',
    interestRateFrequencyType: '3',
    amortizationType: '1',
    interestType: '0',
    interestCalculationPeriodType: '0',
    transactionProcessingStrategyCode: 'mifos-standard-strategy',
    submittedOnDate: '2026-03-01',
    expectedDisbursementDate: '2026-03-01',
    repaymentsStartingFromDate: '2026-04-01',
  };
  const fields = Object.entries(values).map(([core, value]) => ({ core, value }));
  return { boardingId: randomUUID(), loanRef: 'L-1042', coreReference: null, fields };
}
