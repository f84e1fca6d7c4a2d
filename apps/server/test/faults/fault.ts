import type { Random } from '../soak/random.ts';

/** One way to break something, as the table of runs tells it. */
export interface FaultRow {
  /** Unique, for `--only`. */
  readonly name: string;
  readonly broken: string;
  readonly expected: string;
}

export interface Fault<World> extends FaultRow {
  /** Breaks it, lets it recover, and answers what was not as expected. */
  inject(world: World, random: Random): Promise<readonly string[]>;
  /** Why it cannot be done here, such as for want of rights; null where it can. */
  cannot?(): Promise<string | null>;
}

export interface Checked {
  readonly faults: readonly string[];
  /** What was held against what, and how much of it there was. */
  readonly figures: Readonly<Record<string, number>>;
}

/** A world that stands, in which one fault after the other happens. */
export interface OpenFamily {
  /** A fault and the check of everything after it. */
  run(name: string, random: Random): Promise<Checked>;
  close(): Promise<void>;
}

export interface Family {
  readonly name: string;
  /** What is checked after each of its faults. */
  readonly checked: string;
  /** Whether its world is as good as before after a fault that did not go as expected. */
  readonly isSturdy: boolean;
  readonly faults: readonly (FaultRow & { cannot?(): Promise<string | null> })[];
  open(seed: number): Promise<OpenFamily>;
}

/** Faults that share a world, since making one takes longer than most of them. */
export function defineFamily<World>(family: {
  readonly name: string;
  readonly checked: string;
  readonly isSturdy?: boolean;
  readonly faults: readonly Fault<World>[];
  open(seed: number): Promise<World>;
  check(world: World): Promise<Checked>;
  close(world: World): Promise<void>;
}): Family {
  return {
    name: family.name,
    checked: family.checked,
    isSturdy: family.isSturdy ?? false,
    faults: family.faults,
    open: async (seed) => {
      const world = await family.open(seed);
      return {
        run: async (name, random) => {
          const fault = family.faults.find((each) => each.name === name);
          if (fault === undefined) throw new Error(`There is no fault ${name} in ${family.name}.`);
          const told = await fault.inject(world, random);
          const { faults, figures } = await family.check(world);
          return { faults: [...told, ...faults], figures };
        },
        close: () => family.close(world),
      };
    },
  };
}
