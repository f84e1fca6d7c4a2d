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
  let inCode = false;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('```')) inCode = !inCode;
    const heading = HEADING.exec(line);
    if (heading !== null && !inCode) {
      const [, version = '', date = ''] = heading;
      releases.push({ version, date: date === 'not released' ? null : date, lines: [] });
      continue;
    }
    // Otherwise the notes of a release with a mistyped heading would silently become notes of another.
    if (line.startsWith('## ') && !inCode)
      throw new Error(`The changelog has a heading that opens no release: ${line}`);
    releases.at(-1)?.lines.push(line);
  }
  return releases.map(({ version, date, lines }) => ({ version, date, notes: lines.join('\n').trim() }));
}
