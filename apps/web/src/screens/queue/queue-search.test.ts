import { describe, expect, it } from 'vitest';
import { filtersOf, readQueueSearch } from './queue-search.ts';

const somebody = '018f0000-0000-7000-8000-000000000001';

describe('the address of the queue', () => {
  it('is the review tab when it says nothing', () =>
    expect(filtersOf(readQueueSearch({}))).toEqual({ state: 'review' }));

  it('carries every filter', () => {
    const search = { state: 'boarded', assignee: somebody, exceptions: true, q: 1200, sort: '-updatedAt' };
    const filters = { state: 'boarded', assigneeId: somebody, hasExceptions: true, q: '1200', sort: '-updatedAt' };
    expect(filtersOf(readQueueSearch(search))).toEqual(filters);
  });

  it('drops what it does not understand', () => {
    const search = { state: 'lost', assignee: 'x', exceptions: 'yes', q: ' ', sort: 'size', more: 1 };
    expect(readQueueSearch(search)).toEqual({});
  });

  it('asks for no state where all are wanted', () => expect(filtersOf({ state: 'all' })).toEqual({}));
});
