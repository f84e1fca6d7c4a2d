import fc from 'fast-check';
import { type Person, people } from './people.ts';

/** Everything that may change a loan, and the worker and the clock, which do too. */
export const operations = [
  'accept',
  'override',
  'escalate',
  'comment',
  'correct',
  'reprocess',
  'withdraw',
  'assign',
  'rename',
  'approve',
  'reject',
  'reopen',
  'seal',
  'hold',
  'release',
  'exportEvidence',
  'stage',
  'approveBoarding',
  'rejectBoarding',
  'commit',
  'verify',
  'retry',
  'void',
  'resolve',
  'stageWire',
  'callback',
  'approveWire',
  'rejectWire',
  'exportWire',
  'cancelWire',
  'work',
  'wait',
] as const;
export type OperationName = (typeof operations)[number];

/** What is wrong with a request beside who sends it and when: a loan or finding that is not there, a body of a wrong shape, one without sense. */
export const twists = ['none', 'unknown', 'shape', 'meaning'] as const;
export type Twist = (typeof twists)[number];

export interface Command {
  readonly op: OperationName;
  readonly by: Person;
  readonly twist: Twist;
  /** Chooses among what the operation can be about: the finding, the field, how the core behaves, the key. */
  readonly pick: number;
}

/** Numbers from which a step chooses one of the commands that the model says are taken now: else few would be. */
export interface Guided {
  readonly op: number;
  readonly by: number;
  readonly pick: number;
}

export type Step =
  | { readonly kind: 'any'; readonly command: Command }
  | { readonly kind: 'guided'; readonly guided: Guided }
  | { readonly kind: 'again' }
  | { readonly kind: 'pair'; readonly first: Guided; readonly second: Guided | Command };

/** What the papers of a package say, beside what all of them do. */
export interface Papers {
  readonly principalDiffers: boolean;
  readonly maturityDiffers: boolean;
  readonly rateDiffers: boolean;
  readonly numberIsThere: boolean;
}

export interface Sequence {
  readonly papers: Papers;
  readonly steps: readonly Step[];
}

export const PICKS = 8;
const MOST_STEPS = 30;

const command: fc.Arbitrary<Command> = fc.record({
  op: fc.constantFrom(...operations),
  by: fc.constantFrom(...people),
  twist: fc.oneof(
    { weight: 8, arbitrary: fc.constant('none' as const) },
    { weight: 2, arbitrary: fc.constantFrom(...twists) },
  ),
  pick: fc.nat(PICKS - 1),
});

const guided: fc.Arbitrary<Guided> = fc.record({ op: fc.nat(99), by: fc.nat(99), pick: fc.nat(99) });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: guided.map((each) => ({ kind: 'guided' as const, guided: each })) },
  { weight: 6, arbitrary: command.map((each) => ({ kind: 'any' as const, command: each })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'again' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pair' as const), first: guided, second: fc.oneof(guided, command) }),
  },
);

/** Most packages are such that they can be boarded. */
const rarely = fc.nat(3).map((number) => number === 3);

/** fast-check shrinks it by leaving steps out and by making numbers small. */
export const sequence: fc.Arbitrary<Sequence> = fc.record({
  papers: fc.record({
    principalDiffers: rarely,
    maturityDiffers: rarely,
    rateDiffers: rarely,
    numberIsThere: rarely.map((isGone) => !isGone),
  }),
  // Long ones go deep; what fast-check would choose by itself is short and ends in review.
  steps: fc.noBias(fc.array(step, { maxLength: MOST_STEPS, size: 'max' })),
});
