import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { deedClauses as c } from './a-clauses-deeds.ts';
import {
  commercialBoilerplate,
  drawReturnBlock,
  type Instrument,
  instrumentSigners,
  isDeed,
  lienRuns,
  partyWords,
  securedNoteRuns,
} from './a-deed-parts.ts';
import type { Draft } from './a-draft.ts';
import { stateName, voiceOf } from './a-note-terms.ts';
import { drawNotary, signByNameTitle, signInBoxes, signWitnessed } from './a-signatures.ts';
import { drawList } from './a-tables.ts';
import { drawTitle, rule, speak, writeClauses } from './a-text.ts';

/** The consumer's line of credit on the home, in plain words with you and we. */
export function drawHomeEquity(draft: Draft, instrument: Instrument): void {
  const { sheet, say, facts } = draft;
  const open: Run[] = [say.dollars('max_lien_amount', facts.maxLienCents)];
  drawReturnBlock(draft, 'left');
  drawTitle(
    draft,
    isDeed(instrument) ? 'DEED OF TRUST\n(Line of Credit)' : 'OPEN-END MORTGAGE\n(Secures Future Advances)',
    { size: 13 },
  );
  sheet.y += 8;
  sheet.paragraph(
    prose`${bold('1. DATE AND PARTIES. ')}The date of this Security Instrument is ${say.noteDate()}. The parties and their addresses are:`,
  );
  drawList(
    draft,
    [
      [
        isDeed(instrument) ? 'GRANTOR:' : 'MORTGAGOR:',
        [...say.borrowers('\n'), '\n', say.borrowerAddress('two lines')],
      ],
      ...(isDeed(instrument) ? ([['TRUSTEE:', say.trustee()]] as const) : []),
      ['LENDER:', [say.lender(), '\n', say.lenderAddress('two lines')]],
    ],
    { x: draft.left + 30, labelWidth: 90, gap: 8 },
  );
  for (const runs of paragraphs`
    ${bold('2. CONVEYANCE. ')}For good and valuable consideration, the receipt and sufficiency of which are acknowledged, and to secure the Secured Debt and the performance under this Security Instrument, ${isDeed(instrument) ? 'Grantor irrevocably grants, conveys and sells to Trustee, in trust for the benefit of Lender, with power of sale, ' : 'Mortgagor grants, bargains, sells, conveys, mortgages and warrants to Lender '}the following described property: ${say.legal()}.
    The property is located in ${say.county()} County at ${say.property()}. Parcel ${say.parcel()}.
    ${bold('3. MAXIMUM OBLIGATION LIMIT. ')}The total principal amount secured by this Security Instrument at any one time shall not exceed ${open}. This limitation of amount does not include interest and other fees and charges validly made.
    ${bold('4. SECURED DEBT AND FUTURE ADVANCES. ')}The term “Secured Debt” includes ${securedNoteRuns(draft, { ...instrument, giver: 'Borrower', taker: 'Lender' })}.
  `)
    sheet.paragraph(runs, { align: 'justify' });
  const voice = voiceOf(draft, isDeed(instrument) ? 'Grantor' : 'Mortgagor', 'Lender', 'Security Instrument');
  const write = writeClauses(draft, voice, { number: '1.', title: 'caps run-in', from: 5 });
  write.all([
    c.payment,
    c.title,
    c.possession,
    c.taxes,
    c.insurance,
    c.dueOnSale,
    c.expenditures,
    c.condemnation,
    c.default,
    c.remedies,
    ...(isDeed(instrument) ? [c.substitute] : [c.homestead]),
    c.future,
    c.misc,
  ]);
  sheet.paragraph(
    `SIGNATURES: By signing below, ${voice.B} agrees to the terms and covenants contained in this Security Instrument and in any attachments.`,
    {},
  );
  signInBoxes(draft, instrumentSigners(draft, voice.B));
  sheet.y += 8;
  drawNotary(draft, facts.borrowers, 'venue');
}

