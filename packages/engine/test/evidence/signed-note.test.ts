import { readFileSync } from 'node:fs';
import { ed25519 } from '@noble/curves/ed25519.js';
import { describe, expect, it } from 'vitest';
import { base64ToBytes } from '../../src/evidence/bytes.ts';
import { formatCheckpoint, parseCheckpoint } from '../../src/evidence/checkpoint.ts';
import { verifyEd25519 } from '../../src/evidence/ed25519.ts';
import { formatVerifierKey, noteKey, parseVerifierKey } from '../../src/evidence/note-key.ts';
import { isSignedBy, parseNote, signNote } from '../../src/evidence/signed-note.ts';
import { describeWithFixtures, fixturePath } from '../fixtures.ts';
import { nativeVerify, randomSigner } from './random-export.ts';
import { randomSource } from './random-source.ts';

/** 150 verifications in portable code: far below this, unless the machine is very busy. */
const TIMEOUT_MS = 60_000;

// Published test vectors of golang.org/x/mod/sumdb/note, where the format comes from; the seed guards nothing.
const PETER_KEY = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const PETER_SEED = base64ToBytes('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz').slice(1);
const ENOCH_KEY = 'EnochRoot+af0cfe78+ATtqJ7zOtqQtYqOo0CpvDXNlMhV3HeJDpjrASKGLWdop';
const TEXT = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const PETER_LINE =
  '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n';
const ENOCH_LINE =
  '— EnochRoot rwz+eBzmZa0SO3NbfRGzPCpDckykFXSdeX+MNtCOXm2/5n2tiOHp+vAF1aGrQ5ovTG01oOTGwnWLox33WWd1RvMc+QQ=\n';

const peter = parseVerifierKey(PETER_KEY);
const enoch = parseVerifierKey(ENOCH_KEY);

describe('a verifier key', () => {
  it('reads and writes the published keys', () => {
    for (const text of [PETER_KEY, ENOCH_KEY]) {
      const { name, publicKey } = parseVerifierKey(text);
      expect(formatVerifierKey(noteKey(name, publicKey))).toBe(text);
    }
  });

  it('is refused when any piece of its start or end is cut off', () => {
    for (let at = 1; at < PETER_KEY.length; at++) {
      expect(() => parseVerifierKey(PETER_KEY.slice(at))).toThrow();
      expect(() => parseVerifierKey(PETER_KEY.slice(0, at))).toThrow();
    }
  });

  it('is refused when any character of it is another', () => {
    for (let at = 0; at < PETER_KEY.length; at++) {
      const next = String.fromCharCode(PETER_KEY.charCodeAt(at) + 1);
      expect(() => parseVerifierKey(PETER_KEY.slice(0, at) + next + PETER_KEY.slice(at + 1))).toThrow();
    }
  });

  it.each([
    ['a longer key with a matching id', 'PeterNeumann+cc469956+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TWBADKEY=='],
    ['another algorithm with a matching id', 'PeterNeumann+173116ae+ZRpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'],
    ['an id in capitals', PETER_KEY.replace('c74f20a3', 'C74F20A3')],
    ['a space in front', ` ${PETER_KEY}`],
    ['a newline behind', `${PETER_KEY}\n`],
  ])('is refused with %s', (_name, text) => {
    expect(() => parseVerifierKey(text)).toThrow();
  });
});

