import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { deedClauses as c, uniformCovenants } from './a-clauses-deeds.ts';
import { deedOfTrust, drawReturnBlock, type Instrument, instrumentSigners, mortgage } from './a-deed-parts.ts';
import { type Draft, isConsumer, layout } from './a-draft.ts';
import { stateName, voiceOf } from './a-note-terms.ts';
import { drawNotary, signWithSeal } from './a-signatures.ts';
import { drawTitle, type Runs, rule, writeClauses } from './a-text.ts';

const riders = [
  'Adjustable Rate Rider',
  'Condominium Rider',
  'Second Home Rider',
  'Balloon Rider',
  'Planned Unit Development Rider',
  '1-4 Family Rider',
];

function drawRiders(draft: Draft): void {
  const { sheet, left, facts } = draft;
  const marked: Record<string, boolean> = {
    'Condominium Rider': facts.property.type === 'Condominium',
    'Planned Unit Development Rider': facts.property.type === 'PUD',
  };
  sheet.ensure(40);
  riders.forEach((rider, index) => {
    const x = left + 20 + (index % 3) * 165;
    const y = sheet.y + Math.floor(index / 3) * 15;
    sheet.checkbox(x, y, { marked: marked[rider] ?? false, label: rider, size: 8 });
    sheet.text(x + 12, y - 1, rider, { size: 8.5 });
  });
  sheet.y += 36;
}

/** Lettered definitions; the newer form has headings between them. */
function definitions(draft: Draft, instrument: Instrument, modern: boolean): void {
  const { sheet, say, facts } = draft;
  const deed = instrument.docType === 'deed_of_trust';
  const state = stateName(facts.property.address.state);
  const rows: { head?: string; runs: Runs; riders?: boolean }[] = [
    {
      head: 'Parties',
      runs: prose`“Borrower” is ${say.borrowers()}, currently residing at ${say.borrowerAddress()}. Borrower is the ${deed ? 'trustor' : 'mortgagor'} under this Security Instrument.`,
    },
    {
      runs: prose`“Lender” is ${say.lender()}. Lender is a corporation organized and existing under the laws of ${state}. Lender’s address is ${say.lenderAddress()}. Lender is the ${deed ? 'beneficiary' : 'mortgagee'} under this Security Instrument.`,
    },
    ...(deed ? [{ runs: ['“Trustee” is ', say.trustee(), '.'] }] : []),
    {
      head: 'Documents',
      runs: prose`“Note” means the promissory note dated ${say.noteDate('long')}, and signed by each Borrower who is legally obligated for the debt under that promissory note. The Note evidences the legal obligation of each Borrower who signed the Note to pay Lender ${say.words('and')} Dollars (U.S. ${say.principal()}) plus interest. Each Borrower who signed the Note has promised to pay this debt in regular ${v('payment_frequency', 'monthly')} payments and to pay the debt in full not later than ${say.maturity('long')}.`,
    },
    {
      runs: '“Riders” means all Riders to this Security Instrument that are signed by Borrower. All such Riders are incorporated into and deemed to be a part of this Security Instrument. The following Riders are to be signed by Borrower [check box as applicable]:',
      riders: true,
    },
    {
      runs: prose`“Security Instrument” means this document, which is dated ${say.noteDate('long')}, together with all Riders to this document.`,
    },
    {
      head: 'Additional Definitions',
      runs: '“Applicable Law” means all controlling applicable federal, state, and local statutes, regulations, ordinances, and administrative rules and orders that have the effect of law, as well as all applicable final, non-appealable judicial opinions.',
    },
    {
      runs: '“Escrow Items” means taxes and assessments and other items that can attain priority over this Security Instrument as a lien on the Property, leasehold payments or ground rents, premiums for insurance that Lender requires, and mortgage insurance premiums, if any.',
    },
    {
      runs: '“Periodic Payment” means the regularly scheduled amount due for principal and interest under the Note, plus any amounts under Section 3.',
    },
    { runs: '“Property” means the property described below under the heading “TRANSFER OF RIGHTS IN THE PROPERTY.”' },
  ];
  rows.forEach((row, index) => {
    if (modern && row.head !== undefined) sheet.paragraph(row.head, { bold: true, after: 3 });
    const runs = typeof row.runs === 'string' ? [row.runs] : (row.runs as readonly Run[]);
    sheet.paragraph([bold(`(${String.fromCharCode(65 + index)}) `), ...runs], { align: 'justify' });
    if (row.riders === true) drawRiders(draft);
  });
}