/** Definitions as a schedule of terms on page 1, everything else refers to them. */
export function drawTermSheet(draft: Draft, instrument: Instrument): void {
  const { sheet, say, facts } = draft;
  drawTitle(draft, instrument.name.toUpperCase(), { size: 18, align: 'left' });
  rule(draft, 2);
  sheet.y += 4;
  sheet.paragraph('Terms', { bold: true });
  drawList(
    draft,
    [
      ['Date:', say.noteDate()],
      ['Grantor:', [...say.borrowers(), ...say.entity()]],
      ['Grantor’s Mailing Address:', say.borrowerAddress()],
      ...(isDeed(instrument) ? ([['Trustee:', say.trustee()]] as const) : []),
      ['Lender:', say.lender()],
      ['Lender’s Mailing Address:', say.lenderAddress()],
    ],
    { labelWidth: 150, labelStyle: { bold: true } },
  );
  sheet.paragraph('Obligation', { bold: true });
  sheet.paragraph('Note', { indent: 20, after: 3 });
  drawList(
    draft,
    [
      ['Date:', say.noteDate()],
      ['Original principal amount:', say.principal()],
      ['Borrower:', say.borrowers()],
      ['Lender:', say.lender()],
      ['Maturity date:', say.maturity()],
      ['Loan number:', say.loanNo()],
    ],
    { x: draft.left + 40, labelWidth: 150 },
  );
  sheet.paragraph(
    prose`Property (including any improvements): ${say.legal()}, commonly known as ${say.property()} in ${say.county()} County, tax parcel ${say.parcel()}.`,
    { align: 'justify' },
  );
  sheet.paragraph(['Prior Lien: none. ', ...lienRuns(draft)]);
  sheet.paragraph(['Use: ', v('property_type', facts.property.type)]);
  sheet.paragraph(
    isDeed(instrument)
      ? 'For value received and to secure payment of the Obligation, Grantor conveys the Property to Trustee in trust. On payment of the Obligation and all other amounts secured by this deed of trust, this deed of trust will have no further effect, and Lender will release it at Grantor’s expense.'
      : 'For value received and to secure payment of the Obligation, Grantor mortgages and conveys the Property to Lender. On payment of the Obligation this mortgage will have no further effect.',
    { align: 'justify' },
  );
  const write = writeClauses(draft, voiceOf(draft, 'Grantor', 'Lender', instrument.name), {
    number: '(a)',
    title: 'above',
    align: 'left',
  });
  write.all(commercialBoilerplate(draft, instrument).slice(0, 16));
  signByNameTitle(draft, instrumentSigners(draft, 'Grantor'));
  drawNotary(draft, facts.borrowers, 'corporate');
}

/** Typed into a stationer's form: the printed text in one face, what was filled in in another. */
export function drawStationer(draft: Draft, instrument: Instrument): void {
  const { sheet, say, facts, left, width, random } = draft;
  const { giver, taker } = partyWords(instrument);
  const typed = { font: random.pick(['mono', 'typewriter'] as const), size: 10, underlined: true };
  drawTitle(draft, `${stateName(facts.property.address.state).toUpperCase()} ${instrument.name.toUpperCase()}`, {
    size: 13,
  });
  sheet.text(left, sheet.y, `Stationers’ Law Blank No. ${random.int(100, 900)}`, { size: 7, width, align: 'center' });
  sheet.y += 16;
  const fill = { valueStyle: typed, underlined: true, labelWidth: 130, gap: 7 };
  drawList(
    draft,
    [
      ['THIS INDENTURE, dated', say.noteDate()],
      ['between', say.borrowers()],
      ['of', say.borrowerAddress()],
      [`hereinafter called the`, giver],
    ],
    fill,
  );
  drawList(
    draft,
    [
      ...(isDeed(instrument)
        ? ([
            ['to', say.trustee()],
            ['hereinafter called the', 'Trustee'],
            ['for the use of', say.lender()],
          ] as const)
        : ([['and', say.lender()]] as const)),
      ['of', say.lenderAddress()],
      ['hereinafter called the', taker],
    ],
    fill,
  );
  sheet.paragraph(`WITNESSETH, that the ${giver}, in consideration of the sum of`, { after: 4 });
  drawList(
    draft,
    [
      ['', [say.words('no'), ' Dollars']],
      ['(in figures)', say.principal()],
    ],
    fill,
  );
  sheet.paragraph(`lawful money, to secure payment of a note of even date falling due`, { after: 4 });
  drawList(draft, [['', say.maturity()]], fill);
  sheet.paragraph(
    isDeed(instrument)
      ? 'does hereby grant, bargain, sell and convey unto the Trustee, with power of sale, all that land in the county of'
      : 'does hereby mortgage and warrant, grant and convey, all that land in the county of',
    { after: 4 },
  );
  drawList(
    draft,
    [
      ['', say.county()],
      ['described as', say.legal()],
      ['street address', say.property()],
      ['parcel', say.parcel()],
    ],
    fill,
  );
  sheet.y += 6;
  const voice = voiceOf(draft, `the ${giver}`, `the ${taker}`, 'Indenture');
  for (const [index, clause] of commercialBoilerplate(draft, instrument).slice(0, 13).entries())
    sheet.paragraph(
      `${['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth', 'Eleventh', 'Twelfth', 'Thirteenth'][index]}: ${speak(clause.text, voice)}`,
      { align: 'justify' },
    );
  signWitnessed(draft, instrumentSigners(draft, giver));
  drawNotary(draft, facts.borrowers, 'venue');
}
