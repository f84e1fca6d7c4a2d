import { addMonths } from '../core/dates.ts';
import type { LoanFacts, Party } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { entries } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { boxRow, centred, innerWidth, labelList, table } from './a-forms.ts';
import { signers } from './a-signing.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Resolutions to borrow, and what the state or the members say about an entity. */

const isEntity = (facts: LoanFacts): boolean => f.firstBorrower(facts).kind === 'entity';
const form = (party: Party): string => (party.entityType ?? '').replace(/^a \w+ /, '');

const resolution: Layout = {
  id: 'a-resolution-bank',
  docType: 'borrowing_resolution',
  suits: isEntity,
  draw(open, facts, options) {
    const borrower = f.firstBorrower(facts);
    const { random } = options;
    const kind = form(borrower);
    const title =
      kind === 'corporation'
        ? 'CORPORATE RESOLUTION TO BORROW / GRANT COLLATERAL'
        : kind.includes('liability')
          ? 'LIMITED LIABILITY COMPANY RESOLUTION TO BORROW / GRANT COLLATERAL'
          : 'PARTNERSHIP RESOLUTION TO BORROW / GRANT COLLATERAL';
    const sheet = open({
      style: { font: random.pick(['sans', 'franklin'] as const), size: 9.5 },
      margins: { left: 44, right: 44, top: 46, bottom: 46 },
    });
    centred(sheet, title, { size: 12.5, bold: true }, 10);
    boxRow(sheet, [
      { w: 1, label: 'Entity', runs: t`${f.borrowers(facts)}\n${f.place('borrower_address', borrower.address, 2)}` },
      {
        w: 1,
        label: 'Lender',
        runs: t`${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`,
      },
    ]);
    sheet.y += 10;
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify' });
    say(t`**I, THE UNDERSIGNED, DO HEREBY CERTIFY THAT:**`);
    say(
      t`**THE ENTITY'S EXISTENCE.** The complete and correct name is ${f.borrowers(facts)} ("Entity"). The Entity is ${v('borrower_entity_type', borrower.entityType ?? '')} which is, and at all times shall be, duly organized, validly existing, and in good standing under the laws of the State of ${v('borrower_state_of_org', borrower.stateOfOrganization ?? '')}. Its tax identification number is ${v('borrower_tin', borrower.tin)}.`,
    );
    say(
      t`**RESOLUTIONS ADOPTED.** At a meeting duly called and held on ${f.day('note_date', facts.noteDate)}, at which a quorum was present and voting, or by other duly authorized action in lieu of a meeting, the resolutions set forth here were adopted.`,
    );
    say(t`**AUTHORIZED PERSONS.** The following named person is authorized to act for the Entity:`);
    table(sheet, [180, 140, 90, 110], [[borrower.signer, borrower.capacity ?? '', 'Y', '']], {
      header: ['NAMES', 'TITLES', 'AUTHORIZED', 'ACTUAL SIGNATURES'],
      rules: 'rows',
      pad: 8,
    });
    sheet.signature(465, sheet.y - 6, 90, { signed: options.signed, label: borrower.signer, height: 18 });
    sheet.y += 10;
    say(
      t`**ACTIONS AUTHORIZED.** The authorized person may enter into any agreements of any nature with Lender, and those agreements will bind the Entity: **Borrow Money**, to borrow from time to time from Lender, without limitation; **Execute Notes**, to execute and deliver promissory notes or other evidence of the credit; **Grant Security**, to mortgage, pledge, transfer or otherwise encumber and deliver to Lender any property; **Negotiate Items**; and **Further Acts**, to do and perform such other acts and things as are reasonable, including paying fees and waiving the right to a trial by jury.`,
    );
    say(
      t`**ASSUMED BUSINESS NAMES. NOTICES TO LENDER.** The Entity will promptly notify Lender in writing of any change in its name, assumed names, management, authorized signers, principal office address or state of organization.`,
    );
    say(
      t`**CONTINUING VALIDITY.** Any and all acts authorized here and performed prior to the passage of this Resolution are ratified. This Resolution is continuing and remains in full force until written notice of its revocation is delivered to and received by Lender.`,
    );
    say(
      t`**IN TESTIMONY WHEREOF, I have hereunto set my hand on ${f.day('note_date', facts.noteDate)} and attest that the signature set opposite the name listed above is genuine.**`,
    );
    signers(sheet, [borrower], options, facts, 'by', {});
  },
};

