import { describe, expect, it } from 'vitest';
import { compareWays, figures, numberLayouts } from './print-fields.ts';
import { NOT_MARKED, type Verdict } from './score-fields.ts';

function verdict(outcome: Verdict['outcome'], given: Partial<Verdict> = {}): Verdict {
  return {
    docType: 'promissory_note',
    layout: 'note-in-two-columns',
    seed: 1,
    field: 'loan_number',
    outcome,
    boxRight: outcome === 'right' ? true : null,
    expected: '0012345',
    read: '0012345',
    rule: 'label',
    confidence: 0.9,
    ...given,
  };
}

describe('figures of values', () => {
  it('hold missed and wrong values against the true ones, and boxes against the right ones', () => {
    const verdicts = [
      ...Array.from({ length: 3 }, () => verdict('right')),
      verdict('right', { boxRight: false }),
      verdict('missed'),
      verdict('wrong'),
      verdict('wrong', { expected: NOT_MARKED }),
      verdict('wrong', { confidence: 0.5 }),
      verdict('unmarked'),
    ];
    expect(figures(verdicts)).toEqual({
      'true values': 5,
      recall: 0.8,
      'with proposed': 0.8,
      'missed %': 20,
      wrong: 2,
      'of them nothing marked': 1,
      'wrong %': 40,
      'right, though unmarked': 1,
      boxes: 0.75,
    });
  });

  it('count a value below the least confidence as proposed, neither stated nor wrong', () => {
    const verdicts = [verdict('right'), verdict('right', { confidence: 0.5 }), verdict('wrong', { confidence: 0.69 })];
    expect(figures(verdicts)).toMatchObject({ recall: 0.5, 'with proposed': 1, 'missed %': 0, wrong: 0, boxes: 1 });
  });
});

describe('figures by layout', () => {
  const ways = {
    digital: [verdict('right'), verdict('missed')],
    'poor scans': [verdict('wrong', { layout: 'note-on-a-card' })],
  };

  it('stand side by side for each way in which the pages came', () => {
    expect(compareWays('layout', ways, ({ layout }) => layout)).toEqual([
      { layout: 'note-in-two-columns', digital: '0.5 · 0 % · 1 (2)', 'poor scans': '–' },
      { layout: 'note-on-a-card', digital: '–', 'poor scans': 'none marked, 1 wrong' },
    ]);
  });

  it('tell neither names nor values of layouts that nobody looks at', () => {
    const layouts = [
      { id: 'note-in-two-columns', docType: 'promissory_note' },
      { id: 'note-on-a-card', docType: 'promissory_note' },
    ];
    const rows = compareWays('layout', ways, numberLayouts(layouts));
    expect(rows.map(({ layout }) => layout)).toEqual(['promissory_note 1', 'promissory_note 2']);
    expect(JSON.stringify(rows)).not.toMatch(/columns|card|0012345/);
  });
});
