import type { LoanFacts, Party } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { type Draft, layout } from './a-draft.ts';
import { voiceOf } from './a-note-terms.ts';
import { signByNameTitle, signInTable, signUnderName } from './a-signatures.ts';
import { drawPartyPair, drawReferenceBoxes, referencesLine, softwareFooter } from './a-software-header.ts';
import { drawBoxes, drawTable } from './a-tables.ts';
import type { Clause } from './a-text.ts';
import { drawTitle, rule, writeClauses } from './a-text.ts';

function company(draft: Draft): Party {
  const party = draft.facts.borrowers[0];
  if (party === undefined) throw new Error('The loan has no borrower.');
  return party;
}

const hasForm = (form: string) => (facts: LoanFacts) => facts.borrowers[0]?.entityType?.includes(form) === true;
const isEntity = (facts: LoanFacts): boolean => facts.borrowers[0]?.kind === 'entity';

const clauses: readonly Clause[] = [
  {
    title: 'BORROW MONEY',
    text: 'To borrow, as a cosigner or otherwise, from time to time from {L}, on such terms as may be agreed upon between {B} and {L}, such sum or sums of money as in their judgment should be borrowed.',
  },
  {
    title: 'EXECUTE NOTES',
    text: 'To execute and deliver to {L} the promissory note or notes, or other evidence of {B}’s credit accommodations, at such rates of interest and on such terms as may be agreed upon, and also to execute and deliver one or more renewals, extensions, modifications, refinancings, consolidations, or substitutions.',
  },
  {
    title: 'GRANT SECURITY',
    text: 'To mortgage, pledge, transfer, endorse, hypothecate, or otherwise encumber and deliver to {L} any property now or hereafter belonging to {B} or in which it now or hereafter may have an interest, as security for the payment of any loans or credit accommodations so obtained.',
  },
  {
    title: 'NEGOTIATE ITEMS',
    text: 'To draw, endorse, and discount with {L} all drafts, trade acceptances, promissory notes, or other evidences of indebtedness payable to or belonging to {B}.',
  },
  {
    title: 'FURTHER ACTS',
    text: 'In the case of lines of credit, to designate additional or alternate individuals as being authorized to request advances, and in all cases to do and perform such other acts and things, to pay any and all fees and costs, and to execute and deliver such other documents as they may in their discretion deem reasonably necessary.',
  },
  {
    title: 'CONTINUING VALIDITY',
    text: 'Any and all acts authorized pursuant to this {I} and performed prior to its passage are hereby ratified and approved. This {I} shall be continuing, shall remain in full force and effect, and {L} may rely on it until written notice of its revocation shall have been delivered to and received by {L}.',
  },
  {
    title: 'NOTICES TO LENDER',
    text: '{B} will promptly notify {L} in writing of any change in its name, in its assumed business names, in its management, in the authorized signers, in its principal office address, or in its state of organization.',
  },
];

function officersTable(draft: Draft): void {
  const { width, signed, sheet, left } = draft;
  const party = company(draft);
  const rows: [string, string][] = [
    [party.signer, party.capacity ?? 'Member'],
    [draft.random.pick(['Allison Grey', 'Henry D. Marsh', 'Rosa Ibarra']), 'Secretary'],
  ];
  drawTable(
    draft,
    [width * 0.34, width * 0.2, width * 0.14, width * 0.32],
    [['NAMES', 'TITLES', 'AUTHORIZED', 'ACTUAL SIGNATURES']],
    { head: true, style: { size: 8 } },
  );
  for (const [index, [name, title]] of rows.entries()) {
    sheet.ensure(30);
    const y = sheet.y;
    drawTable(
      draft,
      [width * 0.34, width * 0.2, width * 0.14, width * 0.32],
      [[name, title, index === 0 ? 'Y' : 'N', '']],
      { minHeight: 28 },
    );
    sheet.signature(left + width * 0.7, y + 24, width * 0.28, {
      signed: signed && index === 0,
      label: name,
      height: 18,
    });
  }
  sheet.y += 6;
}

function certify(draft: Draft): Run[] {
  const { say } = draft;
  return prose`I, THE UNDERSIGNED, DO HEREBY CERTIFY THAT: The complete and correct name of the organization is ${say.borrower()}${say.entity()}. Its principal office is at ${say.borrowerAddress()}, and its federal tax identification number is ${v('borrower_tin', company(draft).tin)}.`;
}

function adopted(draft: Draft): Run[] {
  const { say } = draft;
  return prose`RESOLVED, that the persons named below may borrow from ${say.lender()} on behalf of the organization a sum not to exceed ${say.principal()}, on the terms of the note of ${say.noteDate('long')}.`;
}

function softwareResolution(
  id: string,
  title: string,
  word: 'Corporation' | 'Company',
  suits: (facts: LoanFacts) => boolean,
): Layout {
  return layout({
    id,
    docType: 'borrowing_resolution',
    suits,
    paper: (random) => ({
      style: { font: random.pick(['sans', 'condensed']), size: 9.5 },
      margins: { top: 44, left: 46, right: 46, bottom: 60 },
      furniture: softwareFooter(title),
    }),
    draw(draft) {
      const { sheet } = draft;
      drawTitle(draft, title, { size: 14 });
      sheet.y += 6;
      drawReferenceBoxes(draft);
      referencesLine(draft);
      drawPartyPair(draft, word, 'Lender');
      rule(draft, 1);
      sheet.paragraph(certify(draft), { align: 'justify' });
      sheet.paragraph([bold('RESOLUTIONS ADOPTED. '), ...adopted(draft)], { align: 'justify' });
      officersTable(draft);
      writeClauses(draft, voiceOf(draft, `the ${word}`, 'Lender', 'Resolution'), { title: 'caps run-in' }).all(clauses);
      sheet.paragraph(
        'IN TESTIMONY WHEREOF, I have hereunto set my hand and attest that the signatures set opposite the names listed above are their genuine signatures.',
        { bold: true },
      );
      signUnderName(draft, {
        role: 'CERTIFIED TO AND ATTESTED BY',
        parties: draft.facts.borrowers,
        nameField: 'borrower_name',
      });
    },
  });
}

