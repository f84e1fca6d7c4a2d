import { describe, expect, it } from 'vitest';
import { paper } from '../../../test/extraction/paper.ts';
import { unionBox } from '../../pages/box.ts';
import type { ExtractedValue } from '../extracted-value.ts';
import { cutRun, runOf } from '../trim-token.ts';
import { viewOf } from './document-view.ts';
import { completeNames, formBehind, wholeName } from './name-reach.ts';

function behind(name: string, page: string): string {
  const view = viewOf(paper(page));
  const words = name.split(' ');
  const at = view.text.tokens.findIndex((_, index) =>
    words.every((word, step) => view.text.tokens[index + step]?.text.replace(/,$/, '') === word),
  );
  return formBehind(view, view.text.tokens.slice(at, at + words.length))
    .map(({ text }) => text)
    .join(' ');
}

describe('the legal form behind a name', () => {
  it.each([
    ['FIRST BANK NATIONAL', 'order of FIRST BANK NATIONAL ASSOCIATION, at its office', 'ASSOCIATION'],
    ['WEBSTER BANK,', 'and WEBSTER BANK, NATIONAL ASSOCIATION (the "Bank")', 'NATIONAL ASSOCIATION'],
    ['HARBOR PROPERTIES,', 'by HARBOR PROPERTIES, LTD., a California', 'LTD.'],
    ['Ironwood Builders', 'Ironwood Builders L.L.C. promises', 'L.L.C.'],
  ])('is a part of %s', (name, page, form) => {
    expect(behind(name.replace(/,$/, ''), page)).toBe(form);
  });

  it.each([
    ['Ironwood Builders', 'Ironwood Builders Company: 14 Elm Street'],
    ['Ann Lee', 'Borrower Ann Lee Co-Borrower Tom Lee'],
    ['Ironwood Builders', 'Ironwood Builders, a limited liability company'],
    ['Ironwood Builders', 'Ironwood Builders      Corporation'],
    ['Ironwood, Inc.', 'Ironwood, Inc. Company policy'],
    ['UNCONDITIONAL', 'UNCONDITIONAL LIMITED GUARANTEE'],
    ['Ironwood', 'Ironwood Limited Guaranty Agreement'],
  ])('is not behind %s in "%s"', (name, page) => {
    expect(behind(name, page)).toBe('');
  });
});

describe('a name that a reading cuts at its beginning', () => {
  it.each([
    ['S DISTRIBUTION COMPANY', 'among DELIA*S DISTRIBUTION COMPANY and', 'DELIA*S DISTRIBUTION COMPANY'],
    ['WIRELESS, INC.', 'by iPCS WIRELESS, INC. as', 'iPCS WIRELESS, INC.'],
    ['Global Communications, Inc.', 'between j2 Global Communications, Inc. and', 'j2 Global Communications, Inc.'],
    ['WIRELESS, INC.', 'made by iPCS\nWIRELESS, INC. as', 'iPCS WIRELESS, INC.'],
    ['24 LLC', 'and COMP 24 LLC as', 'COMP 24 LLC'],
    ['Ironwood, Inc.', 'between Ironwood, Inc. and', 'Ironwood, Inc.'],
    ['Ironwood, Inc.', '("Ironwood, Inc. is here', 'Ironwood, Inc.'],
    ['24 LLC', 'and Borrower 24 LLC as', '24 LLC'],
  ])('%s is whole in "%s"', (name, page, whole) => {
    const view = viewOf(paper(page));
    const from = view.text.text.indexOf(name);
    const cut = cutRun(runOf(view.text.tokens), from, from + name.length);
    expect(runOf(wholeName(view, cut)).text).toBe(whole);
  });
});

describe('a name that a rule read', () => {
  const pages = paper('to the order of FIRST BANK NATIONAL ASSOCIATION, at its office');
  const read = (fieldName: string, rule: string): ExtractedValue => {
    const words = (pages[0]?.words ?? []).filter(({ text }) => /^(?:FIRST|BANK|NATIONAL)$/.test(text));
    const bbox = unionBox(words.map(({ box }) => box)) ?? { x: 0, y: 0, w: 0, h: 0 };
    const text = 'FIRST BANK NATIONAL';
    const value = { fieldName, rawText: text, normalizedValue: text, valueKind: 'name', pageNo: 1, bbox, rule };
    return { ...value, confidence: 0.9, method: 'text', reasons: [], rivals: [] } as ExtractedValue;
  };

  it('goes to its legal form, with its box', () => {
    const own = read('lender_name', 'promissory_note.lender_name.1');
    const [whole] = completeNames(viewOf(pages), [own]);
    expect(whole?.rawText).toBe('FIRST BANK NATIONAL ASSOCIATION');
    expect(whole?.normalizedValue).toBe('FIRST BANK NATIONAL ASSOCIATION');
    expect(whole?.bbox.w).toBeGreaterThan(own.bbox.w);
  });

  it('stays as it is where the field asks for no name', () => {
    const own = read('loan_purpose', 'promissory_note.loan_purpose.1');
    expect(completeNames(viewOf(pages), [own])).toEqual([own]);
  });
});
