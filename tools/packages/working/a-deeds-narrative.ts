import { paragraphs, prose } from '../core/prose.ts';
import { bold } from '../core/runs.ts';
import { deedClauses as c } from './a-clauses-deeds.ts';
import {
  commercialBoilerplate,
  drawLegal,
  drawReturnBlock,
  type Instrument,
  instrumentSigners,
  isDeed,
  knownAsRuns,
  lienRuns,
  maximumLienRuns,
  partyWords,
  securedNoteRuns,
} from './a-deed-parts.ts';
import type { Draft } from './a-draft.ts';
import { stateName, voiceOf } from './a-note-terms.ts';
import { drawNotary, signByNameTitle, signInBoxes, signUnderName, signWitnessed } from './a-signatures.ts';
import { drawList, drawTable } from './a-tables.ts';
import { drawTitle, flowColumns, rule, runIn, speak, writeClauses } from './a-text.ts';

/** An indenture of a law office: whereas, now therefore, and the land in an exhibit. */
export function drawIndenture(draft: Draft, instrument: Instrument): void {
  const { sheet, say, facts } = draft;
  const { giver, taker } = partyWords(instrument);
  drawReturnBlock(draft, 'prepared by');
  rule(draft);
  sheet.y += 14;
  drawTitle(
    draft,
    isDeed(instrument)
      ? 'DEED OF TRUST, SECURITY AGREEMENT\nAND FIXTURE FILING'
      : 'MORTGAGE, SECURITY AGREEMENT\nAND FIXTURE FILING',
    { size: 14 },
  );
  sheet.y += 10;
  sheet.paragraph(
    prose`THIS ${instrument.name.toUpperCase()} is ${isDeed(instrument) ? 'dated' : 'made'} as of the ${say.noteDate('ordinal')}, by ${isDeed(instrument) ? 'and among ' : ''}${say.borrowers()}${say.entity()}, having an address at ${say.borrowerAddress()} (“${giver}”)${isDeed(instrument) ? prose`; ${say.trustee()} (“Trustee”)` : ''}; ${isDeed(instrument) ? 'for the benefit of ' : 'in favor of '}${say.lender()}, having an address at ${say.lenderAddress()} (“${taker}”).`,
    { align: 'justify' },
  );
  sheet.paragraph('W I T N E S S E T H:', { align: 'center', bold: true });
  for (const runs of paragraphs`
    WHEREAS, ${giver} is indebted to ${taker} under ${securedNoteRuns(draft, { ...instrument, giver, taker })} (the “Note”); and
    WHEREAS, ${giver} is the owner of the land in ${say.county()} County, ${stateName(facts.property.address.state)}, that is described in Exhibit A, known as ${say.property()} (the “Premises”);
  `)
    sheet.paragraph(runs, { align: 'justify', indent: 20 });
  sheet.paragraph(
    isDeed(instrument)
      ? `NOW, THEREFORE, ${giver} grants, bargains, sells and conveys the Premises to Trustee, IN TRUST, WITH POWER OF SALE, to secure to ${taker} the payment of the Note.`
      : `NOW, THEREFORE, ${giver} mortgages, warrants and conveys the Premises to ${taker}, to secure the payment of the Note. If the Note is paid, this conveyance is void; otherwise it remains in force.`,
    { align: 'justify', indent: 20 },
  );
  const write = writeClauses(
    draft,
    voiceOf(draft, giver, taker, instrument.name),
    isDeed(instrument) ? { number: '1.', title: 'run-in' } : { number: 'Article', title: 'centred' },
  );
  write.all(commercialBoilerplate(draft, instrument));
  write.say('MAXIMUM AMOUNT', maximumLienRuns(draft, instrument));
  (isDeed(instrument) ? signByNameTitle : signWitnessed)(draft, instrumentSigners(draft, giver));
  drawNotary(draft, facts.borrowers, 'corporate');
  sheet.newPage();
  drawTitle(draft, 'EXHIBIT A', { size: 13 });
  drawTitle(draft, 'LEGAL DESCRIPTION', { size: 11 });
  sheet.y += 14;
  drawLegal(draft);
  sheet.paragraph(['Parcel Identification Number: ', say.parcel()], { indent: 30 });
}

