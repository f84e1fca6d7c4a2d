import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from '../../src/evidence/canonical-json.ts';
import { CHAIN_BREAKS } from '../../src/evidence/chain-breaks.ts';
import { type ChainState, checkEntry, startOfChain } from '../../src/evidence/check-chain.ts';
import { type EntryBody, GENESIS_HASH, isInstant, type SealedEntry } from '../../src/evidence/entry.ts';
import { KINDS_AFTER_SEAL, LOAN_KINDS } from '../../src/evidence/evidence-kinds.ts';
import { openEntry, sealEntry } from '../../src/evidence/seal-entry.ts';
import { checkChain } from './check-whole-chain.ts';
import { nativeSha256 } from './random-log.ts';

const LOAN = '0f8f5d2e-0000-4000-8000-000000000001';

const BODY: Omit<EntryBody, 'v'> = {
  loanId: LOAN,
  seq: 1,
  kind: 'package.received',
  at: '2026-11-15T09:30:00.000Z',
  actor: { type: 'user', id: 'u-1', name: 'Ana Ruiz', roles: ['reviewer'] },
  requestId: 'req_1',
  payload: { externalRef: 'L-1' },
  prevHash: GENESIS_HASH,
};

/** Seals whatever it is given, as a tamperer could. */
function sealAnything(body: object): SealedEntry {
  const sealed = `countersign-evidence/v1\n${canonicalJson({ v: 1, ...body } as Json)}`;
  return { sealed, hash: nativeSha256.textToHex(sealed) };
}

function chainOf(...kinds: readonly EntryBody['kind'][]): readonly SealedEntry[] {
  let prevHash = GENESIS_HASH;
  return kinds.map((kind, index) => {
    const entry = sealEntry({ ...BODY, kind, seq: index + 1, prevHash });
    prevHash = entry.hash;
    return entry;
  });
}

describe('sealEntry', () => {
  it('hashes the format line and the canonical form, which holds every field but the hash', () => {
    const { sealed, hash } = sealEntry(BODY);
    expect(sealed).toBe(
      'countersign-evidence/v1\n{"actor":{"id":"u-1","name":"Ana Ruiz","roles":["reviewer"],"type":"user"},' +
        `"at":"2026-11-15T09:30:00.000Z","kind":"package.received","loanId":"${LOAN}","payload":{"externalRef":"L-1"},` +
        `"prevHash":"${GENESIS_HASH}","requestId":"req_1","seq":1,"v":1}`,
    );
    expect(hash).toBe(nativeSha256.textToHex(sealed));
    expect(sealEntry(BODY, nativeSha256)).toEqual({ sealed, hash });
    expect(openEntry({ sealed, hash })).toEqual({ v: 1, ...BODY, hash });
  });

  it('leaves out what does not belong to an entry', () => {
    const stray = { ...BODY, id: 7, actor: { ...BODY.actor, email: 'ana@bank.example' } };
    expect(sealEntry(stray)).toEqual(sealEntry(BODY));
  });

  it.each<[string, object]>([
    ['a seq of 0', { seq: 0 }],
    ['a seq that is not whole', { seq: 1.5 }],
    ['an empty loanId', { loanId: '' }],
    ['a kind of the install in a loan', { kind: 'setting.changed' }],
    ['a kind of a loan in the install', { loanId: null }],
    ['an unknown kind', { kind: 'loan.funded' }],
    ['a time without milliseconds', { at: '2026-11-15T09:30:00Z' }],
    ['a prevHash in capitals', { prevHash: 'A'.repeat(64) }],
    ['a payload that has no JSON form', { payload: { amount: undefined } }],
  ])('refuses %s, which the checker would refuse later', (_name, change) => {
    expect(() => sealEntry({ ...BODY, ...change })).toThrow();
  });
});

