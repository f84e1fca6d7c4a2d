import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, v } from '../core/runs.ts';
import {
  commercialBoilerplate,
  deedOfTrust,
  drawLegal,
  drawReturnBlock,
  type Instrument,
  instrumentSigners,
  knownAsRuns,
  lienRuns,
  maximumLienRuns,
  mortgage,
  realPropertyRuns,
  securedNoteRuns,
} from './a-deed-parts.ts';
import { type Draft, isBusiness, layout } from './a-draft.ts';
import { voiceOf } from './a-note-terms.ts';
import { drawNotary, signInTable, signUnderName } from './a-signatures.ts';
import { softwareFooter } from './a-software-header.ts';
import { drawBoxes } from './a-tables.ts';
import { drawTitle, rule, writeClauses } from './a-text.ts';

/** The opening of lending software: parties and addresses inside one sentence. */
function opening(draft: Draft, instrument: Instrument): void {
  const { sheet, say } = draft;
  const isDeed = instrument.docType === 'deed_of_trust';
  sheet.paragraph(
    prose`${bold(isDeed ? 'THIS DEED OF TRUST is dated ' : 'THIS MORTGAGE dated ')}${say.noteDate('long')}${isDeed ? ', among ' : ', is made and executed between '}${say.borrowers()}${say.entity()}, whose address is ${say.borrowerAddress()} (“Grantor”); ${isDeed ? '' : 'and '}${say.lender()}, whose address is ${say.lenderAddress()}${isDeed ? ' (referred to below sometimes as “Lender” and sometimes as “Beneficiary”); and ' : ' (referred to below as “Lender”).'}${isDeed ? prose`${say.trustee()}, (referred to below as “Trustee”).` : ''}`,
    { align: 'justify' },
  );
}

function granting(draft: Draft, instrument: Instrument): void {
  const { sheet } = draft;
  const lead =
    instrument.docType === 'deed_of_trust'
      ? 'CONVEYANCE AND GRANT. For valuable consideration, Grantor irrevocably grants, bargains, sells and conveys to Trustee in trust, with power of sale, for the benefit of Lender as Beneficiary, '
      : 'GRANT OF MORTGAGE. For valuable consideration, Grantor mortgages, warrants and conveys to Lender ';
  sheet.paragraph(
    prose`${lead}all of Grantor’s right, title, and interest in and to the following described real property, together with all existing or subsequently erected or affixed buildings, improvements and fixtures; all easements, rights of way, and appurtenances; all water, water rights and ditch rights; and all other rights, royalties, and profits relating to it, including without limitation all minerals, oil, gas, geothermal and similar matters, the ${realPropertyRuns(draft)}`,
    { align: 'justify' },
  );
  drawLegal(draft);
  sheet.paragraph(knownAsRuns(draft), { bold: true, align: 'justify' });
}

function drawSoftware(draft: Draft, instrument: Instrument): void {
  const { sheet } = draft;
  drawReturnBlock(draft, draft.random.pick(['left', 'boxed']));
  drawTitle(draft, instrument.name.toUpperCase(), { size: 15 });
  sheet.y += 8;
  if (instrument.docType === 'deed_of_trust')
    sheet.paragraph([bold('MAXIMUM LIEN. '), ...maximumLienRuns(draft, instrument)], { align: 'justify' });
  else
    sheet.paragraph(
      prose`${bold('MAXIMUM LIEN. At no time shall the principal amount of Indebtedness secured by the Mortgage, not including sums advanced to protect the security, exceed ')}${draft.say.dollars('max_lien_amount', draft.facts.maxLienCents)}.`,
      {},
    );
  opening(draft, instrument);
  granting(draft, instrument);
  const write = writeClauses(draft, voiceOf(draft, 'Grantor', 'Lender', instrument.name), { title: 'caps run-in' });
  write.say(
    'THE NOTE',
    prose`The word “Note” means ${securedNoteRuns(draft, instrument)}. The interest rate on the Note is ${draft.say.rate()}.`,
  );
  write.all(commercialBoilerplate(draft, instrument));
  sheet.paragraph(
    `GRANTOR ACKNOWLEDGES HAVING READ ALL THE PROVISIONS OF THIS ${instrument.name.toUpperCase()}, AND GRANTOR AGREES TO ITS TERMS.`,
    { bold: true },
  );
  signUnderName(draft, instrumentSigners(draft, 'GRANTOR'));
  drawNotary(draft, draft.facts.borrowers, draft.facts.borrowers[0]?.capacity === null ? 'venue' : 'corporate');
}