function transfer(draft: Draft, instrument: Instrument): void {
  const { sheet, say } = draft;
  const deed = instrument.docType === 'deed_of_trust';
  sheet.paragraph('TRANSFER OF RIGHTS IN THE PROPERTY', { bold: true, after: 3 });
  sheet.paragraph(
    prose`This Security Instrument secures to Lender (i) the repayment of the Loan, and all renewals, extensions, and modifications of the Note, and (ii) the performance of Borrower’s covenants and agreements under this Security Instrument and the Note. For this purpose, Borrower ${deed ? 'irrevocably grants and conveys to Trustee, in trust, with power of sale, ' : 'mortgages, warrants, grants, and conveys to Lender, with power of sale, '}the following described property located in the County of ${say.county()}:`,
    { align: 'justify' },
  );
  sheet.paragraph(say.legal(), { indent: 36, width: draft.width - 72 });
  if (draft.random.chance(0.7)) sheet.paragraph(['Parcel ID Number: ', say.parcel()], { indent: 36 });
  sheet.paragraph(['which currently has the address of ', say.property(), ' (“Property Address”);'], {
    align: 'justify',
  });
  for (const runs of paragraphs`
    TOGETHER WITH all the improvements now or subsequently erected on the property, including replacements and additions to the improvements on such property, all property rights, including all easements, appurtenances, royalties, mineral rights, oil or gas rights or profits, water rights, and fixtures now or subsequently a part of the property.
    BORROWER COVENANTS that Borrower is lawfully seised of the estate conveyed in this Security Instrument and has the right to grant and convey the Property, and that the Property is unencumbered, except for encumbrances of record.
  `)
    sheet.paragraph(runs, { align: 'justify', indent: 18 });
}

function drawUniform(draft: Draft, instrument: Instrument, modern: boolean): void {
  const { sheet, facts } = draft;
  drawReturnBlock(draft, modern ? 'left' : 'prepared by');
  rule(draft);
  sheet.y += 10;
  drawTitle(draft, instrument.name.toUpperCase(), { size: 15 });
  sheet.y += 10;
  sheet.paragraph('DEFINITIONS', { bold: true, after: 3 });
  sheet.paragraph(
    'Words used in multiple sections of this document are defined below and other words are defined under the caption TRANSFER OF RIGHTS IN THE PROPERTY and in Sections 3, 4, 10, 11, 12, 16, 19, 24, and 25.',
    { align: 'justify' },
  );
  definitions(draft, instrument, modern);
  transfer(draft, instrument);
  sheet.paragraph('UNIFORM COVENANTS. Borrower and Lender covenant and agree as follows:', {
    bold: modern,
    indent: 18,
  });
  const voice = voiceOf(draft, 'Borrower', 'Lender', 'Security Instrument');
  const write = writeClauses(draft, voice, { number: '1.', title: 'run-in' });
  write.all(uniformCovenants);
  sheet.paragraph('NON-UNIFORM COVENANTS. Borrower and Lender further covenant and agree as follows:', {
    bold: modern,
    indent: 18,
  });
  write.all(
    instrument.docType === 'deed_of_trust' ? [c.sale, c.substitute, c.full] : [c.foreclosure, c.full, c.homestead],
  );
  sheet.paragraph(
    'BY SIGNING BELOW, Borrower accepts and agrees to the terms and covenants contained in this Security Instrument and in any Rider signed by Borrower and recorded with it.',
    { align: 'justify', indent: 18 },
  );
  signWithSeal(draft, instrumentSigners(draft, 'Borrower'));
  sheet.y += 8;
  drawNotary(draft, facts.borrowers, 'venue');
  if (modern) {
    sheet.ensure(50);
    sheet.paragraph(
      prose`Loan originator organization: ${draft.say.lender()}, NMLSR ID ${draft.random.int(100_000, 999_999)}\nLoan originator: ${v('loan_officer', facts.approval.officer)}, NMLSR ID ${draft.random.int(100_000, 1_999_999)}`,
      { size: 8.5 },
    );
  }
}

function family(instrument: Instrument): Layout[] {
  const deed = instrument.docType === 'deed_of_trust';
  const prefix = deed ? 'deed' : 'mortgage';
  return [true, false].map((modern) =>
    layout({
      id: `${prefix}-uniform-${modern ? '2021' : '2001'}`,
      docType: instrument.docType,
      suits: isConsumer,
      habits: { upperNames: false },
      paper: (random) => ({
        style: {
          font: modern ? random.pick(['sans', 'franklin']) : random.pick(['serif', 'book']),
          size: modern ? 10 : 11,
        },
        margins: { top: 60, left: 64, right: 64, bottom: 66 },
        furniture({ sheet, left, width, facts, say }, pageNo, pageCount) {
          const state = stateName(facts.property.address.state).toUpperCase();
          const form = `30${10 + (facts.property.parcel.charCodeAt(0) % 40)}  ${modern ? '07/2021' : '1/01'}`;
          sheet.text(left, sheet.height - 50, `${state}--Single Family--Fannie Mae/Freddie Mac UNIFORM INSTRUMENT`, {
            size: 7.5,
            bold: true,
          });
          sheet.text(left, sheet.height - 50, `Form ${form}`, { size: 7.5, width, align: 'right' });
          sheet.text(
            left,
            sheet.height - 38,
            `${modern ? '' : '(page '}${modern ? 'Page ' : ''}${pageNo} of ${pageCount}${modern ? '' : ' pages)'}`,
            { size: 7.5, width, align: 'center' },
          );
          if (modern) sheet.text(left, sheet.height - 38, ['LOAN #: ', say.loanNo()], { size: 7.5 });
        },
      }),
      draw: (draft) => drawUniform(draft, instrument, modern),
    }),
  );
}

export const uniformInstruments: readonly Layout[] = [...family(deedOfTrust), ...family(mortgage)];
