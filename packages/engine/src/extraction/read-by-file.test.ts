import { describe, expect, it } from 'vitest';
import { paper } from '../../test/extraction/paper.ts';
import type { Page } from '../pages/page.ts';
import { extractFile } from './extract-file.ts';
import type { ExtractedValue, Rival } from './extracted-value.ts';
import { familyRules } from './family-rules.ts';
import { hearPapers } from './file-testimony.ts';
import { readByFile } from './read-by-file.ts';

/** Enough to be heard. */
const confidence = 0.9;

const note = {
  docType: 'promissory_note',
  pages: paper(`
PROMISSORY NOTE
Borrower: Ironwood Builders, LLC        Lender: Harbor National Bank
Loan Number: 7700123456                 Principal Amount: $450,000.00`),
};
const disclosure = {
  docType: 'truth_in_lending',
  pages: paper(`
TRUTH IN LENDING DISCLOSURE STATEMENT
Borrower: Ironwood Builders, LLC
Lender: Harbor National Bank
Loan Number: 7700123456`),
};
const silent = (text: string) => ({ docType: 'closing_protection_letter', pages: paper(text) });

/** What the last of the documents of one file gives for a field. */
function read(documents: readonly { docType: string; pages: readonly Page[] }[], field: string): ExtractedValue[] {
  const pages = documents.flatMap((one) => one.pages).map((page, index) => ({ ...page, pageNo: index + 1 }));
  const places = documents.map(({ docType }, index) => ({ docType, fromPage: index + 1, toPage: index + 1 }));
  return (extractFile(pages, places).at(-1) ?? []).filter(({ fieldName }) => fieldName === field);
}

