import { describe, expect, it } from 'vitest';
import { paper } from '../../../test/extraction/paper.ts';
import { viewOf } from './document-view.ts';
import { companiesIn } from './find-companies.ts';
import { placesIn } from './find-places.ts';

const textsOf = (found: readonly (readonly { readonly text: string }[])[]): string[] =>
  found.map((tokens) => tokens.map(({ text }) => text).join(' '));

describe('companies in a sentence', () => {
  it('are each of those who are listed, up to its legal form', () => {
    const page =
      'AGREEMENT by and among PHOENIX COLOR CORP., PCC Express, Inc., Phoenix (MD.) Realty, LLC and TechniGraphix, Inc., as Borrowers';
    const found = textsOf(companiesIn(viewOf(paper(page))));
    for (const name of [
      'PHOENIX COLOR CORP.,',
      'PCC Express, Inc.,',
      'Phoenix (MD.) Realty, LLC',
      'TechniGraphix, Inc.,',
    ])
      expect(found).toContain(name);
  });

  it('are found with and without what "and" may tie to them', () => {
    const found = textsOf(companiesIn(viewOf(paper('paid to Smith and Jones Builders, LLC by check'))));
    expect(found).toContain('Smith and Jones Builders, LLC');
    expect(found).toContain('Jones Builders, LLC');
  });

  it('begin behind what a sentence says before them', () => {
    expect(textsOf(companiesIn(viewOf(paper('between the Borrower Ironwood Homes, Inc. and others'))))).toEqual([
      'Ironwood Homes, Inc.',
    ]);
  });
});

describe('places without the number of a house', () => {
  it.each([
    ['with an office located at Sunday River Road, Bethel, Maine 04217, and', 'Sunday River Road, Bethel, Maine 04217'],
    ['the land situated on John Vertente Boulevard Extension in the city', 'John Vertente Boulevard Extension'],
  ])('are found in "%s"', (page, place) => {
    expect(textsOf(placesIn(viewOf(paper(page))))).toEqual([place]);
  });

  it('are none where no words say that a place follows', () => {
    expect(placesIn(viewOf(paper('signed by River Road Partners of Bethel, Maine')))).toEqual([]);
  });
});