/** A cover of boxes with every figure, then the terms by reference to the boxes. */
function drawCover(draft: Draft, instrument: Instrument): void {
  const { sheet, say, facts, left, width } = draft;
  const isDeed = instrument.docType === 'deed_of_trust';
  drawTitle(draft, isDeed ? 'DEED OF TRUST' : 'OPEN-END MORTGAGE', { size: 14, align: 'left' });
  sheet.text(left, sheet.y - 16, 'With Security Agreement, Assignment of Rents and Fixture Filing', {
    size: 8,
    width,
    align: 'right',
  });
  sheet.y += 4;
  drawBoxes(
    draft,
    [
      [
        { label: 'DATE', runs: say.noteDate() },
        { label: 'LOAN NUMBER', runs: say.loanNo() },
        { label: 'RECORDING INFORMATION (county use)', runs: '', share: 2 },
      ],
      [
        {
          label: `${isDeed ? 'GRANTOR / TRUSTOR' : 'MORTGAGOR'} - NAME AND ADDRESS`,
          runs: [...say.borrowers('\n'), '\n', say.borrowerAddress('two lines')],
        },
        {
          label: `${isDeed ? 'BENEFICIARY' : 'MORTGAGEE'} - NAME AND ADDRESS`,
          runs: [say.lender(), '\n', say.lenderAddress('two lines')],
        },
      ],
      isDeed
        ? [
            { label: 'TRUSTEE', runs: say.trustee() },
            { label: 'PARCEL IDENTIFICATION', runs: say.parcel() },
          ]
        : [
            { label: 'TAX PARCEL', runs: say.parcel() },
            { label: 'COUNTY', runs: say.county() },
          ],
      [
        { label: 'PRINCIPAL AMOUNT OF NOTE', runs: say.principal() },
        { label: 'MAXIMUM OBLIGATION LIMIT', runs: say.dollars('max_lien_amount', facts.maxLienCents) },
        { label: 'FINAL MATURITY', runs: say.maturity() },
      ],
      [{ label: 'PROPERTY ADDRESS', runs: say.property() }],
      [{ label: 'LEGAL DESCRIPTION (attach Exhibit A if more space is needed)', runs: say.legal() }],
    ],
    { labelStyle: { size: 6.5, bold: true } },
  );
  sheet.y += 10;
  const write = writeClauses(draft, voiceOf(draft, instrument.giver, 'Lender', instrument.name), {
    number: '1.',
    title: 'run-in',
  });
  for (const [label, runs] of entries`
    CONVEYANCE | ${isDeed ? 'To secure the Secured Debt, Grantor irrevocably grants, conveys and sells to Trustee, in trust for the benefit of Lender, with power of sale, the Property that is described on the cover.' : 'To secure the Secured Debt, Grantor grants, bargains, mortgages, warrants and conveys to Lender the Property that is described on the cover.'} ${lienRuns(draft)}
    SECURED DEBT | The Secured Debt is ${securedNoteRuns(draft, instrument)}, and every other obligation that this instrument names.
    PROPERTY TYPE | The Property is used as ${v('property_type', facts.property.type)}.
  `)
    write.say(label, runs);
  write.all(commercialBoilerplate(draft, instrument));
  sheet.y += 6;
  rule(draft);
  signInTable(draft, instrumentSigners(draft, isDeed ? 'Grantor' : 'Mortgagor'));
  sheet.y += 12;
  drawNotary(draft, facts.borrowers, 'boxed');
}

function pair(instrument: Instrument): Layout[] {
  const prefix = instrument.docType === 'deed_of_trust' ? 'deed' : 'mortgage';
  return [
    layout({
      id: `${prefix}-software`,
      docType: instrument.docType,
      suits: isBusiness,
      paper: (random) => ({
        style: { font: random.pick(['sans', 'condensed', 'serif']), size: 9.5 },
        margins: { top: 44, left: 48, right: 48, bottom: 60 },
        furniture: softwareFooter(instrument.name.toUpperCase()),
      }),
      draw: (draft) => drawSoftware(draft, instrument),
    }),
    layout({
      id: `${prefix}-cover-boxes`,
      docType: instrument.docType,
      suits: isBusiness,
      paper: (random) => ({
        style: { font: random.pick(['sans', 'franklin']), size: 9 },
        margins: { top: 40, left: 40, right: 40, bottom: 52 },
        furniture({ sheet, left, width }, pageNo, pageCount) {
          sheet.text(
            left,
            sheet.height - 36,
            `Commercial ${instrument.name}  Form CSI-${prefix.toUpperCase()} 4/2021`,
            { size: 7 },
          );
          sheet.text(left, sheet.height - 36, `(page ${pageNo} of ${pageCount})`, { size: 7, width, align: 'right' });
        },
      }),
      draw: (draft) => drawCover(draft, instrument),
    }),
  ];
}

export const softwareInstruments: readonly Layout[] = [...pair(deedOfTrust), ...pair(mortgage)];
