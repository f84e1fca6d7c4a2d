import type { Wire } from '@countersign/contract/wires';
import { bringRecord, type Place } from '../../boarding-in.ts';
import { bringWireTo, callback, givenWireLoan, wirePapers } from '../../given-wire.ts';
import type { Race, RaceStart } from '../race.ts';
import type { RaceWorld } from '../race-world.ts';

type WireState = Parameters<typeof bringWireTo>[3];

function onBoarding(place: Place, step: string, body: unknown = {}) {
  return async (world: RaceWorld): Promise<RaceStart> => {
    const { ref, loanId } = await bringRecord(world, place);
    const token = world.crew.checker.accessToken;
    return { method: 'POST', url: `/v1/loans/${ref}/boarding/${step}`, token, body, loanId };
  };
}

function onWire(
  state: WireState | null,
  step: string,
  body: unknown = {},
  who: 'maker' | 'caller' | 'checker' = 'checker',
) {
  return async (world: RaceWorld): Promise<RaceStart> => {
    const { ref, loanId } = await givenWireLoan(world, wirePapers);
    if (state !== null) await bringWireTo(world, world.crew, ref, state);
    const token = world.crew[who].accessToken;
    return { method: 'POST', url: `/v1/loans/${ref}/wire${step}`, token, body, loanId };
  };
}

/** The same by the path of a single wire. */
function onOneWire(state: WireState, step: string, body: unknown = {}, who: 'caller' | 'checker' = 'checker') {
  return async (world: RaceWorld): Promise<RaceStart> => {
    const { ref, loanId } = await givenWireLoan(world, wirePapers);
    await bringWireTo(world, world.crew, ref, state);
    const token = world.crew[who].accessToken;
    const { id } = (await world.request<Wire>('GET', `/v1/loans/${ref}/wire`, { token })).body;
    return { method: 'POST', url: `/v1/loans/${ref}/wires/${id}${step}`, token, body, loanId };
  };
}

const numbered = { ...callback, phoneNumber: '(541) 555-0134' };
const screening = { date: '2026-01-15', reference: 'OFAC-77', clearedBy: 'Compliance desk' };

async function givenOneCallback(world: RaceWorld): Promise<RaceStart> {
  const start = await onOneWire('staged', '/approve')(world);
  const url = start.url.replace('/approve', '/callback');
  await world.request('POST', url, { token: world.crew.caller.accessToken, body: numbered });
  return start;
}

async function givenCallback(world: RaceWorld): Promise<RaceStart> {
  const start = await onWire('staged', '/approve')(world);
  const url = start.url.replace('/approve', '/callback');
  await world.request('POST', url, { token: world.crew.caller.accessToken, body: callback });
  return start;
}

export const moneyRaces: readonly Race[] = [
  {
    operation: 'stageBoarding',
    given: async (world) => {
      const { ref, loanId } = await world.givenApproved();
      const token = world.crew.maker.accessToken;
      return { method: 'POST', url: `/v1/loans/${ref}/boarding/stage`, token, loanId };
    },
    statuses: [201, 409],
    kinds: ['boarding.opened', 'boarding.staged'],
  },
  {
    operation: 'approveBoarding',
    given: onBoarding('staged', 'approve'),
    statuses: [200, 409],
    kinds: ['boarding.approved'],
  },
  {
    operation: 'rejectBoarding',
    given: onBoarding('staged', 'reject'),
    statuses: [200, 409],
    kinds: ['boarding.rejected'],
  },
  {
    operation: 'commitBoarding',
    given: onBoarding('approved', 'commit'),
    statuses: [200, 409],
    kinds: ['boarding.commit_attempted', 'boarding.committed'],
  },
  {
    operation: 'verifyBoarding',
    given: onBoarding('unknown commit', 'verify'),
    statuses: [200, 200],
    kinds: ['boarding.committed'],
  },
  {
    operation: 'retryBoarding',
    given: onBoarding('failed commit', 'retry'),
    statuses: [200, 409],
    kinds: ['boarding.commit_attempted', 'boarding.committed'],
  },
  {
    operation: 'voidBoarding',
    given: onBoarding('approved', 'void'),
    statuses: [200, 409],
    kinds: ['boarding.voided'],
  },
  {
    operation: 'resolveBoarding',
    given: onBoarding('unknown commit', 'resolve', {
      outcome: 'committed',
      coreReference: 'CORE-1',
      note: 'We called them.',
    }),
    statuses: [200, 403],
    kinds: ['boarding.resolution_proposed'],
  },
  { operation: 'stageWire', given: onWire(null, '', {}, 'maker'), statuses: [201, 409], kinds: ['wire.staged'] },
  {
    operation: 'recordCallback',
    given: onWire('staged', '/callback', callback, 'caller'),
    statuses: [201, 201],
    kinds: ['wire.callback_recorded', 'wire.callback_recorded'],
  },
  { operation: 'approveWire', given: givenCallback, statuses: [200, 409], kinds: ['wire.approved'] },
  { operation: 'rejectWire', given: onWire('staged', '/reject'), statuses: [200, 409], kinds: ['wire.rejected'] },
  {
    // Whoever asks again for the same target gets the same bytes.
    operation: 'exportWire',
    given: onWire('approved', '/export', { target: 'csv' }),
    statuses: [200, 200],
    // The same file leaves twice, and who has it by now stands in evidence.
    kinds: ['wire.exported', 'value.viewed'],
  },
  {
    operation: 'cancelWire',
    given: onWire('staged', '/cancel', {}, 'maker'),
    statuses: [200, 409],
    kinds: ['wire.cancelled'],
  },
  {
    operation: 'stageFurtherWire',
    given: async (world) => {
      const start = await onWire(null, '', {}, 'maker')(world);
      return { ...start, url: `${start.url}s` };
    },
    // Both together would be more than the loan.
    statuses: [201, 422],
    kinds: ['wire.staged'],
  },
  {
    operation: 'recordOneCallback',
    given: onOneWire('staged', '/callback', numbered, 'caller'),
    statuses: [201, 201],
    kinds: ['wire.callback_recorded', 'wire.callback_recorded'],
  },
  {
    operation: 'recordScreening',
    given: onOneWire('staged', '/screening', screening, 'caller'),
    statuses: [201, 201],
    kinds: ['wire.screening_recorded', 'wire.screening_recorded'],
  },
  { operation: 'approveOneWire', given: givenOneCallback, statuses: [200, 409], kinds: ['wire.approved'] },
  { operation: 'rejectOneWire', given: onOneWire('staged', '/reject'), statuses: [200, 409], kinds: ['wire.rejected'] },
  {
    operation: 'exportOneWire',
    given: onOneWire('approved', '/export', { target: 'csv' }),
    statuses: [200, 200],
    // The same file leaves twice, and who has it by now stands in evidence.
    kinds: ['wire.exported', 'value.viewed'],
  },
  {
    operation: 'cancelOneWire',
    given: onOneWire('staged', '/cancel'),
    statuses: [200, 409],
    kinds: ['wire.cancelled'],
  },
  {
    operation: 'returnOneWire',
    given: onOneWire('exported', '/return', { reason: 'Account closed.' }),
    statuses: [200, 409],
    kinds: ['wire.returned'],
  },
];