describe('isInstant', () => {
  it.each([
    '2026-02-28T00:00:00.000Z',
    '2024-02-29T23:59:59.999Z',
    '2000-02-29T00:00:00.000Z',
    '2026-12-31T12:00:00.000Z',
  ])('takes %s', (text) => {
    expect(isInstant(text)).toBe(true);
    expect(new Date(text).toISOString()).toBe(text);
  });

  it.each([
    '2026-02-29T00:00:00.000Z',
    '1900-02-29T00:00:00.000Z',
    '2026-04-31T00:00:00.000Z',
    '2026-13-01T00:00:00.000Z',
    '2026-01-00T00:00:00.000Z',
    '2026-01-01T24:00:00.000Z',
    '2026-01-01T00:60:00.000Z',
    '2026-01-01T00:00:60.000Z',
    '2026-01-01T00:00:00.000+00:00',
    '2026-01-01T00:00:00.000Z\n',
    '2026-01-01 00:00:00.000Z',
    '',
  ])('refuses %j', (text) => {
    expect(isInstant(text)).toBe(false);
  });
});

describe('checkChain', () => {
  it('accepts what the writer writes, an empty chain and the chain of the install', () => {
    const entries = chainOf('package.received', 'document.added', 'loan.approved');
    const state = { loanId: LOAN, seq: 3, head: entries[2]?.hash, isSealed: false };
    expect(checkChain(startOfChain(LOAN), entries)).toEqual({ ok: true, state });
    expect(checkChain(startOfChain(LOAN), [])).toEqual({ ok: true, state: startOfChain(LOAN) });
    const act = sealEntry({ ...BODY, loanId: null, kind: 'setting.changed', requestId: null });
    expect(checkChain(startOfChain(null), [act])).toMatchObject({ ok: true });
  });

  it('goes on from a known head', () => {
    const entries = chainOf('package.received', 'document.added', 'loan.approved', 'loan.sealed', 'evidence.exported');
    for (let border = 0; border <= entries.length; border++) {
      const known = checkChain(startOfChain(LOAN), entries.slice(0, border));
      const state = known.ok ? known.state : startOfChain(null);
      expect(checkChain(state, entries.slice(border))).toEqual(checkChain(startOfChain(LOAN), entries));
    }
  });

  it('does not mind a clock that was set back', () => {
    const first = sealEntry(BODY);
    const second = sealEntry({ ...BODY, seq: 2, at: '2020-01-01T00:00:00.000Z', prevHash: first.hash });
    expect(checkChain(startOfChain(LOAN), [first, second])).toMatchObject({ ok: true });
  });

  it('names the first of several bad entries', () => {
    const entries = chainOf('package.received', 'document.added', 'loan.approved');
    const broken = entries.map((entry, index) => (index === 0 ? entry : { ...entry, hash: GENESIS_HASH }));
    expect(checkChain(startOfChain(LOAN), broken)).toMatchObject({ ok: false, seq: 2, reason: 'bad-hash' });
  });

  describe('after loan.sealed', () => {
    it.each(KINDS_AFTER_SEAL)('takes %s', (kind) => {
      expect(checkChain(startOfChain(LOAN), chainOf('loan.sealed', kind))).toMatchObject({ ok: true });
    });

    const others = LOAN_KINDS.filter((kind) => !(KINDS_AFTER_SEAL as readonly string[]).includes(kind));
    it.each(others)('refuses %s, also behind one that is taken', (kind) => {
      const entries = chainOf('loan.sealed', 'loan.hold_set', kind);
      expect(checkChain(startOfChain(LOAN), entries)).toMatchObject({ ok: false, seq: 3, reason: 'after-seal' });
    });
  });
});

