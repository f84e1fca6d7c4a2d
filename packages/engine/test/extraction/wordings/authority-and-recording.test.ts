import { describe, expect, it } from 'vitest';
import { valuesOn } from '../values-on-paper.ts';

describe('Who may sign and who signed', () => {
  it('are read off a resolution beside their titles', () => {
    const read = valuesOn(
      'borrowing_resolution',
      `
RESOLUTION TO BORROW
Name of organization: Ridgeline Dairy LLC
Authorized signer: Ann B. Lee
Signer title: Manager`,
    );
    expect(read).toMatchObject({ authorized_signer: ['Ann B. Lee'], signer_title: ['Manager'] });
  });

  it('are read off a note that names the signer', () => {
    const read = valuesOn(
      'promissory_note',
      `
PROMISSORY NOTE
Ridgeline Dairy LLC ("Borrower") promises to pay to First Meridian Bank ("Lender") the principal sum of $1,290,000.00.
Signer name: Ann B. Lee
Signer title: Manager`,
    );
    expect(read).toMatchObject({ signer_name: ['Ann B. Lee'], signer_title: ['Manager'] });
  });

  it.each([
    ['in one line', 'By: Ann B. Lee, Manager'],
    ['in one line with its word', 'By: /s/ Ann B. Lee, its Manager'],
    ['under the line', 'By: [ink]\nAnn B. Lee, Manager'],
    ['in two lines under it', 'By: [ink]\nName: Ann B. Lee\nTitle: Manager'],
  ])('are read off a signing block that names them %s', (_how, signing) => {
    const read = valuesOn('promissory_note', `\nPROMISSORY NOTE\n\nBORROWER:\nRIDGELINE DAIRY LLC\n${signing}`);
    expect(read).toMatchObject({ signer_name: ['Ann B. Lee'], signer_title: ['Manager'] });
  });

  it('are read with the state of the company in its line', () => {
    const read = valuesOn(
      'security_agreement',
      '\nSECURITY AGREEMENT\n\nRidgeline Dairy LLC, a Colorado limited liability company\nBy: Ann B. Lee, Managing Member',
    );
    expect(read).toMatchObject({ signer_name: ['Ann B. Lee'], signer_title: ['Managing Member'] });
  });

  it('are not read off the block of the lender', () => {
    const read = valuesOn(
      'loan_agreement',
      '\nLOAN AGREEMENT\n\nLENDER:\nFIRST MERIDIAN BANK\nBy: Carl Moe, Vice President\n\nLENDER:\nMeridian Lending LLC\nBy: Carl Moe, Manager',
    );
    expect(read.signer_name).toBeUndefined();
    expect(read.signer_title).toBeUndefined();
  });

  it('are not read off a line that only asks for a title', () => {
    const read = valuesOn('promissory_note', '\nPROMISSORY NOTE\nTitle to the collateral stays with the Borrower.');
    expect(read.signer_title).toBeUndefined();
  });
});

describe('A certificate of good standing', () => {
  it('says of which day it speaks', () => {
    const read = valuesOn(
      'entity_document',
      `
CERTIFICATE OF GOOD STANDING
Ridgeline Dairy LLC is in good standing according to the records of this office.
Certificate date: March 2, 2026`,
    );
    expect(read.good_standing_date).toEqual(['2026-03-02']);
  });

  it('is no articles: their date of certificate says nothing of standing', () => {
    const read = valuesOn('entity_document', '\nARTICLES OF ORGANIZATION\nCertificate date: March 2, 2026');
    expect(read.good_standing_date).toBeUndefined();
  });
});

describe('What the index stood at', () => {
  it('is read beside its label and in a sentence', () => {
    const labeled = valuesOn('promissory_note', '\nPROMISSORY NOTE\nCurrent index value: 7.500%\nMargin: 1.000%');
    expect(labeled.index_value).toEqual(['7.5']);
    const said = valuesOn(
      'promissory_note',
      '\nPROMISSORY NOTE\nThe Index currently is 7.500% per annum. Interest is at 1.000 percentage point over the Index.',
    );
    expect(said.index_value).toEqual(['7.5']);
  });
});

describe('A payoff letter with wire instructions', () => {
  it('names where the money goes', () => {
    const read = valuesOn(
      'payoff_statement',
      `
PAYOFF STATEMENT
Total amount due: $402,114.09
WIRE INSTRUCTIONS
Beneficiary: Cornerstone Bank
ABA/Routing number: 107002192
Account number: 8449910023`,
    );
    expect(read).toMatchObject({ wire_beneficiary_aba: ['107002192'], wire_beneficiary_account: ['8449910023'] });
  });
});

describe('What rules ask of papers of companies, agreements and policies', () => {
  it('is the name by its articles, and not by a certificate', () => {
    const text = 'The name of the limited liability company is Ridgeline Dairy, LLC.';
    expect(valuesOn('entity_document', `\nARTICLES OF ORGANIZATION\n1. ${text}`).organic_name).toEqual([
      'Ridgeline Dairy, LLC',
    ]);
    expect(valuesOn('entity_document', `\nCERTIFICATE OF GOOD STANDING\n${text}`).organic_name).toBeUndefined();
  });

  it('is what the borrower delivers every year, with its days', () => {
    const read = valuesOn(
      'loan_agreement',
      '\nLOAN AGREEMENT\nReporting. Borrower will deliver to Lender annual financial statements within 120 days of each fiscal year end. Borrower will keep its books.',
    );
    expect(read.covenant).toEqual(['annual financial statements within 120 days of each fiscal year end']);
  });

  it('is what a building is worth to its insurer', () => {
    const policy = '\nEVIDENCE OF COMMERCIAL PROPERTY INSURANCE\nInsurable value: $180,000\nBuilding limit: $180,000';
    expect(valuesOn('property_insurance', policy).insurable_value).toEqual(['180000.00']);
    const flood = '\nFLOOD INSURANCE POLICY DECLARATIONS\nReplacement cost value: $212,500';
    expect(valuesOn('flood_policy', flood).insurable_value).toEqual(['212500.00']);
    const other = '\nEVIDENCE OF COMMERCIAL PROPERTY INSURANCE\nReplacement cost: Included';
    expect(valuesOn('property_insurance', other).insurable_value).toBeUndefined();
  });
});
