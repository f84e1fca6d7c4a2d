import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { borrowerNames, day, usd } from './w-parts.ts';

export const layout: Layout = {
  id: 'w-wire-trust',
  docType: 'wire_instructions',
  draw(open, facts, { random, signed }) {
    const left = 80;
    const width = 452;
    const d = facts.disclosure;
    const agent = facts.title.agent;
    const firm = random.pick(['HALE & MERRIWEATHER, P.C.', 'TOBIN LASKEY LLP', 'DRUMMOND, FISKE & ROWE, P.A.']);
    const lawyer = random.pick(['Stephen C. Hale', 'Rebecca Tobin', 'Andrea Fiske']);
    const sheet = open({
      margins: { top: 60, bottom: 66, left, right: 80 },
      style: { font: random.pick(['serif', 'book'] as const), size: 11 },
      furniture: (page) =>
        page.text(
          left,
          748,
          'Wire fraud is real. Our instructions do not change. Call before you wire: (555) 555-0142.',
          {
            size: 8,
            width,
            align: 'center',
          },
        ),
    });
    sheet.paragraph(firm, { bold: true, size: 17, align: 'center', letterSpacing: 1, after: 0 });
    sheet.paragraph('ATTORNEYS AND COUNSELORS AT LAW', { size: 8, align: 'center', letterSpacing: 1, after: 0 });
    sheet.paragraph(`${oneLine(agent.address)}  |  Tel. (555) 555-0142  |  Fax (555) 555-0143`, {
      size: 8,
      align: 'center',
      after: 4,
    });
    sheet.hline(left, sheet.y, left + width);
    sheet.y += 18;
    sheet.paragraph(longDate(addDays(d.closingDate, -2)), { after: 12 });
    sheet.paragraph(
      prose`${v('lender_name', facts.lender.name)}\nAttention: Loan Closing Department\n${v('lender_address', `${facts.lender.address.street}\n${facts.lender.address.city}, ${facts.lender.address.state} ${facts.lender.address.zip}`, oneLine(facts.lender.address))}`,
      { after: 12 },
    );
    const re = (label: string, runs: Run | readonly Run[]): void => {
      sheet.text(left + 36, sheet.y, label, { bold: true });
      sheet.y = sheet.text(left + 130, sheet.y, runs, { width: width - 130 });
    };
    sheet.text(left, sheet.y, 'Re:', { bold: true });
    re('Borrower:', borrowerNames(facts, ' and '));
    re('Property:', v('property_address', oneLine(facts.property.address)));
    re('Your loan no.:', v('loan_number', facts.loanNumber));
    re('Our file:', v('settlement_file_number', facts.title.fileNumber));
    re('Closing:', day('closing_date', d.closingDate, longDate));
    sheet.y += 10;
    sheet.paragraph('TRUST ACCOUNT WIRE INSTRUCTIONS', { bold: true, align: 'center', after: 8 });
    sheet.paragraph('Dear Closer:', { after: 8 });
    sheet.paragraph(
      prose`This firm will close the above loan through its affiliated agency, ${v('settlement_agent', agent.name)}, as agent for ${[facts.title.underwriter]}. Please send the net proceeds of ${usd('wire_amount', facts.wire.amountCents)} on a loan of ${usd('principal_amount', facts.principalCents)} by federal funds wire, to reach us no later than 11:00 a.m. on ${day('disbursement_date', d.disbursementDate, longDate)}, as follows:`,
      { align: 'justify', after: 8 },
    );
    const w = facts.wire;
    const rows: readonly (readonly [string, Run | readonly Run[]])[] = [
      ['Receiving bank:', v('wire_beneficiary_bank', w.bank)],
      ['ABA number:', v('wire_beneficiary_aba', w.aba)],
      ['For credit to:', v('wire_beneficiary_name', w.beneficiary)],
      ['Trust account no.:', v('wire_beneficiary_account', w.account)],
      ['Please reference:', v('wire_reference', w.reference)],
    ];
    for (const [label, run] of rows) {
      sheet.text(left + 36, sheet.y, bold(label));
      sheet.y = sheet.text(left + 150, sheet.y, run, { width: width - 150 }) + 3;
    }
    sheet.y += 8;
    sheet.paragraph(
      'ACH credits are not accepted in this account and will be returned. State bar rules require that we hold collected funds before we disburse; we cannot disburse against a cashier’s check over $50,000.00 on the day of deposit. If the closing does not take place within two business days of receipt, we will return your wire less our bank’s $15.00 charge unless you tell us otherwise in writing.',
      { align: 'justify', after: 8 },
    );
    sheet.paragraph(
      'Please call the undersigned at the number on this letterhead, not a number in an e-mail, to confirm these instructions before sending. A copy of our underwriter’s closing protection letter and of our errors and omissions declarations ($2,000,000 per claim) has been sent to you under separate cover.',
      { align: 'justify', after: 10 },
    );
    sheet.ensure(80);
    sheet.paragraph('Very truly yours,', { after: 2 });
    sheet.paragraph(firm, { after: 34 });
    sheet.signature(left, sheet.y, 200, { signed, label: lawyer });
    sheet.text(left, sheet.y + 3, lawyer);
    sheet.text(
      left,
      sheet.y + 17,
      `${lawyer
        .split(' ')
        .map((part) => part[0])
        .join('')}/jt    cc: file`,
      { size: 8 },
    );
  },
};