const minutes: Layout = {
  id: 'a-resolution-written-consent',
  docType: 'borrowing_resolution',
  suits: isEntity,
  draw(open, facts, options) {
    const borrower = f.firstBorrower(facts);
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['book', 'typewriter', 'serif'] as const), size: 11 },
      margins: { left: 76, right: 76, top: 80, bottom: 70 },
    });
    const body =
      form(borrower) === 'corporation'
        ? 'BOARD OF DIRECTORS'
        : form(borrower).includes('liability')
          ? 'MEMBERS'
          : 'PARTNERS';
    centred(
      sheet,
      t`${random.pick(['WRITTEN CONSENT OF THE', 'RESOLUTIONS OF THE', 'CERTIFIED RESOLUTION OF THE'])} ${body}\nOF\n${f.who('borrower_name', borrower, true)}`,
      { size: 12.5, bold: true },
      14,
    );
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', leading: 1.35 });
    say(
      t`The undersigned, being all of the ${body.toLowerCase()} of ${f.who('borrower_name', borrower)}, ${v('borrower_entity_type', borrower.entityType ?? '')} (the "Company"), hereby consent to and adopt the following resolutions, effective ${f.day('note_date', facts.noteDate)}:`,
    );
    say(
      t`WHEREAS, the Company desires to borrow from ${f.who('lender_name', facts.lender)} (the "Bank") the sum of ${f.usd('principal_amount', facts.principalCents)} and to secure the loan with its property;`,
    );
    say(
      t`RESOLVED, that the Company is authorized to borrow the said sum on such terms as the Bank requires, and to grant to the Bank liens on any of its real and personal property;`,
    );
    say(
      t`RESOLVED FURTHER, that ${borrower.signer}, the ${borrower.capacity ?? 'officer'} of the Company, acting alone, is authorized to execute and deliver the note, the security instruments and any other document the Bank requires, and that the signature of said person is conclusive evidence of approval;`,
    );
    say(
      t`RESOLVED FURTHER, that the Bank may rely on these resolutions until it receives written notice of their revocation, and that all prior acts in furtherance of them are ratified.`,
    );
    say(
      t`I certify that the foregoing is a true copy of resolutions duly adopted, that they have not been amended or rescinded, and that the Company is in good standing.`,
    );
    signers(sheet, [borrower], options, facts, 'by', { x: 290, width: 220 });
  },
};

const grid: Layout = {
  id: 'a-resolution-powers-grid',
  docType: 'borrowing_resolution',
  suits: isEntity,
  draw(open, facts, options) {
    const borrower = f.firstBorrower(facts);
    const sheet = open({ style: { font: 'sans', size: 8.5 }, margins: { left: 36, right: 36, top: 36, bottom: 40 } });
    boxRow(sheet, [
      {
        w: 1,
        label: 'By (organization)',
        runs: t`${f.who('borrower_name', borrower)}\n${f.place('borrower_address', borrower.address, 2)}`,
      },
      {
        w: 1,
        label: 'Referred to as "Financial Institution"',
        runs: t`${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`,
      },
    ]);
    sheet.y += 8;
    centred(
      sheet,
      options.random.pick(['RESOLUTION OF LENDING, BORROWING AND PLEDGE POWERS', 'BORROWING RESOLUTION']),
      { size: 13, bold: true },
      8,
    );
    sheet.paragraph(
      t`I, ${borrower.signer}, certify that I am ${borrower.capacity ?? 'an officer'} of the above named organization, formed under the laws of ${v('borrower_state_of_org', borrower.stateOfOrganization ?? '')}, Federal Employer I.D. Number ${v('borrower_tin', borrower.tin)}, and that the resolutions on this page are a correct copy of the resolutions adopted on ${f.day('note_date', facts.noteDate, 'slash')}.`,
    );
    table(
      sheet,
      [180, 180, 180],
      [
        [`A. ${borrower.signer}, ${borrower.capacity ?? ''}`, '', ''],
        ['B. ______________________', '', ''],
        ['C. ______________________', '', ''],
      ],
      { header: ['Name and Title or Position', 'Signature', 'Facsimile Signature (if used)'], pad: 10 },
    );
    sheet.signature(224, sheet.y - 84, 140, { signed: options.signed, label: borrower.signer, height: 18 });
    sheet.y += 8;
    sheet.paragraph(
      t`**POWERS GRANTED** (Attach one or more agents to each power by placing the letter corresponding to their name in the area before each power.)`,
    );
    const powers = [
      'Exercise all of the powers listed in this resolution.',
      'Open any deposit or share account(s) in the name of the organization.',
      'Endorse checks and orders for the payment of money.',
      'Borrow money on behalf and in the name of the organization, sign, execute and deliver promissory notes or other evidences of indebtedness.',
      'Endorse, assign, transfer, mortgage or pledge bills receivable, warehouse receipts, stocks, bonds, real estate or other property as security.',
      'Enter into a written lease for a safe deposit box.',
    ];
    table(
      sheet,
      [60, innerWidth(sheet) - 160, 100],
      powers.map((text, i) => [i === 0 || i === 3 || i === 4 ? 'A' : '', `(${i + 1}) ${text}`, '1']),
      { header: ['Letter', 'Description of Power', 'Signatures required'] },
    );
    sheet.y += 8;
    sheet.paragraph(
      t`**LIMITATIONS ON POWERS.** Borrowing under (4) is limited to ${f.usd('principal_amount', facts.principalCents)}. **EFFECT ON PREVIOUS RESOLUTIONS.** This resolution supersedes resolution dated ____________. If not completed, all resolutions remain in effect.`,
    );
    sheet.paragraph(
      t`**CERTIFICATION OF AUTHORITY.** I further certify that the organization has, and at the time of adoption of this resolution had, full power and lawful authority to adopt it and to confer the powers granted.`,
    );
    signers(sheet, [borrower], options, facts, 'x-line', { dateLine: true, text: { size: 8.5 } });
  },
};

