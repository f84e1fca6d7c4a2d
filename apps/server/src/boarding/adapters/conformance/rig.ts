import type {
  BoardingOrder,
  CoreAdapter,
  CoreAnswer,
  CoreConnection,
  CoreStanding,
  CoreValue,
} from '../../../platform/core-adapter.ts';

export type Act = 'stage' | 'commit' | 'void';
export const acts: readonly Act[] = ['stage', 'commit', 'void'];

/** Ways in which an answer gets lost or spoilt. After each of them nobody may claim to know what came of the request. */
export const lostAnswers = [
  'timeout_before',
  'timeout_after',
  'reset_before',
  'reset_after',
  'garbage',
  'partial',
  'too_long',
  'wrong_type',
  'wrong_order',
  'error_after',
  'echo',
] as const;
export type LostAnswer = (typeof lostAnswers)[number];
export type RigFault = LostAnswer | 'refuse' | 'twice';

/** A loan as the other side has it on its books. One order booked twice is two of them. */
export interface BookedLoan {
  readonly coreReference: string | null;
  readonly fields: readonly CoreValue[];
}

/** What a customer of the core must be found by, the surest first. */
export const foundBy = ['tax_id', 'name_and_address'] as const;
export type FoundBy = (typeof foundBy)[number];

/** The other side of an adapter, in the hands of a test. */
export interface ConformanceRig {
  connect(timeoutMs: number): Promise<CoreConnection>;
  /** A new order that the core takes. */
  newOrder(): BoardingOrder;
  /** A field of the core for free text. */
  readonly textField: string;
  /** Requests with an effect that each act sends for a new order, all going well. */
  readonly steps: Readonly<Record<Act, number>>;
  /** What the rig can make go wrong when something is done. */
  readonly actFaults: readonly RigFault[];
  /** What it can make go wrong when it is asked, or in what it says later. */
  readonly answerFaults: readonly LostAnswer[];
  /** The fault meets the request with an effect of this number (from 1) after now; null: none any more. */
  meetAct(fault: RigFault | null, step?: number): Promise<void>;
  /** Every question from now on; null: none any more. */
  meetAsking(fault: LostAnswer | null): Promise<void>;
  /** Requests with an effect that reached the core so far. */
  actRequests(): Promise<number>;
  booked(boardingId: string): Promise<readonly BookedLoan[]>;
  /** How often something that is not booked stands under the order. */
  staged(boardingId: string): Promise<number>;
  /** For a core that answers later: it does now. */
  readonly settle?: (order: BoardingOrder, outcome: 'accept' | 'refuse' | LostAnswer) => Promise<void>;
  /**
   * A customer is known: an order of the same party that does not say who it is, and what says so. The two have in common
   * what they are to be found by, and no more.
   */
  readonly givenCustomer?: (by: FoundBy) => Promise<{
    readonly order: BoardingOrder;
    readonly customerId: string;
    readonly coreField: string;
  }>;
  /** Those whom earlier orders made are forgotten, so that an order of the same names is about somebody new. */
  readonly forgetCustomers?: () => void;
  /** Changes a value on the books behind everybody's back, where the core tells its values. Names the field. */
  readonly tamper?: (order: BoardingOrder) => Promise<string>;
  /** The core is not there: no request can reach it. */
  takeDown(): Promise<void>;
  bringUp(): Promise<void>;
  /** What must not be found in anything that is kept. */
  readonly secrets: readonly string[];
  close(): Promise<void>;
}

/** One promise of every adapter. `run` throws where it is broken. */
export interface ConformanceCheck {
  readonly name: string;
  readonly applies?: (adapter: CoreAdapter, rig: ConformanceRig) => boolean;
  readonly run: (bench: Bench) => Promise<void>;
}

/** An adapter on its rig, with every answer looked at on its way. */
export interface Bench {
  readonly adapter: CoreAdapter;
  readonly rig: ConformanceRig;
  act(act: Act, order: BoardingOrder, timeoutMs?: number): Promise<CoreAnswer>;
  verify(order: BoardingOrder, timeoutMs?: number): Promise<CoreStanding>;
}

/** Long enough for a busy machine where an answer is expected. */
export const PATIENT_MS = 30_000;
/** Short where none will come; who could not send anything in it is given more. */
export const HASTY_MS = 500;
