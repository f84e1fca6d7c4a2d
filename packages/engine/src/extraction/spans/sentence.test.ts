import { describe, expect, it } from 'vitest';
import { paper } from '../../../test/extraction/paper.ts';
import { viewOf } from './document-view.ts';
import { seeSpans } from './find-spans.ts';

function saidOf(text: string, page: string): readonly string[] {
  const seen = seeSpans(viewOf(paper(page)), 'change_in_terms').find(({ span }) => span.text === text);
  if (seen === undefined) throw new Error(`no span says ${text}`);
  return seen.facts.said;
}

const dates =
  'THIS SECOND AMENDMENT is made as of March 1, 2005 and amends that certain Loan Agreement dated as of June 2, 2001 between them.';

describe('what a sentence makes of a value', () => {
  it('is which paper it speaks of', () => {
    expect(saidOf('March 1, 2005', dates)).toContain('paper:this-dated');
    expect(saidOf('June 2, 2001', dates)).toContain('paper:that-dated');
    expect(saidOf('June 2, 2001', dates)).not.toContain('paper:this-dated');
  });

  it('is what a day is the day of', () => {
    expect(saidOf('June 2, 2001', dates)).toContain('dates:agreement');
    expect(saidOf('March 1, 2005', dates)).toContain('dates:amendment');
  });

  it('is whether somebody was called so before', () => {
    const page = 'between Harbor Bank, N.A. (formerly known as Ironwood Bank, N.A.) and others';
    expect(saidOf('Ironwood Bank, N.A.', page)).toContain('former');
    expect(saidOf('Harbor Bank, N.A.', page)).not.toContain('former');
  });

  it('ends with the sentence', () => {
    const page = 'This Amendment is signed by Ironwood, Inc. on this day. Interest began on July 9, 2004 at last.';
    expect(saidOf('July 9, 2004', page)).toContain('paper:none');
  });

  it('is what becomes of it', () => {
    const page = 'The Commitment is increased from $5,000,000 to $7,500,000 until the Loan matures on May 1, 2009.';
    expect(saidOf('$5,000,000', page)).toContain('turn:from');
    expect(saidOf('May 1, 2009', page)).toContain('turn:until');
    expect(saidOf('$7,500,000', page)).not.toContain('turn:from');
  });

  it('is the term by which it is called from there on', () => {
    expect(saidOf('$250,000.00', 'a loan of $250,000.00 (the "Loan Amount") to it')).toContain('defines:loan amount');
    expect(saidOf('$250,000.00', 'a loan of $250,000.00 to it. The "Loan Amount" is')).not.toContain(
      'defines:loan amount',
    );
  });
});
