import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { centred, defineLayout, type Kit, signatureLine } from './b-kit.ts';
import { lawFirm, somebody } from './b-others.ts';
import { commitmentConditions, commitmentNotice, numbered, scheduleA, schedulesB } from './b-title-parts.ts';

/** The Texas form: Schedule A in sentences, the loan policy under letter c, then Schedules B, C and D. */
function drawTexas(kit: Kit): void {
  const { open, r, p } = kit;
  const a = scheduleA(kit, { upper: r.chance(0.5) });
  const s = open({
    margins: { top: 50, left: 60, right: 60, bottom: 54 },
    style: { font: r.pick(['serif', 'sans']), size: 10 },
    furniture: (sheet, pageNo) => {
      sheet.text(
        60,
        sheet.height - 36,
        ['FORM T-7: Commitment for Title Insurance   GF No. ', a.file, `   Page ${pageNo}`],
        { size: 7.5 },
      );
    },
  });
  s.y = centred(s, s.y, ['COMMITMENT FOR TITLE INSURANCE T-7\nISSUED BY\n', a.underwriter.toUpperCase()], {
    bold: true,
    size: 12,
  });
  s.y = centred(s, s.y + 6, 'SCHEDULE A', { bold: true, size: 12 }) + 8;
  s.paragraph(['Effective Date: ', a.date, ', 8:00 am', '          GF No. ', a.file]);
  s.paragraph(['Commitment No. ', a.number, `, issued ${p.day(kit.f.disclosure.issuedDate)}, 9:15 am`]);
  s.paragraph('1. The policy or policies to be issued are:');
  s.paragraph(
    prose`a. OWNER'S POLICY OF TITLE INSURANCE (Form T-1)\nPolicy Amount: ${a.ownerPolicy ?? 'none'}\nPROPOSED INSURED: ${a.ownerPolicy === null ? 'none' : a.ownerInsured}`,
    { indent: 24 },
  );
  s.paragraph("b. TEXAS RESIDENTIAL OWNER'S POLICY OF TITLE INSURANCE (Form T-1R)\nPolicy Amount:\nPROPOSED INSURED:", {
    indent: 24,
  });
  s.paragraph(
    prose`c. LOAN POLICY OF TITLE INSURANCE (Form T-2)\nPolicy Amount: ${a.amount}\nPROPOSED INSURED: ${a.insured}\nProposed Borrower: ${p.borrowers()}`,
    { indent: 24 },
  );
  s.paragraph('2. The interest in the land covered by this Commitment is: FEE SIMPLE');
  s.paragraph(['3. Record title to the land on the Effective Date appears to be vested in: ', ...a.owner]);
  s.paragraph(['4. Legal description of land: ', a.legal, '.'], { align: 'justify' });
  s.newPage();
  schedulesB(
    kit,
    s,
    [
      'SCHEDULE C\nYour Policy will not cover loss, costs, attorneys’ fees, and expenses resulting from the following requirements:',
      'SCHEDULE B\nEXCEPTIONS FROM COVERAGE',
    ],
    10,
  );
  s.newPage();
  s.y = centred(s, s.y, 'SCHEDULE D', { bold: true, size: 12 }) + 8;
  for (const runs of paragraphs`
    You are entitled to receive advance disclosure of settlement charges in connection with the proposed transaction. The issuing Title Insurance Agent is ${a.agent}. Its owners of one percent or more: ${somebody(r)}, ${somebody(r)}.
    Total premium ${p.amount(r.int(90_000, 400_000))}, of which 15% to the policy issuing company and 85% retained by the agent.
  `)
    s.paragraph(runs);
  for (const text of commitmentNotice) s.paragraph(text, { size: 9.5 });
}

