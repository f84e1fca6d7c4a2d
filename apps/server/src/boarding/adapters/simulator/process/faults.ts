import { simulatorModes } from '../settings.ts';

/**
 * Ways in which the simulator can go wrong, told for one request by the header `x-simulator-fault`, or by chance
 * (weather). Those of the setting come first. What is not named `before` and is no refusal has its effect at once and
 * spoils the answer only, but for `late`: there the effect comes when the caller has long given up.
 */
const simulatorFaults = [
  ...simulatorModes,
  'late',
  'garbage_before',
  'partial',
  'too_long',
  'wrong_type',
  'wrong_order',
  'twice',
  'reset_before',
  'reset_after',
  'error_before',
  'error_after',
  'echo',
  'other_value',
] as const;
export type SimulatorFault = (typeof simulatorFaults)[number];

export function readFault(text: string | undefined): SimulatorFault | null {
  return simulatorFaults.find((fault) => fault === text) ?? null;
}

/** By chance, with a seed, so that a run can be done again. */
export interface Weather {
  readonly seed: number;
  /** How likely each fault is for a request that names none, from 0 to 1; the rest go well. */
  readonly chances: Readonly<Partial<Record<SimulatorFault, number>>>;
  /** Whether asking can go wrong too. */
  readonly lookups: boolean;
}

export const clearWeather: Weather = { seed: 1, chances: {}, lookups: false };

export function parseWeather(value: unknown): Weather | null {
  const { seed, chances, lookups } = (value ?? {}) as Partial<Record<keyof Weather, unknown>>;
  if (!Number.isSafeInteger(seed) || typeof lookups !== 'boolean' || typeof chances !== 'object' || chances === null) {
    return null;
  }
  const all = Object.entries(chances);
  const total = all.reduce((sum, [, chance]) => sum + Number(chance), 0);
  const isKnown = all.every(
    ([fault, chance]) => readFault(fault) !== null && typeof chance === 'number' && chance >= 0,
  );
  return isKnown && total <= 1 ? (value as Weather) : null;
}

/** Draws one fault for each request. */
export function forecast({ seed, chances }: Weather): () => SimulatorFault {
  let state = seed >>> 0;
  // mulberry32: small, and the same everywhere.
  const draw = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => {
    let left = draw();
    for (const fault of simulatorFaults) {
      left -= chances[fault] ?? 0;
      if (left < 0) return fault;
    }
    return 'ok';
  };
}
