import { randomUUID } from 'node:crypto';
import { conformanceChecks, runCheck } from '../../src/boarding/adapters/conformance/index.ts';
import type { ConformanceRig } from '../../src/boarding/adapters/conformance/rig.ts';
import { fineractAdapter } from '../../src/boarding/adapters/fineract/fineract-adapter.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { BoardingOrder } from '../../src/platform/core-adapter.ts';
import { createEgress, parseEgressAllow } from '../../src/platform/egress/index.ts';

interface LiveFineract {
  readonly url: string;
  readonly tenant: string;
  readonly user: string;
  readonly password: string;
  readonly productId: string;
  readonly officeId: string;
}

interface Outcome {
  readonly name: string;
  readonly result: 'passed' | 'failed' | 'does not apply';
  readonly why: string | null;
}

/** Nobody listens there. */
const NOWHERE = 'http://127.0.0.1:9/fineract-provider/api/v1';

/**
 * Every check of the conformance suite that needs no fault planted into the core, on a Fineract that runs. It makes
 * clients and loans there that stay: for an install that is made for trials.
 */
export async function run(live: LiveFineract, log: (line: string) => void): Promise<readonly Outcome[]> {
  const rig = liveRig(live);
  const outcomes: Outcome[] = [];
  try {
    for (const check of conformanceChecks) {
      const outcome = await outcomeOf(check, rig);
      log(`${outcome.result.padEnd(15)} ${outcome.name}${outcome.why === null ? '' : `\n    ${outcome.why}`}`);
      outcomes.push(outcome);
    }
  } finally {
    await rig.close();
  }
  return outcomes;
}

async function outcomeOf(check: (typeof conformanceChecks)[number], rig: ConformanceRig): Promise<Outcome> {
  const { name } = check;
  try {
    const applied = await runCheck(check, fineractAdapter, rig);
    return { name, result: applied ? 'passed' : 'does not apply', why: null };
  } catch (error) {
    return { name, result: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}

function liveRig(live: LiveFineract): ConformanceRig {
  const host = new URL(live.url).host;
  const egress = createEgress(parseEgressAllow(`${host},127.0.0.1:9`));
  const ordered = new Map<string, BoardingOrder>();
  let url = live.url;
  const settings = () => ({
    'fineract.url': url,
    'fineract.tenant': live.tenant,
    'fineract.username': live.user,
    'fineract.password': live.password,
  });
  const connect = async (timeoutMs: number) => ({ egress, clock: systemClock, timeoutMs, settings: settings() });
  const standingOf = async (boardingId: string) => {
    const order = ordered.get(boardingId);
    return order === undefined ? null : fineractAdapter.verify(await connect(30_000), order);
  };
  return {
    textField: 'client.fullname',
    steps: { stage: 2, commit: 2, void: 1 },
    actFaults: [],
    answerFaults: [],
    secrets: [live.password, Buffer.from(`${live.user}:${live.password}`).toString('base64')],
    connect,
    newOrder: () => {
      const order = newOrder(live);
      ordered.set(order.boardingId, order);
      return order;
    },
    meetAct: async () => {},
    meetAsking: async () => {},
    // A Fineract does not count its requests; that asking changes nothing is shown on the server of ours.
    actRequests: async () => 0,
    // What it holds otherwise than ordered it names; where it names nothing it holds what was ordered.
    booked: async (boardingId) => {
      const standing = await standingOf(boardingId);
      if (standing?.kind !== 'held' || standing.stage !== 'committed') return [];
      const differing = new Set(standing.differing.map(({ coreField }) => coreField));
      const fields = ordered.get(boardingId)?.fields.filter(({ core }) => !differing.has(core)) ?? [];
      return [{ coreReference: standing.coreReference, fields }];
    },
    staged: async (boardingId) => {
      const standing = await standingOf(boardingId);
      return standing?.kind === 'held' && standing.stage === 'staged' ? 1 : 0;
    },
    takeDown: async () => {
      url = NOWHERE;
    },
    bringUp: async () => {
      url = live.url;
    },
    close: () => egress.close(),
  };
}

function newOrder({ productId, officeId }: LiveFineract): BoardingOrder {
  const values: Readonly<Record<string, string>> = {
    'client.fullname': `Countersign trial ${randomUUID().slice(0, 8)} LLC`,
    'client.officeId': officeId,
    'client.legalFormId': '2',
    productId,
    principal: '10000.00',
    loanTermFrequency: '12',
    loanTermFrequencyType: '2',
    numberOfRepayments: '12',
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
  return { boardingId: randomUUID(), loanRef: 'CONFORMANCE', coreReference: null, fields };
}
