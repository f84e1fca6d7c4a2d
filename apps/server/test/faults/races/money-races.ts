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
    kinds: ['wire.exported'],
  },
  {
    operation: 'cancelWire',
    given: onWire('staged', '/cancel', {}, 'maker'),
    statuses: [200, 409],
    kinds: ['wire.cancelled'],
  },
];
