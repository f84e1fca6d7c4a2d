import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../../platform/package-root.ts';
import { readVersion } from '../../../version.ts';
import { parseChangelog } from './parse-changelog.ts';

describe('a changelog', () => {
  it('gives the notes of each release in the order of the file', () => {
    const text = [
      '# Changelog',
      '',
      'For the people who use it.',
      '',
      '## 1.1.0 (not released)',
      '',
      '- One more thing.',
      '',
      '### Details',
      '',
      '- Of it.',
      '',
      '## 1.0.0-rc.1 (2026-11-15)',
      '- First.',
    ].join('\n');
    expect(parseChangelog(text)).toEqual([
      { version: '1.1.0', date: null, notes: '- One more thing.\n\n### Details\n\n- Of it.' },
      { version: '1.0.0-rc.1', date: '2026-11-15', notes: '- First.' },
    ]);
  });

  it('may end its lines as Windows does, and may hold releases without notes', () => {
    expect(parseChangelog('## 2.0.0 (2026-12-01)\r\n\r\n## 1.0.0 (2026-11-15)\r\n\r\n- A\r\n- B\r\n')).toEqual([
      { version: '2.0.0', date: '2026-12-01', notes: '' },
      { version: '1.0.0', date: '2026-11-15', notes: '- A\n- B' },
    ]);
  });

  it('without releases has none', () => {
    expect(parseChangelog('')).toEqual([]);
    expect(parseChangelog('# Changelog\n\nNothing yet.\n')).toEqual([]);
  });

  it.each(['## 1.0 (2026-11-15)', '## v1.0.0 (2026-11-15)', '## 1.0.0', '## 1.0.0 (soon)', '## Unreleased'])(
    'refuses a heading that opens no release, instead of adding its notes to the one above: %s',
    (heading) => {
      expect(() => parseChangelog(`## 2.0.0 (2026-12-01)\n- A\n${heading}\n- B\n`)).toThrow(heading);
    },
  );

  it('takes a heading inside of a code block for text', () => {
    const text = '## 1.0.0 (2026-11-15)\n```\n## not a release\n```\n';
    expect(parseChangelog(text)).toEqual([
      { version: '1.0.0', date: '2026-11-15', notes: '```\n## not a release\n```' },
    ]);
  });
});

describe('our own changelog', () => {
  const releases = parseChangelog(readFileSync(join(packageRoot(), '../../CHANGELOG.md'), 'utf8'));

  it('begins with the release that this is, and has notes for all', () => {
    expect(releases[0]?.version).toBe(readVersion());
    expect(releases.filter((release) => release.notes === '')).toEqual([]);
  });
});
