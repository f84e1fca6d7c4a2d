import { createHash } from 'node:crypto';
import type { WireTarget } from '@countersign/contract/wires';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import { type LoanRow, tellProgress } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { emit } from '../platform/outbox/index.ts';
import type { PersonalAct } from '../review/index.ts';
import { readSettings } from '../settings/index.ts';
import { refuseMoney } from './check-money.ts';
import { mayHaveWire, refuseNewWarnings, refuseUnscreened } from './check-wire.decision.ts';
import { formats } from './formats/formats.ts';
import { messageId } from './formats/identify-message.ts';
import { lockWire, type WirePath } from './lock-wire.ts';
import { requireMoved, stateAfter } from './move-wire.ts';
import { requireRecorded } from './require-recorded.ts';
import { lookAround, readContent, valuesOf } from './show-wire.ts';
import { exportWireRow, findLatestScreening, type WireRow } from './wire.queries.ts';
import { wireRecords } from './wire.record.ts';
import { exportContext } from './wire-content.ts';

export interface WireFile {
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly name: string;
  readonly mediaType: string;
}

/**
 * Hands a wire out as a file, once. The bytes, their hash and the move are kept in one transaction before anything is
 * answered: whoever lost the answer asks again for the same target and gets the same bytes, and nobody gets others.
 */
export async function exportWire(app: App, act: PersonalAct, path: WirePath, target: WireTarget): Promise<WireFile> {
  return app.db.transaction(async (tx) => {
    const { loan, wire } = await lockWire(tx, app, path);
    if (wire.state === 'exported') {
      const file = again(app, wire, target);
      // The file leaves once more: whoever has it by now must stand in evidence.
      const payload = { record: { kind: 'wire_file', id: wire.id }, operation: 'exportWire', fields: ['file'] };
      await appendEvidence(tx, app, { loanId: loan.id, kind: 'value.viewed', act, payload });
      return file;
    }
    stateAfter(wire, 'export');
    await requireRecorded(tx, app, act, loan, wire);
    if (!mayHaveWire(loan.state)) {
      const detail = `The loan is ${loan.state}; its wire cannot be exported.`;
      throw new DomainError({ code: 'loan_state_conflict', detail });
    }
    const bytes = await write(tx, app, loan, wire, target);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const sealed = Buffer.from(app.keyring.seal(bytes, exportContext(wire.id)));
    const now = app.clock.now();
    requireMoved(await tx.maybe(exportWireRow, [wire.id, wire.state, act.actor.id, now, target, sha256, sealed]));
    const payload = { wireId: wire.id, digest: wire.digest, target, sha256, size: bytes.length };
    const records = await recordsOf(tx, app, wireRecords, [wire.id]);
    await appendEvidence(tx, app, { loanId: loan.id, kind: 'wire.exported', act, payload, records });
    await emit(tx, app, { type: 'wire.exported', payload: { wireId: wire.id, loanId: loan.id } });
    await tellProgress(tx, app, loan.id, 'wire.exported', { wireId: wire.id, target });
    return fileOf(wire, target, bytes, sha256);
  });
}

async function write(tx: Tx, app: App, loan: LoanRow, wire: WireRow, target: WireTarget): Promise<Buffer> {
  const content = readContent(app, wire);
  if (content === null || wire.checked_at === null) throw purged();
  const { warnings } = await lookAround(app, tx, wire, content);
  const settings = await readSettings(app, tx);
  const hasScreening = (await tx.maybe(findLatestScreening, [wire.id])) !== undefined;
  const refused =
    refuseNewWarnings(warnings, wire.acknowledged) ??
    refuseUnscreened({ screeningRequired: settings['wire.ofac_required'], hasScreening }) ??
    (await refuseMoney(tx, app, loan, wire, content));
  if (refused !== null) throw new DomainError(refused);
  const written = formats[target].write({
    id: wire.id,
    number: wire.number,
    loanRef: loan.external_ref,
    amount: wire.amount,
    currency: wire.currency,
    approvedAt: wire.checked_at,
    fedwireSourceId: settings['wire.fedwire_source_id'],
    fedwireService: settings['wire.fedwire_service'],
    fields: valuesOf(content),
  });
  if (written.ok) return Buffer.from(written.effect, 'utf8');
  const errors = written.refusal;
  const named = errors.map(({ field, message }) => `${field} ${message}`);
  const detail = `As ${target}: ${named.slice(0, 3).join('; ')}. Choose another target, or cancel the wire and stage it again.`;
  throw new DomainError({ code: 'wire_not_writable', detail, errors });
}

/** The file that went out. Another target would be a second instruction to pay. */
function again(app: App, wire: WireRow, target: WireTarget): WireFile {
  if (wire.export_target !== target) {
    const detail = `The wire was exported as ${wire.export_target}; in another format it could be paid twice.`;
    throw new DomainError({ code: 'wire_state_conflict', detail });
  }
  if (wire.export_file === null || wire.export_sha256 === null) throw purged();
  const bytes = Buffer.from(app.keyring.open(wire.export_file, exportContext(wire.id)));
  return fileOf(wire, target, bytes, wire.export_sha256);
}

function fileOf(wire: WireRow, target: WireTarget, bytes: Buffer, sha256: string): WireFile {
  const { mediaType, extension } = formats[target];
  return { bytes, sha256, mediaType, name: `wire-${messageId(wire)}.${extension}` };
}

function purged(): DomainError {
  return new DomainError({ code: 'wire_purged', detail: 'What the wire said was deleted after its retention.' });
}
