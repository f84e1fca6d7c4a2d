import { describe, expect, it, vi } from 'vitest';
import { valuesOn } from '../values-on-paper.ts';
import { blankInsurancePapers, insurancePapers } from './insurance-papers.ts';
import { blankLandPapers, landPapers } from './land-papers.ts';

// The first document of a kind compiles all its patterns: seconds where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

describe('papers about land and its insurance', () => {
  for (const { name, docType, text, expected } of [...landPapers, ...insurancePapers]) {
    it(`reads ${name} whole, and nothing that it does not say`, () => {
      const all = Object.fromEntries(
        Object.entries(expected).map(([field, value]) => [field, typeof value === 'string' ? [value] : value]),
      );
      expect(valuesOn(docType, text)).toEqual(all);
    });
  }

  for (const { docType, text } of [...blankLandPapers, ...blankInsurancePapers]) {
    it(`leaves a form that nobody filled in blank: ${docType}`, () => {
      expect(valuesOn(docType, text)).toEqual({});
    });
  }
});

describe('where values end and which rules count', () => {
  it('ends a value that is set in where the print goes back to the side of its label', () => {
    const page = `
UCC FINANCING STATEMENT ACKNOWLEDGMENT
COLLATERAL
   All crops now growing
The filing office keeps this record for one year after it lapses and answers searches for a fee.`;
    expect(valuesOn('ucc_financing_statement', page)).toEqual({ collateral_description: ['All crops now growing'] });
  });

  it('takes the address of a letter for the borrower’s only where no label names one', () => {
    const letter = `
Ann Lee
4 Elm Street
Bath, ME 04530

Notice of special flood hazards`;
    expect(valuesOn('flood_notice', letter)).toEqual({
      borrower_name: ['Ann Lee'],
      borrower_address: ['4 Elm Street, Bath, ME 04530'],
    });
    expect(valuesOn('flood_notice', `${letter}\nBorrower: Raymond Ortiz`).borrower_name).toEqual(['Raymond Ortiz']);
  });
});
