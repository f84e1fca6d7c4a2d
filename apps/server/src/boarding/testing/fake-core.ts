import type {
  BoardingOrder,
  CoreAdapter,
  CoreAnswer,
  CoreCustomerParty,
  CoreFault,
  CorePromises,
  CoreStanding,
} from '../../platform/core-adapter.ts';
import type { Cores } from '../../platform/cores.ts';
import { coreAdapters } from '../adapters/index.ts';
import { simulatorShape } from '../adapters/simulator/shape.ts';
import { simulatorStarter } from '../adapters/simulator/starter.ts';

type Act = 'stage' | 'commit' | 'void';

/** How the next call of an act goes. `before`: no answer and no effect; `after`: no answer, but the effect. */
export type Behaviour =
  | 'ok'
  | 'refuse'
  | 'refuse_fields'
  | 'other_schedule'
  | 'unavailable'
  | 'lost_before'
  | 'lost_after'
  | 'broken'
  | Promise<unknown>;

interface Held {
  stage: 'staged' | 'committed' | 'voided';
  readonly coreReference: string;
  readonly fields: Map<string, string>;
}

export interface FakeCore {
  readonly cores: Cores;
  readonly ledger: Map<string, Held>;
  /** Every call that may have an effect, in order. */
  readonly calls: { readonly act: Act; readonly boardingId: string }[];
  /** How often an order was booked. */
  readonly booked: Map<string, number>;
  /** The next call of the act goes so; after the last one that was said, all goes well. */
  next(act: Act, ...behaviours: Behaviour[]): void;
  /** What asking answers in place of the truth; null: the truth. */
  answerVerify(standing: CoreStanding | null): void;
  promise(promises: Partial<CorePromises>): void;
  /** Whom the core says it knows; null: it cannot be asked. */
  knowCustomers(parties: readonly CoreCustomerParty[] | null): void;
  /** What the check before staging finds. */
  findFaults(faults: readonly CoreFault[]): void;
}

/** A core with a ledger in memory that goes wrong on demand. */
export function createFakeCore(): FakeCore {
  const ledger = new Map<string, Held>();
  const calls: { act: Act; boardingId: string }[] = [];
  const booked = new Map<string, number>();
  const script: Record<Act, Behaviour[]> = { stage: [], commit: [], void: [] };
  let verifyAnswer: CoreStanding | null = null;
  let faults: readonly CoreFault[] = [];
  let customers: readonly CoreCustomerParty[] | null = [];
  const promises: { -readonly [K in keyof CorePromises]: boolean } = {
    stagingIsKept: true,
    commitIsIdempotent: true,
    absenceIsCertain: true,
    answersLater: false,
  };

  function apply(act: Act, order: BoardingOrder): CoreAnswer {
    const held = ledger.get(order.boardingId);
    const raw = `${act} ${order.boardingId}`;
    if (act === 'stage') {
      const fields = new Map(order.fields.map(({ core, value }) => [core, value]));
      const made: Held = held ?? { stage: 'staged', coreReference: `CORE-${ledger.size + 1}`, fields };
      ledger.set(order.boardingId, made);
      return { kind: 'done', coreReference: made.coreReference, raw };
    }
    if (held === undefined) {
      if (act === 'void') return { kind: 'done', coreReference: null, raw };
      return { kind: 'refused', detail: 'There is no such order.', faults: [], raw };
    }
    if (act === 'commit') {
      if (held.stage === 'voided') return { kind: 'refused', detail: 'The order was taken back.', faults: [], raw };
      if (held.stage === 'staged') booked.set(order.boardingId, (booked.get(order.boardingId) ?? 0) + 1);
      held.stage = 'committed';
      return { kind: 'done', coreReference: held.coreReference, raw };
    }
    if (held.stage === 'committed') return { kind: 'refused', detail: 'The loan is booked.', faults: [], raw };
    held.stage = 'voided';
    return { kind: 'done', coreReference: held.coreReference, raw };
  }

  async function tell(act: Act, order: BoardingOrder): Promise<CoreAnswer> {
    calls.push({ act, boardingId: order.boardingId });
    const behaviour = script[act].shift() ?? 'ok';
    if (typeof behaviour !== 'string') {
      await behaviour;
      return apply(act, order);
    }
    const unknown: CoreAnswer = { kind: 'unknown', detail: 'No answer came in time.', raw: '' };
    switch (behaviour) {
      case 'ok':
        return apply(act, order);
      case 'other_schedule': {
        const differing = [{ coreField: 'schedule[1].amount', message: 'is 1.00 by the note and 2.00 in the core' }];
        return { ...apply(act, order), differing } as CoreAnswer;
      }
      case 'refuse':
        return { kind: 'refused', detail: 'Not today.', faults: [], raw: 'NO' };
      case 'refuse_fields': {
        const named = [{ coreField: 'principal', message: 'is too large' }];
        return { kind: 'refused', detail: 'A field is wrong.', faults: named, raw: 'NO principal' };
      }
      case 'unavailable':
        return { kind: 'unavailable', detail: 'Nobody listens there.', raw: '' };
      case 'lost_before':
        return unknown;
      case 'lost_after':
        apply(act, order);
        return unknown;
      case 'broken':
        throw new Error('the adapter broke');
    }
  }

  const adapter: CoreAdapter = {
    providerId: 'simulator',
    title: 'Fake core',
    verified: true,
    shape: simulatorShape,
    starter: simulatorStarter,
    promises,
    validate: () => faults,
    findCustomers: async () =>
      customers === null
        ? { kind: 'unavailable', detail: 'Nobody listens there.', raw: '' }
        : { kind: 'found', parties: customers },
    stage: (_core, order) => tell('stage', order),
    commit: (_core, order) => tell('commit', order),
    void: (_core, order) => tell('void', order),
    verify: async (_core, order) => {
      if (verifyAnswer !== null) return verifyAnswer;
      const held = ledger.get(order.boardingId);
      if (held === undefined) return { kind: 'absent', raw: 'nothing' };
      const { stage, coreReference } = held;
      const differing = order.fields
        .filter(({ core, value }) => held.fields.get(core) !== value)
        .map(({ core }) => ({ coreField: core, message: `is ${held.fields.get(core)}` }));
      return { kind: 'held', stage, coreReference, differing: stage === 'voided' ? [] : differing, raw: stage };
    },
  };

  return {
    cores: { adapters: { ...coreAdapters, simulator: adapter }, place: async () => ({}) },
    ledger,
    calls,
    booked,
    next: (act, ...behaviours) => void script[act].push(...behaviours),
    answerVerify: (standing) => {
      verifyAnswer = standing;
    },
    promise: (changes) => void Object.assign(promises, changes),
    knowCustomers: (parties) => {
      customers = parties;
    },
    findFaults: (found) => {
      faults = found;
    },
  };
}