describe('what other papers of a file agree on', () => {
  const letter = silent(`
CLOSING PROTECTION LETTER
Your customers at this closing:
IRONWOOD BUILDERS, LLC`);

  it('is found where it is printed and no rule reads it, with its box and why', () => {
    expect(read([letter], 'borrower_name')).toEqual([]);
    const [value, ...more] = read([note, disclosure, letter], 'borrower_name');
    expect(more).toEqual([]);
    expect(value).toMatchObject({
      rawText: 'IRONWOOD BUILDERS, LLC',
      pageNo: 3,
      rule: 'file.borrower_name',
      reasons: ['no label names it here; 2 other documents of the package name it this way'],
    });
    const words = letter.pages[0]?.words.slice(-3) ?? [];
    expect(value?.bbox.x).toBeCloseTo(words[0]?.box.x ?? 0, 6);
    expect((value?.bbox.x ?? 0) + (value?.bbox.w ?? 0)).toBeCloseTo((words[2]?.box.x ?? 0) + (words[2]?.box.w ?? 0), 6);
  });

  it('makes a value more certain that a paper of another kind says too, and none less that says otherwise', () => {
    const own = (value: string, confidence: number) =>
      ({
        fieldName: 'loan_number',
        normalizedValue: value,
        rawText: value,
        rule: 'x',
        confidence,
        reasons: [] as readonly string[],
        rivals: [] as readonly Rival[],
      }) as ExtractedValue;
    const testimony = hearPapers([
      { docType: 'promissory_note', values: [own('7700123456', 0.9)] },
      { docType: 'mortgage', values: [own('7700123456', 0.5)] },
    ]);
    const [borne, other, alone] = [
      readByFile({ docType: 'mortgage', pages: letter.pages, values: [own('7700123456', 0.5)] }, testimony)[0],
      readByFile({ docType: 'mortgage', pages: letter.pages, values: [own('7700123457', 0.9)] }, testimony)[0],
      readByFile({ docType: 'promissory_note', pages: letter.pages, values: [own('7700123456', 0.9)] }, testimony)[0],
    ];
    expect(borne?.confidence).toBeGreaterThan(0.9);
    expect(borne?.reasons).toEqual(['another document of the package states the same value']);
    expect(other?.confidence).toBe(0.9);
    // Its own word bears nobody out.
    expect(alone?.confidence).toBe(0.9);
  });

  it('is not taken from one paper alone', () => {
    expect(read([note, letter], 'borrower_name')).toEqual([]);
  });

  it('takes the place of what the paper says with little certainty where it might say this as well', () => {
    const testimony = hearPapers([note, disclosure].map((one) => ({ ...one, values: read([one], 'borrower_name') })));
    const rival = { rawText: 'Ironwood Builders, LLC', normalizedValue: 'Ironwood Builders, LLC' } as Rival;
    const named = { fieldName: 'borrower_name', rawText: 'Ironwood', normalizedValue: 'Ironwood' } as ExtractedValue;
    const doubted = { ...named, rule: 'score.borrower_name', confidence: 0.4 };
    const told = (rivals: readonly Rival[]) =>
      readByFile({ ...letter, values: [{ ...doubted, rivals }] }, testimony).filter(
        ({ fieldName }) => fieldName === 'borrower_name',
      );
    expect(told([]).map(({ normalizedValue }) => normalizedValue)).toEqual(['Ironwood']);
    const [value, ...more] = told([rival]);
    expect(more).toEqual([]);
    expect(value).toMatchObject({ rule: 'file.borrower_name', normalizedValue: 'IRONWOOD BUILDERS, LLC' });
    expect(value?.rivals.map(({ normalizedValue }) => normalizedValue)).toEqual(['Ironwood']);
  });

  it('never replaces what a paper says', () => {
    const other = silent(`
CLOSING PROTECTION LETTER
Borrower: Granite Homes, Inc.
Copies to: Ironwood Builders, LLC`);
    expect(read([note, disclosure, other], 'borrower_name').map(({ normalizedValue }) => normalizedValue)).toEqual(
      read([other], 'borrower_name').map(({ normalizedValue }) => normalizedValue),
    );
  });

  it('is no part of a longer word', () => {
    const other = silent(`
CLOSING PROTECTION LETTER
Your customers at this closing:
IRONWOOD BUILDERS, LLC/Granite`);
    expect(read([note, disclosure, other], 'borrower_name')).toEqual([]);
  });

  it('sets no term of a paper that makes them, and tells which loan another paper means', () => {
    const text = 'up to four hundred fifty thousand dollars\n$450,000.00';
    const disclosed = { docType: 'loan_estimate', pages: paper(`LOAN ESTIMATE\n${text}`) };
    const assigned = { docType: 'assignment_of_rents', pages: paper(`ASSIGNMENT OF RENTS\n${text}`) };
    const rules = (...files: Parameters<typeof read>[0]) => read(files, 'principal_amount').map(({ rule }) => rule);
    for (const one of [disclosed, assigned]) expect(rules(one)).not.toContain('file.principal_amount');
    expect(rules(note, { ...note }, disclosed)).not.toContain('file.principal_amount');
    expect(rules(note, { ...note }, assigned)).toEqual(['file.principal_amount']);
  });

  it('is an address that is spelled otherwise and stands in a column beside others', () => {
    const address = '1200 North Harbor Street, Suite 4, Denver, CO 80202';
    const values = [
      { fieldName: 'lender_address', rawText: address, normalizedValue: address, confidence } as ExtractedValue,
    ];
    const testimony = hearPapers([1, 2].map(() => ({ docType: 'mortgage', values })));
    const read = (street: string) =>
      readByFile(
        {
          docType: 'truth_in_lending',
          pages: paper(`
TRUTH IN LENDING DISCLOSURE STATEMENT
Ironwood Builders, LLC          Harbor National Bank
12 Elm Street                   ${street}
Boulder, CO 80301               Denver, Colorado 80202
Creditor                        No. 7700123456`),
          values: [],
        },
        testimony,
      );
    const [value] = read('1200 N. Harbor St., Ste. 4');
    expect(value?.rawText).toBe('1200 N. Harbor St., Ste. 4 Denver, Colorado 80202');
    expect(value?.bbox.h).toBeGreaterThan(0.025);
    expect(read('1210 N. Harbor St., Ste. 4')).toEqual([]);
  });

  it('is a county only beside that word', () => {
    const values = [
      { fieldName: 'property_county', rawText: 'Larimer', normalizedValue: 'Larimer', confidence } as ExtractedValue,
    ];
    const testimony = hearPapers([1, 2].map(() => ({ docType: 'mortgage', values })));
    const policy = (text: string) => ({ docType: 'title_policy', pages: paper(text), values: [] });
    expect(readByFile(policy('in Larimer County'), testimony)).toMatchObject([{ rawText: 'Larimer' }]);
    expect(readByFile(policy('12 Larimer Street'), testimony)).toEqual([]);
  });

  it('is nobody’s who has another part in the same paper', () => {
    const said = (fieldName: string) =>
      ({
        fieldName,
        normalizedValue: 'Ironwood Builders, LLC',
        rawText: 'Ironwood Builders, LLC',
        confidence,
      }) as ExtractedValue;
    const testimony = hearPapers([1, 2].map(() => ({ docType: 'mortgage', values: [said('borrower_name')] })));
    const named = { ...said('guarantor_name'), rule: 'closing_protection_letter.guarantor_name.1' };
    expect(readByFile({ ...letter, values: [] }, testimony)).toHaveLength(1);
    expect(readByFile({ ...letter, values: [named] }, testimony)).toEqual([named]);
  });

  it('is not what as many papers say of another', () => {
    const other = {
      docType: 'truth_in_lending',
      pages: paper(`
TRUTH IN LENDING DISCLOSURE STATEMENT
Lender: Cornerstone Bank
Loan Number: 8811999`),
    };
    const mute = silent('CLOSING PROTECTION LETTER\nin the matter of\n7700123456 and others');
    expect(read([note, disclosure, mute], 'loan_number')).toHaveLength(1);
    expect(read([note, disclosure, other, { ...other }, mute], 'loan_number')).toEqual([]);
  });
});

