import type { List } from './list.ts';
import { request } from './request.ts';

/** A list to its end: for what an administrator sees whole, such as users, profiles and samples. */
export async function listAll<Item>(path: string, signal?: AbortSignal): Promise<readonly Item[]> {
  const all: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: List<Item> = await request('GET', path, { query: { limit: 200, cursor }, signal });
    all.push(...page.items);
    cursor = page.nextCursor;
  }
  return all;
}
