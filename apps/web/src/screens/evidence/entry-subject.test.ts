import type { EvidenceEntry } from '@countersign/contract/evidence';
import { expect, it } from 'vitest';
import { findingTitles, subjectOf } from './entry-subject.ts';

const entry = (kind: string, payload: object) => ({ kind, payload }) as unknown as EvidenceEntry;
const run = entry('run.completed', { findings: [{ findingId: 'f', ruleId: 'R-101', title: 'Principal agrees' }] });

it('names the rule of a finding, and a document by its name', () => {
  const titles = findingTitles([run]);
  const override = entry('finding.overridden', { findingId: 'f', ruleId: 'R-101' });
  expect(subjectOf(override, titles)).toBe('R-101 Principal agrees');
  // Entries of an older release list no titles.
  expect(subjectOf(override, findingTitles([]))).toBe('R-101');
  expect(subjectOf(entry('document.added', { name: 'note.pdf' }), titles)).toBe('note.pdf');
  expect(subjectOf(run, titles)).toBeNull();
});