/** Blanks underlined on a printed form, filled by typewriter, with the conditions last. */
function drawTypedForm(kit: Kit): void {
  const { open, r, signed } = kit;
  const a = scheduleA(kit, { upper: true });
  const s = open({ margins: { top: 54, left: 64, right: 64, bottom: 54 }, style: { font: 'serif', size: 10.5 } });
  const typed = { font: 'typewriter' as const, size: 10 };
  s.y =
    centred(s, s.y, [a.underwriter.toUpperCase(), '\nCOMMITMENT FOR TITLE INSURANCE'], { bold: true, size: 13 }) + 4;
  s.y = centred(s, s.y, 'SCHEDULE A', { bold: true }) + 10;
  const blank = (label: string, runs: Run | readonly Run[], indent = 0): void => {
    s.ensure(40);
    s.text(64 + indent, s.y, label);
    const x = 72 + indent + s.measure(label);
    s.y = s.text(x, s.y, runs, { ...typed, width: s.width - 64 - x });
    s.hline(x - 4, s.y - 0.5, s.width - 64);
    s.y += 9;
  };
  blank('Number', a.number);
  blank('Agent’s file', a.file);
  blank('1. Effective Date:', [a.date, ' AT 8:00 A.M.']);
  s.paragraph('2. Policy or policies to be issued:');
  blank('(a) Owner’s Policy   Policy Amount $', a.ownerPolicy ?? 'NONE', 20);
  blank('Proposed Insured:', a.ownerPolicy === null ? 'NONE' : a.ownerInsured, 40);
  blank('(b) Loan Policy   Policy Amount $', a.amount, 20);
  blank('Proposed Insured:', a.insured, 40);
  s.paragraph(
    '3. The estate or interest in the land described in this Commitment and covered herein is a fee simple and is at the Effective Date vested in:',
  );
  blank('', a.owner, 20);
  s.paragraph(
    '4. The land referred to in this Commitment is in the State and County named and is described as follows:',
  );
  s.paragraph([a.legal], { ...typed, indent: 20 });
  blank('County', a.county);
  blank('Street', a.address);
  s.y += 34;
  s.ensure(40);
  signatureLine(s, 330, s.y, 210, 'Countersigned, authorized agent', { signed, label: 'Countersigned' });
  s.newPage();
  schedulesB(kit, s, ['SCHEDULE B - SECTION 1\nREQUIREMENTS', 'SCHEDULE B - SECTION 2\nEXCEPTIONS'], 10);
  s.newPage();
  s.paragraph('CONDITIONS AND STIPULATIONS', { bold: true, align: 'center' });
  numbered(s, commitmentConditions, { size: r.pick([9.5, 10]) });
}

/** A law office's commitment as agent: caption, recitals and Schedule A in running text. */
function drawAttorney(kit: Kit): void {
  const { open, p, f, r, signed } = kit;
  const a = scheduleA(kit);
  const s = open({
    margins: { top: 60, left: 72, right: 72, bottom: 60 },
    style: { font: r.pick(['serif', 'book', 'typewriter']), size: 11, leading: 1.3 },
  });
  s.y = centred(s, s.y, [lawFirm(r), '\nagents for ', a.underwriter], { size: 11 }) + 12;
  s.y = centred(s, s.y, 'COMMITMENT FOR TITLE INSURANCE\nSCHEDULE A', { bold: true, size: 13 }) + 10;
  s.paragraph(
    prose`This commitment, number ${a.number} (our file ${a.file}), has a Commitment Date of ${a.date}. On payment of the premium and performance of the requirements in Schedule B we will issue a loan policy to ${a.insured}, as Proposed Insured, in the Policy Amount of ${a.amount}.`,
    { align: 'justify' },
  );
  if (a.ownerPolicy !== null)
    s.paragraph(
      prose`We will also issue an owner’s policy in the amount of ${a.ownerPolicy} to ${a.ownerInsured}, as Proposed Insured.`,
      { align: 'justify' },
    );
  s.paragraph(
    prose`Fee simple title is at that date vested in ${a.owner}. The loan to be insured is made by ${v('lender_name', f.lender.name)} to ${p.borrowers()}.`,
    { align: 'justify' },
  );
  s.paragraph(['The land is ', a.legal, ', known as ', a.address, ', tax parcel ', a.parcel, '.'], {
    align: 'justify',
    after: 40,
  });
  signatureLine(s, 72, s.y, 220, 'For the firm', { signed, label: 'For the firm' });
  s.newPage();
  schedulesB(kit, s, ['SCHEDULE B, PART I, REQUIREMENTS', 'SCHEDULE B, PART II, EXCEPTIONS'], 10.5);
}

export const officeCommitments: readonly Layout[] = [
  defineLayout('commitment-texas', 'title_commitment', drawTexas),
  defineLayout('commitment-typed-form', 'title_commitment', drawTypedForm),
  defineLayout('commitment-attorney', 'title_commitment', drawAttorney),
];