describe('who somebody is', () => {
  const licence = {
    docType: 'id_document',
    pages: paper(`
DRIVER LICENSE
Jane Quincy Roe
12 Elm Street
Denver, CO 80202`),
  };
  const guaranty = (name: string) => ({
    docType: 'guaranty',
    pages: paper(`
COMMERCIAL GUARANTY
Guarantor: ${name}
Borrower: Ironwood Builders, LLC        Lender: Harbor National Bank`),
  });

  it('is told by the papers that say it', () => {
    expect(read([licence], 'borrower_name')).toHaveLength(1);
    const files = [guaranty('Jane Quincy Roe'), licence];
    expect(read(files, 'borrower_name')).toEqual([]);
    expect(read(files, 'guarantor_name')).toMatchObject([{ rawText: 'Jane Quincy Roe' }]);
    expect(read(files, 'guarantor_address')).toHaveLength(1);
    expect(read([guaranty('Mary Poe'), licence], 'borrower_name')).toHaveLength(1);
    // Who borrows and guarantees too is the borrower.
    const own = { docType: 'truth_in_lending', pages: paper('TRUTH IN LENDING DISCLOSURE\nBorrower: Jane Quincy Roe') };
    expect(read([guaranty('Jane Quincy Roe'), own, licence], 'borrower_name')).toHaveLength(1);
  });

  it('is not a borrower whom only a guess names beside the one whom the others name', () => {
    const named = (normalizedValue: string, rule: string) =>
      ({
        fieldName: 'borrower_name',
        normalizedValue,
        rawText: normalizedValue,
        rule,
        confidence,
        reasons: [] as readonly string[],
      }) as ExtractedValue;
    const company = named('Ironwood Builders, LLC', 'promissory_note.borrower_name.1');
    const testimony = hearPapers([1, 2].map(() => ({ docType: 'mortgage', values: [company] })));
    const guesses = familyRules('promissory_note').filter(({ field }) => field === 'borrower_name');
    const place = guesses.findIndex(({ fallback }) => fallback !== undefined) + 1;
    const signer = named('Jane Quincy Roe', `promissory_note.borrower_name.${place}`);
    const values = (...own: ExtractedValue[]) => readByFile({ ...note, values: own }, testimony).slice(0, own.length);
    expect(place).toBeGreaterThan(1);
    expect(values(company, signer)[1]?.normalizedValue).not.toBe('Jane Quincy Roe');
    expect(values(company, { ...signer, rule: company.rule })[1]?.normalizedValue).toBe('Jane Quincy Roe');
    expect(values(company, { ...signer, rule: 'template.promissory_note.borrower_name.1' })).toHaveLength(2);
    expect(values(signer)[0]?.normalizedValue).toBe('Jane Quincy Roe');
  });

  it('on an application, is not the lender whom others name when it is another', () => {
    const application = { docType: 'loan_application', pages: paper('LOAN APPLICATION\nLender: Cornerstone Bank') };
    expect(read([application], 'lender_name')).toHaveLength(1);
    expect(read([note, disclosure, application], 'lender_name')).toEqual([]);
    // What a bank drew itself stays.
    const other = { fieldName: 'lender_name', rawText: 'Cornerstone Bank', normalizedValue: 'Cornerstone Bank' };
    const drawn = { ...other, rule: 'template.loan_application.lender_name.1' } as ExtractedValue;
    const lender = { ...drawn, normalizedValue: 'Harbor National Bank', rawText: 'Harbor National Bank' };
    const testimony = hearPapers([1, 2].map(() => ({ docType: 'mortgage', values: [lender] })));
    expect(readByFile({ ...application, values: [drawn] }, testimony)).toEqual([drawn]);
  });

  it('on a title commitment, the file that the others name comes before another', () => {
    const file = (fileNumber: string) =>
      [1, 2].map(() => ({
        docType: 'settlement_statement',
        pages: paper(`SETTLEMENT STATEMENT\nFile Number: ${fileNumber}`),
      }));
    const commitment = (more: string) => ({
      docType: 'title_commitment',
      pages: paper(`COMMITMENT FOR TITLE INSURANCE\nOrder No: 55-1001\n${more}`),
    });
    const numberOf = (fileNumber: string, more: string) =>
      read([...file(fileNumber), commitment(more)], 'settlement_file_number').map((one) => one.rawText);
    expect(numberOf('2231-88', 'our matter 2231-88')).toEqual(['2231-88']);
    expect(numberOf('2231-88', 'our matter')).toEqual(['55-1001']);
  });
});
