import { isRecord } from '@countersign/engine/values/is-record';
import { keepDetail } from '../answer-text.ts';
import type { Ack } from '../file-drop/ack.ts';
import { parseJson } from '../json.ts';

/** Null for anything that is not wholly an answer to this very file: half-written, another order, other bytes. */
export function readAck(text: string, boardingId: string, sha256: string): Ack | null {
  const ack = parseJson(text);
  if (!isRecord(ack) || ack.boardingId !== boardingId || ack.sha256 !== sha256) return null;
  if (ack.outcome === 'accepted') {
    const { reference = null } = ack;
    if (reference !== null && typeof reference !== 'string') return null;
    return { outcome: 'accepted', reference };
  }
  if (ack.outcome !== 'refused' || !Array.isArray(ack.reasons)) return null;
  const reasons = ack.reasons.filter(isRecord);
  const faults = reasons.flatMap(({ field, message }) =>
    typeof field === 'string' && field !== '' && typeof message === 'string'
      ? [{ coreField: field, message: keepDetail(message) || 'is refused' }]
      : [],
  );
  const words = reasons.flatMap(({ message }) => (typeof message === 'string' ? [message] : [])).join('; ');
  return { outcome: 'refused', detail: keepDetail(words) || 'The core refused the file and gave no reason.', faults };
}