/** A cover sheet for the county's index, then a form typed on legal paper. */
export function drawIndexed(draft: Draft, instrument: Instrument): void {
  const { sheet, say, facts, width } = draft;
  const { giver, taker } = partyWords(instrument);
  drawTitle(draft, `${facts.property.county.toUpperCase()} COUNTY RECORDER - INDEXING COVER SHEET`, { size: 12 });
  sheet.y += 6;
  drawTable(
    draft,
    [width * 0.36, width * 0.64],
    [
      ['Document title', instrument.name],
      [`${giver} (first party)`, say.borrowers('\n')],
      ...(isDeed(instrument) ? [['Trustee', say.trustee()] as const] : []),
      [`${taker} (second party)`, say.lender()],
      ['Dated', say.noteDate()],
      ['Consideration / principal', say.principal()],
      ['Assessor’s parcel', say.parcel()],
      [
        'Abbreviated legal (full description on page 2)',
        `${facts.property.legalDescription.split(',').slice(0, 2).join(',')}`,
      ],
      ['Reference to documents released', 'None'],
      ['Return to', [say.lender(), '\n', say.lenderAddress('two lines')]],
    ],
    { minHeight: 26, pad: 5 },
  );
  sheet.y += 10;
  sheet.paragraph(
    'The recorder will rely on the information on this sheet. The staff will not read the document to verify its accuracy or completeness.',
    { size: 8 },
  );
  sheet.newPage();
  drawTitle(draft, instrument.name.toUpperCase(), { size: 14 });
  sheet.y += 8;
  sheet.paragraph(
    prose`${bold(isDeed(instrument) ? 'THIS DEED OF TRUST is dated ' : 'THIS MORTGAGE dated ')}${say.noteDate('long')}, between ${say.borrowers()}${say.entity()}, ${giver}, ${isDeed(instrument) ? prose`${say.trustee()}, Trustee, ` : ''}and ${say.lender()}, ${taker}. ${giver} ${isDeed(instrument) ? 'conveys to Trustee in trust with power of sale' : 'mortgages, warrants and conveys'} the following land:`,
    { align: 'justify' },
  );
  drawLegal(draft);
  sheet.paragraph(knownAsRuns(draft), { align: 'justify' });
  sheet.paragraph(
    prose`This instrument is given to secure ${securedNoteRuns(draft, { ...instrument, giver, taker })}. ${lienRuns(draft)}`,
    { align: 'justify' },
  );
  const voice = voiceOf(draft, giver, taker, instrument.name);
  for (const clause of commercialBoilerplate(draft, instrument))
    sheet.paragraph([`${clause.title}. `, speak(clause.text, voice)], { align: 'justify' });
  signUnderName(draft, instrumentSigners(draft, giver.toUpperCase()));
  drawNotary(draft, facts.borrowers, 'venue');
}

/** A short form of two columns that takes its covenants from a recorded master form. */
export function drawShortForm(draft: Draft, instrument: Instrument): void {
  const { sheet, say, facts } = draft;
  const { giver, taker } = partyWords(instrument);
  drawReturnBlock(draft, 'boxed');
  drawTitle(draft, isDeed(instrument) ? 'SHORT FORM DEED OF TRUST' : 'SHORT FORM MORTGAGE', { size: 13 });
  sheet.y += 4;
  drawList(
    draft,
    [
      ['Date', say.noteDate()],
      [giver, [...say.borrowers(), ', ', say.borrowerAddress()]],
      ...(isDeed(instrument) ? ([['Trustee', say.trustee()]] as const) : []),
      [taker, [say.lender(), ', ', say.lenderAddress()]],
      ['Debt secured', [say.principal(), ' due ', say.maturity()]],
      ['Property', [say.property(), ', ', say.county(), ' County']],
      ['APN', say.parcel()],
      ['Legal description', say.legal()],
    ],
    { labelWidth: 100, labelStyle: { bold: true }, underlined: true, gap: 6 },
  );
  sheet.y += 4;
  const verb = isDeed(instrument)
    ? 'irrevocably grants, transfers and assigns to Trustee, in trust, with power of sale,'
    : 'mortgages, grants and conveys';
  sheet.paragraph(
    [
      `${giver} ${verb} the Property, for the purpose of securing the debt. The covenants of the master form recorded in Book ${draft.random.int(100, 990)}, page ${draft.random.int(10, 900)}, are adopted and repeated in part below.`,
    ],
    { align: 'justify' },
  );
  const voice = voiceOf(draft, giver, taker, instrument.name);
  const clauses = [
    c.possession,
    c.taxes,
    c.insurance,
    c.expenditures,
    c.condemnation,
    c.dueOnSale,
    c.default,
    c.remedies,
    ...(isDeed(instrument) ? [c.substitute, c.sale] : [c.foreclosure, c.homestead]),
  ];
  flowColumns(
    draft,
    clauses.map((clause) => runIn(`${clause.title}.`, speak(clause.text, voice))),
    { style: { size: 8 } },
  );
  sheet.y += 8;
  signInBoxes(draft, instrumentSigners(draft, giver));
  sheet.y += 6;
  drawNotary(draft, facts.borrowers, 'boxed');
}
