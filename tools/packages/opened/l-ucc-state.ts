import { addDays, addMonths, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'l-ucc-state',
  docType: 'ucc_financing_statement',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random }) {
    const { lender } = facts;
    const b = facts.borrowers[0];
    if (b === undefined) return;
    const state = b.stateOfOrganization ?? 'Colorado';
    const filed = addDays(facts.noteDate, 1);
    const number = `${filed.slice(0, 4)}${random.int(2000000, 2999999)}`;
    const sheet = open({
      margins: { top: 50, bottom: 60, left: 58, right: 58 },
      style: { font: 'condensed', size: 11, leading: 1.3 },
      furniture: (page, pageNo, pageCount) => {
        page.text(58, page.height - 40, `Filed electronically through the ${state} UCC portal.  Record ${number}`, {
          size: 8,
        });
        page.text(490, page.height - 40, `Page ${pageNo} of ${pageCount}`, { size: 8 });
      },
    });
    sheet.text(58, 48, `STATE OF ${state.toUpperCase()}`, { size: 13, bold: true });
    sheet.text(58, 64, 'Office of the Secretary of State – Business Services – Uniform Commercial Code Section', {
      size: 9,
    });
    sheet.rect(400, 44, 154, 62);
    sheet.text(406, 48, `E-FILED\nFiling No. ${number}\nDate/time ${numericDate(filed)} 14:06:31\nFee $15.00`, {
      size: 9,
    });
    sheet.y = 118;
    sheet.paragraph('UCC FINANCING STATEMENT (UCC-1)', { size: 15, bold: true, after: 8 });
    const section = (name: string): void => {
      sheet.ensure(80);
      sheet.rect(58, sheet.y, 496, 17, { fill: '#d9e2ec' });
      sheet.text(63, sheet.y + 3, name, { bold: true, size: 10.5 });
      sheet.y += 21;
    };
    const line = (label: string, runs: Run[]): void => {
      sheet.text(70, sheet.y, label, { size: 10, colour: '#444444' });
      sheet.y = sheet.text(210, sheet.y, runs, { width: 340 }) + 2;
    };
    section('Filing Information');
    line('Record type', ['Initial financing statement']);
    line('Lapse date', [numericDate(addMonths(filed, 60))]);
    line('Transaction type', ['Not applicable']);
    line('Filer reference', ['Loan ', v('loan_number', facts.loanNumber)]);
    sheet.y += 6;
    section('Debtor 1 of 1');
    for (const [label, runs] of entries`
      Debtor type | Organization
      Organization name | ${v('borrower_name', b.name)}
      Address | ${v('borrower_address', `${b.address.street}\n${b.address.city}, ${b.address.state} ${b.address.zip}`, oneLine(b.address))} US
      Jurisdiction of organization | ${v('borrower_state_of_org', state)}
    `)
      line(label, runs);
    sheet.y += 6;
    section('Secured Party 1 of 1');
    for (const [label, runs] of entries`
      Secured party type | Organization
      Organization name | ${v('lender_name', lender.name)}
      Address | ${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))} US
    `)
      line(label, runs);
    sheet.y += 6;
    section('Collateral');
    sheet.paragraph([v('collateral_description', facts.collateral), '.'], { indent: 12, width: 470 });
    const notes = [
      'Collateral is held in a trust',
      'Collateral is administered by a decedent’s personal representative',
      'Agricultural lien',
      'Debtor is a transmitting utility',
    ];
    for (const label of notes) {
      sheet.checkbox(70, sheet.y + 1, { marked: false, label, size: 8, look: 'tick' });
      sheet.text(84, sheet.y, label, { size: 10 });
      sheet.y += 15;
    }
    sheet.y += 6;
    section('Submitter / Acknowledgment');
    line('Submitted by', [`Paragon Lien Services, account ${random.int(1000, 9999)}`]);
    line('Send copy to', ['P.O. Box 2719, ucc@paragonlien.example']);
    sheet.y += 10;
    sheet.paragraph(
      prose`${bold('Notice. ')}The filing officer indexes the record under the debtor name exactly as submitted and does not verify the accuracy of any information. This statement remains effective for five years from the date of filing unless a continuation statement is filed within six months before the lapse date. Under state law it is unlawful to submit a record for filing that is false or made with intent to harass.`,
      { size: 9.5, align: 'justify' },
    );
  },
};
