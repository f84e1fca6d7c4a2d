import { CHAIN_BREAKS } from '@countersign/engine/evidence/chain-breaks';

/** Every way in which stored evidence can be wrong, with the sentence that a person reads. */
const EVIDENCE_FAULTS = {
  ...CHAIN_BREAKS,
  'bad-column': 'The kind stored beside the text is not the one in the text.',
  'not-authentic': 'The entry was not written by the service: it was added or rewritten in the database.',
  'same-person': 'One person did what takes two.',
  'not-in-log': 'The entry is not what the signed log holds in its place: it was changed after it was recorded.',
  'not-recorded': 'The entry is neither in the log nor waiting for it: it was added around the program.',
  'queued-twice': 'The entry is in the log and waits for it once more.',
  'bad-leaf-order': 'The entry stands earlier in the log than the entry before it.',
  'entry-missing': 'The entry was recorded and is gone.',
  'bad-head': "The chain's head does not agree with its last entry.",
  'bad-seal': 'The chain is marked as sealed and has no entry that sealed it, or the other way round.',
  'head-missing': 'The chain has entries and no head.',
  'leaf-missing': 'A leaf of the log is gone: the entry that stood there was removed.',
  'bad-node': 'An inner node of the log is not the hash of what is below it, or is missing.',
  'unknown-node': 'The log has an inner node above leaves that it does not have.',
  'bad-checkpoint': 'A checkpoint does not hold.',
  'bad-root': 'The log is not the one that the checkpoint signed: entries below it were rewritten.',
  'log-cut': 'A checkpoint signs more entries than the log has: entries were removed at its end.',
  'bad-signing-key': 'The key that signs checkpoints does not open.',
} as const satisfies Record<string, string>;

export type EvidenceFaultReason = keyof typeof EVIDENCE_FAULTS;

export interface EvidenceFault {
  readonly ok: false;
  /** Null: the install's own chain. Undefined: the fault lies in no chain. */
  readonly loanId?: string | null;
  /** The first entry of the chain that is wrong or missing. */
  readonly seq: number | null;
  /** The place in the install-wide log, where that is what is wrong. */
  readonly leafIndex?: number;
  readonly reason: EvidenceFaultReason;
  readonly detail: string;
}

export function evidenceFault(
  place: Pick<EvidenceFault, 'loanId' | 'seq' | 'leafIndex'>,
  reason: EvidenceFaultReason,
  more = '',
): EvidenceFault {
  return {
    ok: false,
    ...place,
    reason,
    detail: more === '' ? EVIDENCE_FAULTS[reason] : `${EVIDENCE_FAULTS[reason]} ${more}`,
  };
}
