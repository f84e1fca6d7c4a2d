import { addDays, addMonths, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const brokers = ['Marlowe Risk Partners', 'Greenfield & Sato Insurance Brokers', 'Pine Ridge Commercial Insurance'];

export const layout: Layout = {
  id: 'x-liability-broker',
  docType: 'liability_insurance',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { hazard, lender, property } = facts;
    const [borrower = lender] = facts.borrowers;
    const left = 50;
    const full = 512;
    const broker = random.pick(brokers);
    const sheet = open({
      margins: { top: 44, bottom: 44, left, right: 50 },
      style: { font: random.pick(['franklin', 'sans'] as const), size: 9, leading: 1.25 },
    });
    sheet.rect(left, 44, full, 40, { fill: '#1f4e3d' });
    sheet.text(left + 10, 52, broker, { bold: true, size: 14, colour: 'white' });
    sheet.text(left + 10, 69, 'Commercial Lines  |  Certificates Desk', { size: 8, colour: 'white' });
    sheet.text(left + 300, 56, `Certificate ${random.int(10_000, 99_999)}-${random.int(1, 9)}`, {
      size: 8,
      colour: 'white',
      width: 200,
      align: 'right',
    });
    sheet.text(left + 300, 68, `Issued ${numericDate(addDays(facts.noteDate, -8))}`, {
      size: 8,
      colour: 'white',
      width: 200,
      align: 'right',
    });
    sheet.y = 98;
    sheet.paragraph('CERTIFICATE OF LIABILITY INSURANCE', { bold: true, size: 15, align: 'center', after: 6 });
    sheet.paragraph(
      'This certificate is given for information only. It confers no rights on the certificate holder and does not amend, extend or alter the coverage afforded by the policies below, nor is it a contract between the issuing insurers, this office and the certificate holder.',
      { size: 8, align: 'justify', after: 10 },
    );
    const top = sheet.y;
    const half = full / 2 - 6;
    sheet.text(left, top, 'Insured', { bold: true, size: 8, colour: '#1f4e3d' });
    sheet.text(
      left,
      top + 12,
      prose`${v('borrower_name', borrower.name)}\n${v('borrower_address', `${borrower.address.street}\n${borrower.address.city}, ${borrower.address.state} ${borrower.address.zip}`, oneLine(borrower.address))}`,
      { width: half },
    );
    const x2 = left + full / 2 + 6;
    sheet.text(x2, top, 'Insurance carrier', { bold: true, size: 8, colour: '#1f4e3d' });
    sheet.text(
      x2,
      top + 12,
      [v('insurer_name', hazard.insurer), `\nNAIC No. ${random.int(10_000, 39_999)}   A.M. Best A (Excellent) XI`],
      { width: half },
    );
    sheet.y = top + 56;
    sheet.paragraph(
      'The policies listed have been issued to the insured named above for the periods shown. Limits may have been reduced by paid claims.',
      { size: 8, after: 6 },
    );
    const glFrom = addMonths(facts.noteDate, -random.int(1, 8));
    const wcFrom = addMonths(facts.noteDate, -random.int(1, 8));
    const columns = [0, 132, 236, 332] as const;
    sheet.rect(left, sheet.y, full, 16, { fill: '#e4ece8', stroke: true });
    ['Coverage', 'Policy number', 'Policy period', 'Limits'].forEach((label, i) => {
      sheet.text(left + (columns[i] ?? 0) + 4, sheet.y + 3, label, { bold: true, size: 8 });
    });
    sheet.y += 16;
    const row = (
      name: readonly Run[],
      policy: string,
      from: string,
      limits: readonly (readonly [string, string])[],
    ): void => {
      const h = Math.max(44, limits.length * 12 + 8);
      sheet.rect(left, sheet.y, full, h);
      columns.slice(1).forEach((x) => {
        sheet.vline(left + x, sheet.y, sheet.y + h, 0.3);
      });
      sheet.text(left + 4, sheet.y + 5, name, { width: 124, size: 8.5 });
      sheet.text(left + columns[1] + 4, sheet.y + 5, policy, { size: 8.5 });
      sheet.text(left + columns[2] + 4, sheet.y + 5, `${numericDate(from)} to\n${numericDate(addMonths(from, 12))}`, {
        size: 8.5,
      });
      limits.forEach(([label, amount], i) => {
        sheet.text(left + columns[3] + 4, sheet.y + 5 + i * 12, label, { size: 8 });
        sheet.text(left + columns[3] + 90, sheet.y + 5 + i * 12, amount, { size: 8, width: 84, align: 'right' });
      });
      sheet.y += h;
    };
    row(
      [bold('Commercial general liability'), '\nOccurrence form\nAggregate applies per location'],
      `GL ${random.int(100_000, 999_999)}-0${random.int(1, 9)}`,
      glFrom,
      [
        ['Each occurrence', '$1,000,000'],
        ['Rented premises', '$100,000'],
        ['Medical expense', '$5,000'],
        ['Personal & adv. injury', '$1,000,000'],
        ['General aggregate', '$2,000,000'],
        ['Products aggregate', '$2,000,000'],
      ],
    );
    row(
      [bold('Automobile liability'), '\nHired and non-owned'],
      `CA ${random.int(100_000, 999_999)}-0${random.int(1, 9)}`,
      glFrom,
      [['Combined single limit', '$1,000,000']],
    );
    if (random.chance(0.7))
      row(
        [bold('Umbrella liability'), '\nOccurrence; retention $10,000'],
        `UM ${random.int(100_000, 999_999)}-0${random.int(1, 9)}`,
        glFrom,
        [
          ['Each occurrence', random.pick(['$1,000,000', '$2,000,000', '$5,000,000'])],
          ['Aggregate', '$5,000,000'],
        ],
      );
    row(
      [bold('Workers compensation'), '\nWritten by the state fund'],
      `WC-${random.int(1_000_000, 9_999_999)}`,
      wcFrom,
      [
        ['Statutory limits', 'Yes'],
        ['E.L. each accident', '$500,000'],
        ['E.L. disease, employee', '$500,000'],
        ['E.L. disease, policy', '$500,000'],
      ],
    );
    sheet.y += 12;
    sheet.paragraph('Operations, locations and remarks', { bold: true, size: 8, colour: '#1f4e3d', after: 2 });
    sheet.paragraph(
      prose`Location: ${v('property_address', oneLine(property.address))}. Re: Loan No. ${v('loan_number', facts.loanNumber)}. The certificate holder is included as additional insured under the general liability policy by form CG 20 18 (Mortgagee, Assignee or Receiver) where required by written contract.`,
      { after: 14 },
    );
    const y = sheet.y;
    sheet.rect(left, y, full / 2, 92);
    sheet.rect(left + full / 2, y, full / 2, 92);
    sheet.text(left + 5, y + 4, 'CERTIFICATE HOLDER', { bold: true, size: 7 });
    sheet.text(
      left + 8,
      y + 18,
      prose`${v('lender_name', lender.name)}\nAttn: Loan Servicing, Insurance Tracking\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
      { width: full / 2 - 14 },
    );
    sheet.text(left + full / 2 + 5, y + 4, 'CANCELLATION', { bold: true, size: 7 });
    sheet.text(
      left + full / 2 + 5,
      y + 15,
      'If any policy above is cancelled before it expires, notice will be delivered in accordance with the policy provisions.',
      { size: 8, width: full / 2 - 10 },
    );
    sheet.signature(left + full / 2 + 12, y + 76, 200, { signed, label: 'Broker', height: 22 });
    sheet.text(left + full / 2 + 12, y + 79, `For ${broker}`, { size: 7 });
  },
};
