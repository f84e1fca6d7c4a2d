import { createHmac } from 'node:crypto';
import type { Payee, PayeeRequest } from '@countersign/contract/wires';
import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import type { App } from '../../platform/app.ts';
import {
  deletePayeeIn,
  lockActivePayee,
  lookAtPayee,
  savePayeeIn,
  showInstructions,
  showSavedPayee,
} from '../../wires/index.ts';
import type { Controlled } from '../controlled.ts';

/** Whom verified instructions belong to decides where money goes. */
export const payeeChange: Controlled<PayeeRequest, Payee> = {
  kind: 'payee',
  look: async (tx, app, _by, target, request) => {
    const { latest, payee, isSaved } = await lookAtPayee(tx, app, target, request);
    if (isSaved) return null;
    const before = showSavedPayee(app, latest);
    const after = showInstructions(app, payee);
    return { targetName: payee.name, before, after, recorded: recordedOf(app, before, after) };
  },
  apply: (tx, app, act, target, request) => savePayeeIn(tx, app, act, target, request),
};

export const payeeRemoval: Controlled<Readonly<Record<string, never>>, void> = {
  kind: 'payee_removal',
  look: async (tx, app, _by, target) => {
    const row = await lockActivePayee(tx, app, target);
    const before = showSavedPayee(app, row);
    return { targetName: row.name, before, after: {}, recorded: recordedOf(app, before, {}) };
  },
  apply: (tx, app, act, target) => deletePayeeIn(tx, app, act, target),
};

/** Evidence is for ever: the name stands there as a code, as it does where a payee is saved. */
function recordedOf({ keyring }: Pick<App, 'keyring'>, before: JsonObject, after: JsonObject) {
  const key = keyring.derive('payees in evidence');
  const conceal = (side: JsonObject): JsonObject => {
    if (typeof side.name !== 'string') return side;
    const code = createHmac('sha256', key).update(side.name, 'utf8').digest('hex');
    const { account: _masked, ...rest } = side;
    return { ...rest, name: `hmac-sha256:${code}` };
  };
  return { before: conceal(before), after: conceal(after) };
}