describe('checkEntry', () => {
  const start: ChainState = startOfChain(LOAN);
  const good = sealEntry(BODY);
  const { requestId: _left, ...withoutRequestId } = BODY;
  const respelled = good.sealed.replace('"seq":1', '"seq": 1');

  const CASES: readonly [string, SealedEntry, keyof typeof CHAIN_BREAKS][] = [
    ['text changed under its hash', { ...good, sealed: good.sealed.replace('L-1', 'L-2') }, 'bad-hash'],
    ['a hash in capitals', { ...good, hash: good.hash.toUpperCase() }, 'bad-hash'],
    ['another format', { sealed: 'x', hash: nativeSha256.textToHex('x') }, 'bad-format'],
    ['another spelling', { sealed: respelled, hash: nativeSha256.textToHex(respelled) }, 'not-canonical'],
    ['another version', sealAnything({ ...BODY, v: 2 }), 'bad-format'],
    ['a field too many', sealAnything({ ...BODY, hash: 'x' }), 'bad-format'],
    ['a field too few', sealAnything(withoutRequestId), 'bad-format'],
    ['a payload that is a list', sealAnything({ ...BODY, payload: [] }), 'bad-format'],
    ['an empty loanId', sealAnything({ ...BODY, loanId: '' }), 'bad-format'],
    ['a loanId that is a number', sealAnything({ ...BODY, loanId: 1 }), 'bad-format'],
    ['a seq that is text', sealAnything({ ...BODY, seq: '1' }), 'bad-format'],
    ['a kind that is a list', sealAnything({ ...BODY, kind: [] }), 'bad-format'],
    ['a time that is a number', sealAnything({ ...BODY, at: 1 }), 'bad-format'],
    ['a requestId that is a number', sealAnything({ ...BODY, requestId: 1 }), 'bad-format'],
    ['a short prevHash', sealAnything({ ...BODY, prevHash: '00' }), 'bad-format'],
    ['no actor', sealAnything({ ...BODY, actor: null }), 'bad-format'],
    ['an actor of an unknown type', sealAnything({ ...BODY, actor: { ...BODY.actor, type: 'robot' } }), 'bad-format'],
    ['an actor with a number as id', sealAnything({ ...BODY, actor: { ...BODY.actor, id: 1 } }), 'bad-format'],
    ['an actor without a name', sealAnything({ ...BODY, actor: { ...BODY.actor, name: null } }), 'bad-format'],
    [
      'an actor with a role that is no text',
      sealAnything({ ...BODY, actor: { ...BODY.actor, roles: [1] } }),
      'bad-format',
    ],
    ['another loan', sealAnything({ ...BODY, loanId: 'other' }), 'wrong-loan'],
    ['the chain of the install', sealAnything({ ...BODY, loanId: null }), 'wrong-loan'],
    ['another seq', sealAnything({ ...BODY, seq: 2 }), 'bad-seq'],
    ['another predecessor', sealAnything({ ...BODY, prevHash: 'a'.repeat(64) }), 'bad-link'],
    ['an unknown kind', sealAnything({ ...BODY, kind: 'loan.funded' }), 'bad-kind'],
    ['a kind of the install', sealAnything({ ...BODY, kind: 'setting.changed' }), 'bad-kind'],
    ['a day that does not exist', sealAnything({ ...BODY, at: '2026-02-30T00:00:00.000Z' }), 'bad-time'],
  ];

  it.each(CASES)('refuses %s', (_name, entry, reason) => {
    const check = checkEntry(start, entry);
    expect(check).toMatchObject({ ok: false, seq: 1, reason });
    expect(check.ok ? '' : check.detail).toContain(CHAIN_BREAKS[reason]);
  });

  it('has a case for every reason but after-seal, which has its own', () => {
    const seen = new Set<string>([...CASES.map(([, , reason]) => reason), 'after-seal']);
    expect(Object.keys(CHAIN_BREAKS).filter((reason) => !seen.has(reason))).toEqual([]);
  });

  it('shows hostile text without its control characters', () => {
    const check = checkEntry(start, sealAnything({ ...BODY, kind: `\u001b[2J\u202e${'x'.repeat(500)}` }));
    expect(check.ok ? '' : check.detail).toMatch(/It says \\u\{1b\}\[2J\\u\{202e\}x{60,80}…\.$/);
  });
});
