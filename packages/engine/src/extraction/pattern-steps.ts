import { RE2JS } from 're2js';

/** A pattern's program, of which every look at an instruction is a step. */
interface Counted {
  readonly prog: { inst: readonly unknown[]; getInst: (pc: number) => unknown };
}

interface Machine {
  step: (threads: { readonly size: number }, ...rest: readonly unknown[]) => unknown;
}

/** Patterns took more steps than they may. It says something about patterns and text, and nothing about the machine. */
export class TooManySteps extends Error {
  constructor() {
    super('The patterns take too many steps on this text.');
    this.name = 'TooManySteps';
  }
}

/** How many are left to whoever is at work; without a limit all that one could wish. */
let left = Number.POSITIVE_INFINITY;

/**
 * Runs work whose patterns may take so many steps in all. Steps are those of the pattern engine: the same patterns take
 * the same steps on the same text on every machine, however busy it is, and so are always or never too slow.
 */
export function withSteps<Result>(steps: number, work: () => Result): Result {
  const before = left;
  left = steps;
  try {
    return work();
  } finally {
    left = before;
  }
}

/** Also for what the engine does letter by letter without telling: it takes a step for each. */
export function spendSteps(count: number): void {
  left -= count;
  if (left < 0) throw new TooManySteps();
}

/**
 * Makes a pattern count. The engine has three ways to go through a text: an automaton and a search with memory, which
 * both ask the program for each instruction that they look at, and a machine of threads, of which every step looks at one
 * instruction a thread. Each leaves nothing broken behind when it is stopped in the middle.
 */
export function countSteps(engine: ReturnType<typeof RE2JS.compile>): void {
  countThreads();
  const { prog } = engine.re2() as unknown as Counted;
  const { inst } = prog;
  prog.getInst = (pc) => {
    left -= 1;
    if (left < 0) throw new TooManySteps();
    return inst[pc];
  };
}

let areThreadsCounted = false;

/** All machines of threads share their methods; the engine does not name them, so one is made to get at them. */
function countThreads(): void {
  if (areThreadsCounted) return;
  areThreadsCounted = true;
  const re2 = RE2JS.compile('(a)').re2() as unknown as {
    doExecuteNFA: (input: unknown, pos: number, anchor: number, ncap: number) => unknown;
    machinePool: readonly Machine[];
  };
  const END = -8;
  const nothing = { step: () => END, context: () => 0, endPos: () => 0, canCheckPrefix: () => false, index: () => -1 };
  re2.doExecuteNFA(nothing, 0, 0, 0);
  const machines = Object.getPrototypeOf(re2.machinePool[0]) as Machine;
  const { step } = machines;
  machines.step = function counted(this: Machine, threads, ...rest) {
    spendSteps(threads.size + 1);
    return step.call(this, threads, ...rest);
  };
}
