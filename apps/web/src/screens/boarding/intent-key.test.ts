import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/problem.ts';
import { intentKey, settleIntent } from './intent-key.ts';

const answered = (status: number) => new ApiError({ status, code: 'some_code', detail: 'Some detail.' });

describe('the key of an intent', () => {
  it('is the same until the service has answered', () => {
    const key = intentKey('L-1');
    for (const status of [0, 401, 429, 500, 503]) {
      settleIntent('L-1', answered(status));
      expect(intentKey('L-1')).toBe(key);
    }
    settleIntent('L-1', new Error('Something else broke.'));
    expect(intentKey('L-1')).toBe(key);
  });

  it.each([400, 409, 422])('is another one after a refusal with %i', (status) => {
    const key = intentKey('L-2');
    settleIntent('L-2', answered(status));
    expect(intentKey('L-2')).not.toBe(key);
  });

  it('is another one after it was done, and for another loan', () => {
    const key = intentKey('L-3');
    expect(intentKey('L-4')).not.toBe(key);
    settleIntent('L-3');
    expect(intentKey('L-3')).not.toBe(key);
  });
});
