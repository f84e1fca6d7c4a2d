import { describe, expect, it } from 'vitest';
import { decideRefresh } from './refresh-session.decision.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const live = { spentAt: null, endedAt: null, idleExpiresAt: ago(-1), isActive: true };

describe('decideRefresh', () => {
  it.each([
    ['rotates a fresh token', {}, 'rotate'],
    ['repeats the answer to a token spent a moment ago', { spentAt: ago(0) }, 'repeat'],
    ['repeats it for exactly ten seconds', { spentAt: ago(10_000) }, 'repeat'],
    ['repeats it when another node, whose clock is ahead, spent it', { spentAt: ago(-3_000) }, 'repeat'],
    ['calls it reused after that', { spentAt: ago(10_001) }, 'reused'],
    ['calls it reused although the session ended', { spentAt: ago(10_001), endedAt: ago(5) }, 'reused'],
    ['refuses a token of an ended session', { endedAt: ago(1) }, 'invalid'],
    ['refuses a retry in a session that ended meanwhile', { spentAt: ago(1), endedAt: ago(0) }, 'invalid'],
    ['refuses at the very moment of expiry', { idleExpiresAt: NOW }, 'invalid'],
    ['refuses somebody who is inactive', { isActive: false }, 'invalid'],
  ])('%s', (_name, changes, outcome) => {
    expect(decideRefresh({ ...live, ...changes }, NOW)).toBe(outcome);
  });
});