describe('a signed note', () => {
  it('comes out as published', () => {
    const signer = {
      name: 'PeterNeumann',
      publicKey: peter.publicKey,
      sign: (m: Uint8Array) => ed25519.sign(m, PETER_SEED),
    };
    expect(signNote(TEXT, signer)).toBe(`${TEXT}\n${PETER_LINE}`);
  });

  it('holds for each key that signed it, whoever else did', () => {
    const note = parseNote(`${TEXT}\n${PETER_LINE}${ENOCH_LINE}`);
    expect(note.text).toBe(TEXT);
    expect(note.signatures.map(({ name, keyId }) => `${name}+${keyId}`)).toEqual([
      'PeterNeumann+c74f20a3',
      'EnochRoot+af0cfe78',
    ]);
    expect([isSignedBy(note, peter), isSignedBy(note, enoch), isSignedBy(note, peter, nativeVerify)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(isSignedBy(parseNote(`${TEXT}\n${ENOCH_LINE}`), peter)).toBe(false);
  });

  it('does not hold with another text, another signature, or a bad signature beside a good one', () => {
    const bad = `— PeterNeumann ${PETER_LINE.slice(15, 60)}A${PETER_LINE.slice(61)}`;
    expect(isSignedBy(parseNote(`${TEXT}more\n\n${PETER_LINE}`), peter)).toBe(false);
    expect(isSignedBy(parseNote(`${TEXT}\n${bad}`), peter)).toBe(false);
    expect(isSignedBy(parseNote(`${TEXT}\n${PETER_LINE}${bad}`), peter)).toBe(false);
  });

  it('goes by name and key id together', () => {
    const renamed = PETER_LINE.replace('PeterNeumann', 'SomebodyElse');
    expect(isSignedBy(parseNote(`${TEXT}\n${renamed}`), peter)).toBe(false);
    expect(isSignedBy(parseNote(`${TEXT}\n${PETER_LINE.replace('x08g', 'xxxx')}`), peter)).toBe(false);
  });

  it('may hold empty lines of its own', () => {
    const signer = randomSigner(randomSource(1), 'bank.example/log');
    const note = parseNote(signNote('one\n\n\ntwo\n', signer));
    expect(note.text).toBe('one\n\n\ntwo\n');
    expect(isSignedBy(note, noteKey(signer.name, signer.publicKey))).toBe(true);
  });

  it.each([
    ['no signature', TEXT],
    ['no signature behind the empty line', `${TEXT}\n`],
    ['a signature line without its end', `${TEXT}\n${PETER_LINE.slice(0, -1)}`],
    ['a control character', `\u0001${TEXT}\n${PETER_LINE}`],
    ['a carriage return', `${TEXT}\n${PETER_LINE.replace('\n', '\r\n')}`],
    ['a lone surrogate', `\ud800${TEXT}\n${PETER_LINE}`],
    ['a name with a space', `${TEXT}\n${PETER_LINE.replace('PeterNeumann', 'Peter Neumann')}`],
    ['a name with a plus', `${TEXT}\n${PETER_LINE.replace('PeterNeumann', 'Peter+Neumann')}`],
    ['no name', `${TEXT}\n${PETER_LINE.replace('PeterNeumann', '')}`],
    ['a hyphen for the dash', `${TEXT}\n${PETER_LINE.replace('—', '-')}`],
    ['something behind the signatures', `${TEXT}\n${PETER_LINE}one line too many\n`],
    ['base64 without padding', `${TEXT}\n${PETER_LINE.replace('=', '')}`],
    ['stray bits in the base64', `${TEXT}\n${PETER_LINE.replace('AM=', 'AN=')}`],
    ['nothing but a key id', `${TEXT}\n— PeterNeumann x08gow==\n`],
    ['101 signatures', `${TEXT}\n${PETER_LINE.repeat(101)}`],
    ['a million characters', `${'x'.repeat(1_000_000)}\n\n${PETER_LINE}`],
  ])('is refused with %s', (_name, text) => {
    expect(() => parseNote(text)).toThrow();
  });

  it('is not written over text that could not be read back', () => {
    const signer = randomSigner(randomSource(1));
    for (const text of ['no newline at the end', '\u0000\n', '\ud800\n'])
      expect(() => signNote(text, signer)).toThrow();
    expect(() => signNote('text\n', { ...signer, name: 'two words' })).toThrow();
    expect(() => signNote('text\n', { ...signer, sign: () => new Uint8Array(63) })).toThrow();
  });
});

describe('a checkpoint', () => {
  const ROOT = 'CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=';
  const EXAMPLE = `example.com/behind-the-sofa\n20852163\n${ROOT}\n`;

  it('reads and writes the example of the specification', () => {
    const checkpoint = parseCheckpoint(EXAMPLE);
    expect(checkpoint).toEqual({
      origin: 'example.com/behind-the-sofa',
      size: 20852163,
      root: base64ToBytes(ROOT),
      extensions: [],
    });
    expect(formatCheckpoint(checkpoint)).toBe(EXAMPLE);
    expect(parseCheckpoint(`${EXAMPLE}more\nand more\n`).extensions).toEqual(['more', 'and more']);
    expect(parseCheckpoint(EXAMPLE.replace('20852163', '0')).size).toBe(0);
  });

  it.each([
    ['two lines', 'example.com\n1\n'],
    ['an empty origin', `\n1\n${ROOT}\n`],
    ['a leading zero', EXAMPLE.replace('20852163', '020852163')],
    ['a sign', EXAMPLE.replace('20852163', '+1')],
    ['a size that is no number', EXAMPLE.replace('20852163', 'many')],
    ['a size beyond exact numbers', EXAMPLE.replace('20852163', '9007199254740993')],
    ['a root of 31 bytes', EXAMPLE.replace(ROOT, 'CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxqw==')],
    ['a root that is not base64', EXAMPLE.replace(ROOT, 'root')],
    ['an empty extension line', `${EXAMPLE}\n`],
    ['no newline at the end', EXAMPLE.slice(0, -1)],
  ])('is refused with %s', (_name, text) => {
    expect(() => parseCheckpoint(text)).toThrow();
  });

  it('is not written with a newline inside a line', () => {
    const checkpoint = parseCheckpoint(EXAMPLE);
    expect(() => formatCheckpoint({ ...checkpoint, origin: 'a\n5' })).toThrow();
    expect(() => formatCheckpoint({ ...checkpoint, extensions: ['a\nb'] })).toThrow();
    expect(() => formatCheckpoint({ ...checkpoint, size: -1 })).toThrow();
  });
});

describe('verifyEd25519', () => {
  it('refuses a key of small order, under which one signature fits every message', () => {
    const identity = Uint8Array.of(1, ...new Uint8Array(31));
    expect(verifyEd25519(Uint8Array.of(...identity, ...new Uint8Array(32)), Uint8Array.of(1), identity)).toBe(false);
  });
});

describeWithFixtures('Ed25519 vectors', () => {
  interface Group {
    readonly publicKey: { readonly pk: string };
    readonly tests: readonly { tcId: number; comment: string; msg: string; sig: string; result: 'valid' | 'invalid' }[];
  }
  const hex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));

  it(
    'are decided as published',
    () => {
      const file = readFileSync(fixturePath('formats/crypto/wycheproof/ed25519_test.json'), 'utf8');
      const { testGroups } = JSON.parse(file) as { readonly testGroups: readonly Group[] };
      const wrong = testGroups.flatMap(({ publicKey, tests }) =>
        tests.filter((t) => verifyEd25519(hex(t.sig), hex(t.msg), hex(publicKey.pk)) !== (t.result === 'valid')),
      );
      expect(testGroups.length).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
