import { describe, expect, it } from 'vitest';
import { advance, type Progress } from './progress.ts';

const event = (type: string, data: object) => ({ id: '1', type, data });
const after = (...events: readonly ReturnType<typeof event>[]): Progress => events.reduce(advance, new Map());

describe('how far the reading of a file is', () => {
  it('counts each page once, however often it is told', () => {
    const page = (pageNo: number) => event('page.read', { documentId: 'a', pageNo });
    expect(after(page(1), page(2), page(2)).get('a')?.pages.size).toBe(2);
  });

  it('keeps why a file failed, until it is read again', () => {
    const failed = event('document.failed', { documentId: 'a', reason: 'It is encrypted.' });
    expect(after(failed).get('a')?.failed).toBe('It is encrypted.');
    expect(after(failed, event('document.reading', { documentId: 'a' })).get('a')?.failed).toBeNull();
  });

  it('leaves everything as it is where an event speaks of no file', () => {
    const before = new Map();
    expect(advance(before, event('loan.state_changed', { to: 'review' }))).toBe(before);
  });
});
