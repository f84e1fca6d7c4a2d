import type { Command } from './command.ts';
import { answer, type Outcome, refuse } from './outcome.ts';
import { isManager, type Staff } from './people.ts';
import { isLiveWire, type Model, type WireModel } from './state.ts';

const mayPay: ReadonlySet<string> = new Set(['approved', 'boarding_staged', 'boarded']);
export const targets = ['csv', 'pain001'] as const;

/** A loan that takes no wire any more; sealed loans may be told to be just that. */
function notNow(model: Model): readonly string[] {
  return model.loan === 'sealed' ? ['loan_sealed', 'loan_state_conflict'] : ['loan_state_conflict'];
}

type Move = (model: Model, wire: WireModel, command: Command) => Outcome;

function moved(model: Model, wire: WireModel, status: number, kind: string): Outcome {
  return answer({ ...model, wires: [...model.wires.slice(0, -1), wire] }, status, { state: wire.state }, kind);
}

/** Refusals that depend on the record itself come before what is wrong with the moment. */
function asChecker(move: Move): Move {
  return (model, wire, command) => {
    if (wire.maker === command.by) return refuse(model, 'maker_cannot_check');
    if (!isManager(command.by)) return refuse(model, 'approval_role_required');
    return move(model, wire, command);
  };
}

const conflict = (model: Model) =>
  refuse(model, 'wire_state_conflict', ...(model.loan === 'sealed' ? ['loan_sealed'] : []));

/** Open parts, States (Wire) and Operations. */
const moves = {
  callback: (model, wire, { by }) => {
    if (wire.maker === by) return refuse(model, 'maker_cannot_check');
    if (model.loan === 'sealed') return refuse(model, 'loan_sealed', 'wire_state_conflict');
    if (wire.state !== 'staged') return conflict(model);
    return moved(model, { ...wire, called: true }, 201, 'wire.callback_recorded');
  },
  approveWire: asChecker((model, wire, { twist }) => {
    if (wire.state !== 'staged') return conflict(model);
    if (!mayPay.has(model.loan)) return refuse(model, ...notNow(model));
    if (twist === 'meaning') return refuse(model, 'wire_changed', ...(wire.called ? [] : ['callback_required']));
    if (!wire.called) return refuse(model, 'callback_required');
    return moved(model, { ...wire, state: 'approved' }, 200, 'wire.approved');
  }),
  rejectWire: asChecker((model, wire) => {
    if (model.loan === 'sealed') return refuse(model, 'loan_sealed', 'wire_state_conflict');
    if (wire.state !== 'staged') return conflict(model);
    return moved(model, { ...wire, state: 'rejected' }, 200, 'wire.rejected');
  }),
  exportWire: (model, wire, { pick }) => {
    const target = targets[pick % targets.length] ?? 'csv';
    // Asking again is not exporting again (decision 0068).
    if (wire.state === 'exported' && wire.target === target) return answer(model, 200, {});
    if (wire.state !== 'approved') return conflict(model);
    if (!mayPay.has(model.loan)) return refuse(model, ...notNow(model));
    // The bank of these loans has saved nothing about itself, which this format needs (decision 0068).
    if (target === 'pain001') return refuse(model, 'wire_not_writable');
    return { ...moved(model, { ...wire, state: 'exported', target }, 200, 'wire.exported'), shows: {} };
  },
  cancelWire: (model, wire) => {
    if (model.loan === 'sealed') return refuse(model, 'loan_sealed', 'wire_state_conflict');
    if (wire.state !== 'staged' && wire.state !== 'approved') return conflict(model);
    return moved(model, { ...wire, state: 'cancelled' }, 200, 'wire.cancelled');
  },
} satisfies Readonly<Record<string, Move>>;

function onWire(move: Move) {
  return (model: Model, command: Command): Outcome => {
    const wire = model.wires.at(-1);
    return wire === undefined ? refuse(model, 'wire_not_found') : move(model, wire, command);
  };
}

export const wireRules = {
  stageWire: (model: Model, { by, twist }: Command): Outcome => {
    if (twist === 'meaning') return refuse(model, 'wire_invalid');
    const last = model.wires.at(-1);
    const isTaken = last !== undefined && isLiveWire(last);
    if (!mayPay.has(model.loan)) return refuse(model, ...notNow(model), ...(isTaken ? ['wire_exists'] : []));
    if (isTaken) return refuse(model, 'wire_exists');
    const wire: WireModel = { state: 'staged', maker: by as Staff, called: false, target: null };
    return answer({ ...model, wires: [...model.wires, wire] }, 201, { state: 'staged' }, 'wire.staged');
  },
  callback: onWire(moves.callback),
  approveWire: onWire(moves.approveWire),
  rejectWire: onWire(moves.rejectWire),
  exportWire: onWire(moves.exportWire),
  cancelWire: onWire(moves.cancelWire),
} as const;
