import type { EvidenceEntry } from '@countersign/contract/evidence';
import { GENESIS_HASH } from '@countersign/engine/evidence/entry';
import { openEntry, sealEntry } from '@countersign/engine/evidence/seal-entry';
import { describe, expect, it } from 'vitest';
import { checkEntries } from './check-entries.ts';

const loanId = '018f0000-0000-7000-8000-000000000001';

function chain(length: number): readonly EvidenceEntry[] {
  let prevHash = GENESIS_HASH;
  return Array.from({ length }, (_, index) => {
    const entry = openEntry(
      sealEntry({
        loanId,
        seq: index + 1,
        kind: index === 0 ? 'package.received' : 'finding.commented',
        at: '2026-03-04T12:00:00.000Z',
        actor: { type: 'user', id: loanId, name: 'Ada Quist', roles: ['admin'] },
        requestId: null,
        payload: { externalRef: 'L-1', number: index, share: 0.1, text: 'Zoë “said” \u2028 so' },
        prevHash,
      }),
    );
    prevHash = entry.hash;
    // As it arrives over the interface.
    return JSON.parse(JSON.stringify(entry)) as EvidenceEntry;
  });
}

describe('checking a chain in the page', () => {
  it('accepts what was sealed', async () => {
    const entries = chain(450);
    expect(await checkEntries(loanId, entries)).toMatchObject({
      ok: true,
      state: { seq: 450, head: entries[449]?.hash },
    });
  });

  it.each<[string, (entries: EvidenceEntry[]) => unknown, number]>([
    [
      'a changed note',
      (entries) => entries.splice(2, 1, { ...(entries[2] as EvidenceEntry), payload: { number: 9 } }),
      3,
    ],
    ['a changed name', (entries) => Object.assign(entries[4]?.actor ?? {}, { name: 'Somebody Else' }), 5],
    ['a removed entry', (entries) => entries.splice(3, 1), 4],
    ['a removed beginning', (entries) => entries.splice(0, 1), 1],
    [
      'entries that changed places',
      (entries) => entries.splice(1, 2, entries[2] as EvidenceEntry, entries[1] as EvidenceEntry),
      2,
    ],
  ])('names the first bad entry: %s', async (_name, damage, seq) => {
    const entries = [...chain(8)];
    damage(entries);
    expect(await checkEntries(loanId, entries)).toMatchObject({ ok: false, seq });
  });

  it('refuses the chain of another loan', async () => {
    expect(await checkEntries('018f0000-0000-7000-8000-000000000002', chain(2))).toMatchObject({ ok: false, seq: 1 });
  });
});
