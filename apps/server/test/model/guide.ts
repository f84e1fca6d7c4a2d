import { type Command, type Guided, type OperationName, operations, PICKS } from './command.ts';
import { expectOutcome } from './expect.ts';
import { findingPlace } from './finding-rules.ts';
import { staff } from './people.ts';
import type { Model } from './state.ts';

/** Taken nearly always: one of them stands for all, or hardly anything else would be chosen. */
const aside: ReadonlySet<OperationName> = new Set([
  'comment',
  'assign',
  'hold',
  'release',
  'escalate',
  'rename',
  'reprocess',
  'wait',
]);

/** Draws a report, which takes as long as all the rest of a sequence: it comes up by chance alone. */
const costly: ReadonlySet<OperationName> = new Set(['exportEvidence']);

/** A command that the model says is taken now, chosen by the numbers. */
export function guide(model: Model, guided: Guided): Command {
  const open = new Map<OperationName, readonly Command[]>();
  for (const op of operations) {
    if (costly.has(op)) continue;
    const commands = commandsOf(model, op);
    if (commands.length > 0) open.set(op, commands);
  }
  const moves = [...open.keys()].filter((op) => !aside.has(op));
  const others = [...open.keys()].filter((op) => aside.has(op));
  const op = [...moves, others[guided.by % others.length]][guided.op % (moves.length + 1)];
  const commands = open.get(op ?? 'work') ?? [];
  return commands[guided.pick % commands.length] ?? { op: 'work', by: 'clerk', twist: 'none', pick: 0 };
}

function commandsOf(model: Model, op: OperationName): readonly Command[] {
  const found: Command[] = [];
  for (const by of op === 'work' || op === 'wait' ? staff.slice(0, 1) : staff) {
    for (let pick = 0; pick < PICKS; pick += 1) {
      const command: Command = { op, by, twist: 'none', pick };
      const after = expectOutcome(model, command, findingPlace(model, pick)).model;
      if (isOther(model, after)) found.push(command);
    }
  }
  return found;
}

function isOther(before: Model, after: Model): boolean {
  return (
    after.evidence.length !== before.evidence.length ||
    after.boardings.at(-1)?.settled !== before.boardings.at(-1)?.settled
  );
}
