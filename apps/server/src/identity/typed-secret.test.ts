import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashSecret, isWellFormedSecret, SECRET_BYTES, writeSecret } from './typed-secret.ts';

/** Written by another program from the same definition. */
const FIXED = 'csk_dHMOUNLh0UTx6gmQ9MHQdRUvZdbXMLLlzChlYYN1shx3j2FIQ';

const bytes = fc.uint8Array({ minLength: SECRET_BYTES, maxLength: SECRET_BYTES });

describe('a typed secret', () => {
  it('is well-formed whatever bytes it is made of, and has one length', () => {
    fc.assert(
      fc.property(bytes, (each) => {
        const secret = writeSecret('apiKey', each);
        expect(secret).toHaveLength(53);
        expect(isWellFormedSecret('apiKey', secret)).toBe(true);
        expect(isWellFormedSecret('refreshToken', secret)).toBe(false);
      }),
    );
  });

  it('is another for other bytes', () => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const same = Buffer.from(one).equals(Buffer.from(other));
        expect(writeSecret('apiKey', one) === writeSecret('apiKey', other)).toBe(same);
      }),
    );
  });

  it('is malformed with any one character changed', () => {
    const secret = writeSecret('apiKey', randomBytes(SECRET_BYTES));
    for (let index = 0; index < secret.length; index += 1) {
      for (const other of 'az09AZ_-. ') {
        if (other === secret[index]) continue;
        expect(isWellFormedSecret('apiKey', secret.slice(0, index) + other + secret.slice(index + 1))).toBe(false);
      }
    }
  });

  it('keeps its form: a key that was issued years ago still reads', () => {
    const secret = writeSecret('apiKey', Buffer.alloc(SECRET_BYTES, 0xa5));
    expect(secret).toBe(FIXED);
    expect(hashSecret(secret).toString('hex')).toHaveLength(64);
  });

  it('refuses fewer bytes than make it safe', () => {
    expect(() => writeSecret('apiKey', randomBytes(16))).toThrow('32 bytes');
  });
});
