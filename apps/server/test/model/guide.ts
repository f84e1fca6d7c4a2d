import { type Command, type Guided, type OperationName, operations, PICKS } from './command.ts';
import { expectOutcome } from './expect.ts';
import { findingPlace } from './finding-rules.ts';
import { staff } from './people.ts';
import type { Model } from './state.ts';

/** What brings a loan on its way; the rest is taken nearly always, or leads back, and would hide what lies behind. */
const onward: ReadonlySet<OperationName> = new Set([
  'accept',
  'override',
  'approve',
  'work',
  'stage',
  'approveBoarding',
  'commit',
  'retry',
  'verify',
  'resolve',
  'stageWire',
  'callback',
  'approveWire',
  'exportWire',
]);
/** One choice of so many is of the rest. */
const REST_ONE_IN = 4;

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
  const moves = [...open.keys()].filter((op) => onward.has(op));
  const rest = [...open.keys()].filter((op) => !onward.has(op));
  const isRest = moves.length === 0 || (rest.length > 0 && guided.op % REST_ONE_IN === 0);
  const among = isRest ? rest : moves;
  const op = among[guided.by % Math.max(1, among.length)];
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
