import type { ScreeningRequest, Wire } from '@countersign/contract/wires';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import { tellProgress } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { PersonalAct } from '../review/index.ts';
import { readSettings } from '../settings/index.ts';
import { lockWire, type WirePath } from './lock-wire.ts';
import { showWire } from './show-wire.ts';
import { bankDay } from './value-date.decision.ts';
import { insertScreening } from './wire.queries.ts';
import { screeningRecords } from './wire.record.ts';

/** Records what a sanctions screening of the wire's parties found. The last one is shown and counts. */
export async function recordScreening(
  app: App,
  act: PersonalAct,
  path: WirePath,
  request: ScreeningRequest,
): Promise<Wire> {
  return app.db.transaction(async (tx) => {
    const { loan, wire } = await lockWire(tx, app, path);
    const now = app.clock.now();
    const today = bankDay(now, (await readSettings(app, tx))['wire.time_zone']);
    if (request.date > today) {
      const message = `must not be later than today, ${today}`;
      const errors = [{ field: 'date', code: 'invalid', message }];
      throw new DomainError({ code: 'wire_invalid', detail: `date ${message}.`, errors });
    }
    if (wire.state !== 'staged' && wire.state !== 'approved') {
      const detail = `The wire is ${wire.state}; a screening is recorded until it is exported.`;
      throw new DomainError({ code: 'wire_state_conflict', detail });
    }
    const [reference, clearedBy] = [request.reference.trim(), request.clearedBy.trim()];
    const { id, name } = act.actor;
    const made = await tx.one(insertScreening, [wire.id, request.date, reference, clearedBy, id, name, now]);
    const payload = { wireId: wire.id, digest: wire.digest, date: request.date, reference, clearedBy };
    const records = await recordsOf(tx, app, screeningRecords, [made.id]);
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'wire.screening_recorded', act, payload, records });
    await tellProgress(tx, app, loan.id, 'wire.screening_recorded', { wireId: wire.id });
    return showWire(app, tx, loan, wire);
  });
}