const articles: Layout = {
  id: 'a-entity-articles',
  docType: 'entity_document',
  suits: isEntity,
  draw(open, facts, options) {
    const borrower = f.firstBorrower(facts);
    const { random } = options;
    const state = borrower.stateOfOrganization ?? '';
    const sheet = open({
      style: { font: random.pick(['serif', 'sans'] as const), size: 10.5 },
      margins: { left: 66, right: 66, top: 60, bottom: 60 },
    });
    const filed = addMonths(facts.noteDate, -random.int(14, 140));
    sheet.text(
      66,
      sheet.y,
      t`**Secretary of State**\nState of ${v('borrower_state_of_org', state)}\nBusiness Services Division`,
      { size: 10 },
    );
    sheet.y =
      sheet.text(
        380,
        sheet.y,
        `FILED: ${f.dateText(filed, 'slash')}\nDocument No. ${random.int(20_000_000, 99_999_999)}\nFee: $${random.pick(['50.00', '100.00', '125.00'])}`,
        { size: 9.5 },
      ) + 22;
    const corporation = form(borrower) === 'corporation';
    centred(
      sheet,
      corporation
        ? 'ARTICLES OF INCORPORATION'
        : form(borrower).includes('liability')
          ? 'ARTICLES OF ORGANIZATION'
          : 'CERTIFICATE OF LIMITED PARTNERSHIP',
      { size: 15, bold: true },
      14,
    );
    const articlesOf: (readonly Run[])[] = [
      t`The name of the ${form(borrower)} is ${f.who('borrower_name', borrower)}.`,
      t`The street address of its principal office is ${f.place('borrower_address', borrower.address)}.`,
      t`The registered agent is ${facts.guarantors[0]?.name ?? borrower.signer}, who consents to the appointment.`,
      t`${corporation ? 'The corporation is authorized to issue 10,000 shares of common stock without par value.' : 'The company is managed by its managers; no member is personally liable for its debts.'}`,
      t`Its purpose is to engage in any lawful act or activity for which it may be organized. Its duration is perpetual.`,
      t`The name and signature of the organizer are as follows: ${borrower.signer}.`,
    ];
    articlesOf.forEach((runs, i) => {
      sheet.paragraph(t`**Article ${['I', 'II', 'III', 'IV', 'V', 'VI'][i] ?? ''}.** ${runs}`, { after: 12 });
    });
    sheet.paragraph(
      'The undersigned affirms, under penalties of perjury, that the facts stated here are true. A person who files a false document may be charged with a misdemeanor.',
      { size: 9 },
    );
    signers(sheet, [borrower], options, facts, 'under', { role: 'Organizer' });
  },
};

const standing: Layout = {
  id: 'a-entity-good-standing',
  docType: 'entity_document',
  suits: isEntity,
  draw(open, facts, options) {
    const borrower = f.firstBorrower(facts);
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['book', 'serif'] as const), size: 13 },
      margins: { left: 90, right: 90, top: 90, bottom: 90 },
    });
    sheet.raw.lineWidth(3).rect(40, 40, 532, 712).stroke().lineWidth(0.8).rect(46, 46, 520, 700).stroke();
    const state = borrower.stateOfOrganization ?? '';
    centred(sheet, `STATE OF ${state.toUpperCase()}`, { size: 20, bold: true, letterSpacing: 2 }, 6);
    centred(sheet, 'OFFICE OF THE SECRETARY OF STATE', { size: 13 }, 30);
    centred(
      sheet,
      random.pick(['CERTIFICATE OF GOOD STANDING', 'CERTIFICATE OF EXISTENCE AND GOOD STANDING']),
      { size: 17, bold: true },
      30,
    );
    sheet.paragraph(
      t`I, the Secretary of State of the State of ${v('borrower_state_of_org', state)}, certify that according to the records of this office`,
      { leading: 1.5 },
    );
    centred(sheet, f.who('borrower_name', borrower, random.chance(0.5)), { size: 16, bold: true }, 14);
    sheet.paragraph(
      t`is ${v('borrower_entity_type', borrower.entityType ?? '')} formed on ${f.dateText(addMonths(facts.noteDate, -random.int(14, 200)))}, that all fees and reports due have been filed, that no articles of dissolution have been filed, and that it is in good standing as of the date of this certificate.`,
      { leading: 1.5 },
    );
    sheet.paragraph(
      `Entity ID ${random.int(100_000, 9_999_999)}. This certificate may be verified on the website of this office with confirmation code ${random.int(10_000_000, 99_999_999)}.`,
      { size: 10, leading: 1.5 },
    );
    sheet.y += 40;
    sheet.raw
      .circle(170, sheet.y + 20, 46)
      .lineWidth(1)
      .stroke();
    sheet.text(140, sheet.y + 14, 'GREAT SEAL', { size: 9, width: 60, align: 'center' });
    sheet.signature(300, sheet.y + 40, 200, { signed: true, label: 'Secretary of State' });
    sheet.text(300, sheet.y + 44, 'Secretary of State', { size: 11 });
  },
};

