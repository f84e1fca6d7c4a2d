import { createDecipheriv, hkdfSync } from 'node:crypto';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createKeyring } from './keyring.ts';
import { KeyringError } from './keyring-error.ts';
import { masterKey, olderMasterKey } from './master-key.ts';

const counting = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
const ring = createKeyring([masterKey(counting)]);
const other = createKeyring([masterKey(Buffer.alloc(32, 7))]);

function reasonOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof KeyringError) return error.reason;
    throw error;
  }
  return 'opened';
}

describe('sealing', () => {
  test.each([0, 1, 31, 1000])('gives back %i bytes', (length) => {
    const plaintext = Buffer.alloc(length, 0xa5);
    expect(Buffer.from(ring.open(ring.seal(plaintext, 'place'), 'place'))).toEqual(plaintext);
  });

  test('gives back any text', () => {
    for (const text of ['', 'plain', 'Zoë – 李 – 🏦', '\0\n']) {
      const envelope = ring.sealText(text, 'place');
      expect(envelope).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(ring.openText(envelope, 'place')).toBe(text);
    }
  });

  test('never makes the same envelope twice', () => {
    const envelopes = Array.from({ length: 100 }, () => ring.sealText('same', 'place'));
    expect(new Set(envelopes).size).toBe(100);
  });

  test('keeps the promised layout, so that another program can open an envelope', () => {
    const envelope = Buffer.from(ring.seal(Buffer.from('secret'), 'place'));
    expect(envelope[0]).toBe(1);
    expect(envelope.subarray(1, 5).toString('hex')).toBe(ring.fingerprint);
    const key = Buffer.from(hkdfSync('sha256', counting, '', 'countersign keyring v1 seal\0place', 32));
    const decipher = createDecipheriv('aes-256-gcm', key, envelope.subarray(5, 17));
    decipher.setAAD(Buffer.concat([envelope.subarray(0, 5), Buffer.from('place')]));
    decipher.setAuthTag(envelope.subarray(-16));
    const opened = Buffer.concat([decipher.update(envelope.subarray(17, -16)), decipher.final()]);
    expect(opened.toString()).toBe('secret');
  });

  test('an envelope of the first release still opens', () => {
    const first = createKeyring([olderMasterKey(counting)]);
    const sealed = 'AQmSznK4j6VBGtISJWxdqzwhfeoKe45aCtrFJBRRBzEREx64Um6hCT626hOcA_D9HsVbNA';
    expect(first.openText(sealed, 'setting mail.smtp_url')).toBe('smtp://mail.example');
  });
});

describe('opening is refused', () => {
  const envelope = Buffer.from(ring.seal(Buffer.from('twelve bytes'), 'place'));

  test('when any single bit of the envelope was changed', () => {
    for (let bit = 0; bit < envelope.length * 8; bit += 1) {
      const changed = Buffer.from(envelope);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(reasonOf(() => ring.open(changed, 'place'))).toBe(bit >= 8 && bit < 40 ? 'unknown_key' : 'not_opened');
    }
  });

  test('when the envelope was cut anywhere or grew', () => {
    for (let length = 0; length < envelope.length; length += 1) {
      expect(reasonOf(() => ring.open(envelope.subarray(0, length), 'place'))).toBe('not_opened');
    }
    expect(reasonOf(() => ring.open(Buffer.concat([envelope, Buffer.of(0)]), 'place'))).toBe('not_opened');
  });

  test('in another context', () => {
    for (const context of ['Place', 'place ', 'plac', 'elsewhere']) {
      expect(reasonOf(() => ring.open(envelope, context))).toBe('not_opened');
    }
  });

  test('under another key, naming the key that is missing', () => {
    expect(reasonOf(() => other.open(envelope, 'place'))).toBe('unknown_key');
    expect(() => other.open(envelope, 'place')).toThrow(`sealed with key ${ring.fingerprint}`);
  });

  test('when text is not exactly what was handed out', () => {
    const text = ring.sealText('value', 'place');
    for (const changed of [`${text}=`, ` ${text}`, `${text}\n`, `${text.slice(0, 9)}!${text.slice(9)}`, '', 'a']) {
      expect(reasonOf(() => ring.openText(changed, 'place'))).toBe('not_opened');
    }
  });

  test('without a context', () => {
    expect(() => ring.seal(envelope, '')).toThrow(TypeError);
    expect(() => ring.open(envelope, '')).toThrow(TypeError);
    expect(() => ring.derive('')).toThrow(TypeError);
  });
});

describe('derived keys', () => {
  test('are the same for ever, one per label', () => {
    expect(Buffer.from(ring.derive('cursor')).toString('hex')).toBe(
      'd4e43ac699f7b9c777b986e4537b57bd3193ec9aaeb9b79e51a6fe32df17e7d3',
    );
    expect(Buffer.from(ring.derive('cursor')).equals(ring.derive('csrf'))).toBe(false);
  });

  test('come from the oldest key, so that adding one changes none', () => {
    const rotated = createKeyring([masterKey(Buffer.alloc(32, 9)), masterKey(counting)]);
    expect(rotated.derive('cursor')).toEqual(ring.derive('cursor'));
    expect(rotated.fingerprint).not.toBe(ring.fingerprint);
    expect(rotated.rootFingerprint).toBe(ring.rootFingerprint);
  });
});

test('a key ring that is printed or logged shows no key', () => {
  const printed = inspect([ring, masterKey(counting)], { depth: 10, showHidden: true }) + JSON.stringify(ring);
  expect(printed).not.toContain(counting.toString('base64').slice(0, 12));
  expect(printed).not.toContain('00 01 02 03');
  expect(printed).not.toContain('0, 1, 2, 3');
});
