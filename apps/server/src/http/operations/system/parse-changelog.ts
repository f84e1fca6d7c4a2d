export interface ReleaseNotes {
  readonly version: string;
  /** Null for what is not released yet. */
  readonly date: string | null;
  readonly notes: string;
}

/** `## 1.2.3 (2026-11-15)` or `## 1.2.3 (not released)` opens the notes of a release. */
const HEADING = /^## (\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?) \((\d{4}-\d{2}-\d{2}|not released)\)$/;

export function parseChangelog(text: string): readonly ReleaseNotes[] {
  const releases: { version: string; date: string | null; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    if (heading !== null) {
      const [, version = '', date = ''] = heading;
      releases.push({ version, date: date === 'not released' ? null : date, lines: [] });
    } else releases.at(-1)?.lines.push(line);
  }
  return releases.map(({ version, date, lines }) => ({ version, date, notes: lines.join('\n').trim() }));
}
