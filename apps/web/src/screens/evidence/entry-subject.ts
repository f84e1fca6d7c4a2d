import type { EvidenceEntry } from '@countersign/contract/evidence';

type Titles = ReadonlyMap<string, string>;

/** What every finding is called, by its id, as the comparisons on record list them. */
export function findingTitles(entries: readonly EvidenceEntry[]): Titles {
  const titles = new Map<string, string>();
  for (const { kind, payload } of entries) {
    if (kind !== 'run.completed' || !Array.isArray(payload.findings)) continue;
    for (const { findingId, ruleId, title } of payload.findings as readonly Record<string, unknown>[]) {
      if (typeof findingId === 'string' && typeof title === 'string') titles.set(findingId, `${ruleId} ${title}`);
    }
  }
  return titles;
}

/** What an entry is about, so that nobody has to open its payload: the rule of a finding, or the name of a document. */
export function subjectOf({ payload }: EvidenceEntry, titles: Titles): string | null {
  const { findingId, ruleId, name } = payload;
  if (typeof findingId === 'string') return titles.get(findingId) ?? (typeof ruleId === 'string' ? ruleId : null);
  return typeof name === 'string' ? name : null;
}