export const resolutions: readonly Layout[] = [
  softwareResolution(
    'resolution-corporate-software',
    'CORPORATE RESOLUTION TO BORROW / GRANT COLLATERAL',
    'Corporation',
    hasForm('corporation'),
  ),
  softwareResolution(
    'resolution-llc-software',
    'LIMITED LIABILITY COMPANY RESOLUTION TO BORROW / GRANT COLLATERAL',
    'Company',
    hasForm('limited liability company'),
  ),
  layout({
    id: 'resolution-secretary-certificate',
    docType: 'borrowing_resolution',
    suits: isEntity,
    paper: () => ({
      style: { font: 'serif', size: 12, leading: 1.3 },
      margins: { top: 80, left: 80, right: 80, bottom: 80 },
    }),
    draw(draft) {
      const { sheet, say } = draft;
      const kind = company(draft).entityType ?? '';
      const title = kind.includes('corporation')
        ? 'CORPORATE RESOLUTION TO BORROW'
        : kind.includes('liability')
          ? 'LLC RESOLUTION TO BORROW'
          : 'PARTNERSHIP RESOLUTION TO BORROW';
      drawTitle(draft, title, { size: 14 });
      drawTitle(draft, company(draft).name.toUpperCase(), { size: 12 });
      sheet.y += 12;
      sheet.paragraph(certify(draft), { align: 'justify' });
      sheet.paragraph(
        prose`At a meeting duly held on ${say.plain.date(draft.facts.approval.date)}, at which a quorum was present and acting throughout, the following was adopted:`,
        { align: 'justify' },
      );
      sheet.paragraph(adopted(draft), { align: 'justify', indent: 30, width: draft.width - 60 });
      sheet.paragraph(
        `FURTHER RESOLVED, that ${company(draft).signer}, ${company(draft).capacity}, may sign notes, security agreements and every other paper that the lender asks for, and that what was done before this day is ratified.`,
        { align: 'justify', indent: 30, width: draft.width - 60 },
      );
      sheet.paragraph(
        'I further certify that the resolutions are in force, unamended, and agree with the charter and bylaws or operating agreement of the organization.',
        { align: 'justify' },
      );
      signByNameTitle(draft, { role: 'Secretary', parties: draft.facts.borrowers, nameField: 'borrower_name' });
    },
  }),
  layout({
    id: 'resolution-form-boxes',
    docType: 'borrowing_resolution',
    suits: isEntity,
    paper: () => ({ style: { font: 'sans', size: 9 }, margins: { top: 38, left: 38, right: 38, bottom: 46 } }),
    draw(draft) {
      const { sheet, say } = draft;
      const party = company(draft);
      drawTitle(draft, 'RESOLUTION OF ENTITY TO BORROW / GRANT COLLATERAL', { size: 13 });
      sheet.y += 4;
      drawBoxes(draft, [
        [
          { label: 'By: (entity name)', runs: say.borrower(), share: 2 },
          { label: 'Tax ID#', runs: v('borrower_tin', party.tin) },
        ],
        [
          { label: 'Entity address', runs: say.borrowerAddress() },
          { label: 'State of organization', runs: v('borrower_state_of_org', party.stateOfOrganization ?? '') },
        ],
        [
          {
            label: 'Referred to in this document as “Financial Institution”',
            runs: [say.lender(), ', ', say.lenderAddress()],
          },
        ],
        [
          { label: 'Maximum borrowing', runs: say.principal() },
          { label: 'Loan number', runs: say.loanNo() },
          { label: 'Date', runs: say.noteDate() },
        ],
      ]);
      sheet.y += 8;
      sheet.paragraph([
        'I, THE UNDERSIGNED, DO HEREBY CERTIFY THAT I am the designated keeper of the records of the entity named above, and that the following is a correct copy of resolutions adopted. Indicate powers:',
      ]);
      for (const [label, marked] of [
        ['(1) Exercise all of the powers listed in this resolution.', true],
        ['(2) Open any deposit or share account in the name of the entity.', false],
        ['(3) Borrow money on behalf and in the name of the entity.', true],
        ['(4) Endorse, assign, transfer, mortgage or pledge property.', true],
      ] as const) {
        sheet.checkbox(draft.left + 14, sheet.y, { marked, label, size: 8 });
        sheet.text(draft.left + 28, sheet.y - 1, label);
        sheet.y += 14;
      }
      officersTable(draft);
      writeClauses(draft, voiceOf(draft, 'the entity', 'Financial Institution', 'resolution'), {
        number: '(a)',
        title: 'plain',
      }).all(clauses.slice(0, 5));
      signInTable(draft, { role: 'Certifying officer', parties: draft.facts.borrowers, nameField: 'borrower_name' });
    },
  }),
];