const operating: Layout = {
  id: 'a-entity-operating-agreement',
  docType: 'entity_document',
  suits: isEntity,
  draw(open, facts, options) {
    const borrower = f.firstBorrower(facts);
    const { random } = options;
    const name =
      form(borrower) === 'corporation'
        ? 'BYLAWS'
        : form(borrower).includes('liability')
          ? 'OPERATING AGREEMENT'
          : 'AGREEMENT OF LIMITED PARTNERSHIP';
    const sheet = open({
      style: { font: random.pick(['book', 'serif'] as const), size: 11 },
      margins: { left: 74, right: 74, top: 72, bottom: 70 },
      furniture: (s, n) => s.text(0, s.height - 44, `${n}`, { width: s.width, align: 'center', size: 9 }),
    });
    centred(sheet, t`${name}\nOF\n${f.who('borrower_name', borrower, true)}`, { size: 13, bold: true }, 14);
    sheet.paragraph(
      t`This instrument governs ${f.who('borrower_name', borrower)}, ${v('borrower_entity_type', borrower.entityType ?? '')} (the "Company"), organized by articles filed with the Secretary of State of ${v('borrower_state_of_org', borrower.stateOfOrganization ?? '')}.`,
      { align: 'justify' },
    );
    const sections: readonly (readonly [string, string])[] = [
      [
        'Offices',
        `The principal office is at ${borrower.address.street}, ${borrower.address.city}. The Company may have other offices as its business requires.`,
      ],
      [
        'Management',
        `The business and affairs of the Company are managed by ${borrower.signer}, as ${borrower.capacity ?? 'manager'}, who has authority to bind the Company in the ordinary course.`,
      ],
      [
        'Borrowing',
        'No loan shall be contracted on behalf of the Company, no evidence of indebtedness issued in its name, and no property mortgaged, unless authorized by a resolution of the owners holding a majority of the interests.',
      ],
      [
        'Meetings',
        'A meeting may be called by any owner on ten days’ notice. Action may be taken without a meeting by written consent of those whose vote would be required.',
      ],
      [
        'Capital and Distributions',
        'Capital accounts are maintained for each owner. Distributions are made at the times and in the amounts that the managers determine, in proportion to the interests.',
      ],
      [
        'Transfer of Interests',
        'No owner shall sell, assign or pledge an interest without the written consent of the others, who have a right of first refusal for thirty days.',
      ],
      [
        'Books; Fiscal Year; Bank Accounts',
        'The books are kept at the principal office on the accrual basis. The fiscal year is the calendar year. Funds are deposited in such banks as the managers select.',
      ],
      [
        'Indemnification',
        'The Company shall indemnify each manager and officer against claims arising from acts in good faith on its behalf.',
      ],
      [
        'Dissolution',
        'The Company is dissolved by vote of two thirds of the interests, by decree, or by an event that makes it unlawful to continue. Creditors are paid first.',
      ],
      ['Amendment', 'This instrument may be amended only in writing, signed by all owners.'],
    ];
    sections.forEach(([head, text], i) => {
      sheet.paragraph(t`**Section ${i + 1}. ${head}.** ${text}`, { align: 'justify', leading: 1.3 });
    });
    sheet.ensure(100);
    labelList(
      sheet,
      entries`
        Schedule of owners | ${facts.guarantors.map((party) => `${party.name}, ${Math.round(100 / facts.guarantors.length)}%`).join('; ')}
      `,
      { labelWidth: 120 },
    );
    signers(sheet, [borrower], options, facts, 'by', {});
  },
};

export const resolutions: readonly Layout[] = [resolution, minutes, grid];
export const entityDocuments: readonly Layout[] = [articles, standing, operating];
