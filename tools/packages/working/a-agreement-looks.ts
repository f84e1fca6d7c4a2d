import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { bold, type Run } from '../core/runs.ts';
import { type Draft, layout } from './a-draft.ts';
import { voiceOf } from './a-note-terms.ts';
import {
  drawNotary,
  type SignOptions,
  signByNameTitle,
  signInBoxes,
  signInTable,
  signUnderName,
} from './a-signatures.ts';
import { drawPartyPair, drawReferenceBoxes, referencesLine, softwareFooter } from './a-software-header.ts';
import { drawBoxes, drawList } from './a-tables.ts';
import { asRuns, type Clause, drawTitle, flowColumns, type Runs, rule, runIn, speak, writeClauses } from './a-text.ts';

/** What an agreement says, apart from how a house prints it. */
export interface Agreement {
  readonly docType: string;
  readonly title: string;
  /** As in `this Agreement`. */
  readonly name: string;
  /** The party that signs, as the text calls it: Borrower, Grantor … */
  readonly party: string;
  readonly suits?: (facts: LoanFacts) => boolean;
  readonly opening: (draft: Draft) => Runs;
  /** The same parties and figures as labels and values. */
  readonly rows: (draft: Draft) => readonly (readonly [string, Runs])[];
  readonly terms: (draft: Draft) => readonly (readonly [string, Runs])[];
  readonly clauses: readonly Clause[];
  readonly signers: (draft: Draft) => SignOptions;
  readonly closing?: (draft: Draft) => Runs;
  readonly notary?: boolean;
}

export type Look = 'software' | 'attorney' | 'list' | 'columns';

export function printAgreement(look: Look, id: string, agreement: Agreement): Layout {
  return { software, attorney, list, columns }[look](id, agreement);
}

function write(draft: Draft, agreement: Agreement, look: Parameters<typeof writeClauses>[2]): void {
  const writer = writeClauses(draft, voiceOf(draft, agreement.party, 'Lender', agreement.name), look);
  for (const [title, runs] of agreement.terms(draft)) writer.say(title, runs);
  writer.all(agreement.clauses);
}

function close(draft: Draft, agreement: Agreement, strong: boolean): void {
  if (agreement.closing !== undefined)
    draft.sheet.paragraph(agreement.closing(draft), { bold: strong, align: 'justify' });
}

function acknowledge(draft: Draft, agreement: Agreement): void {
  if (agreement.notary === true) drawNotary(draft, agreement.signers(draft).parties, 'corporate');
}

function plan(id: string, agreement: Agreement) {
  return { id, docType: agreement.docType, ...(agreement.suits === undefined ? {} : { suits: agreement.suits }) };
}

function software(id: string, agreement: Agreement): Layout {
  return layout({
    ...plan(id, agreement),
    paper: (random) => ({
      style: { font: random.pick(['sans', 'condensed']), size: random.pick([8.5, 9, 9.5]) },
      margins: { top: 44, left: 44, right: 44, bottom: 60 },
      furniture: softwareFooter(agreement.title),
    }),
    draw(draft) {
      drawTitle(draft, agreement.title, { size: 15 });
      draft.sheet.y += 6;
      drawReferenceBoxes(draft);
      referencesLine(draft);
      const side = agreement.party === 'Grantor' || agreement.party === 'Guarantor' ? agreement.party : 'Borrower';
      drawPartyPair(draft, side, 'Lender', side === 'Guarantor' ? 'Borrower' : undefined);
      rule(draft, 1);
      draft.sheet.y += 3;
      draft.sheet.paragraph(agreement.opening(draft), { align: 'justify' });
      write(draft, agreement, { title: 'caps run-in' });
      close(draft, agreement, true);
      signUnderName(draft, agreement.signers(draft));
      acknowledge(draft, agreement);
    },
  });
}

function attorney(id: string, agreement: Agreement): Layout {
  return layout({
    ...plan(id, agreement),
    paper: (random) => ({
      style: { font: random.pick(['serif', 'book']), size: random.pick([11, 11.5, 12]), leading: 1.25 },
      margins: { top: 72, left: 76, right: 72, bottom: 76 },
      furniture({ sheet }, pageNo) {
        sheet.text(0, sheet.height - 48, `${pageNo}`, { size: 10, width: sheet.width, align: 'center' });
        sheet.text(60, sheet.height - 34, `#${agreement.docType.length}48${pageNo > 0 ? '771v2' : ''}`, { size: 6.5 });
      },
    }),
    draw(draft) {
      drawTitle(draft, agreement.title, { size: 14, letterSpacing: draft.random.pick([0, 1]) });
      draft.sheet.y += 14;
      draft.sheet.paragraph(agreement.opening(draft), { align: 'justify' });
      write(
        draft,
        agreement,
        draft.random.pick([
          { number: '1.', title: 'run-in' },
          { number: 'Section', title: 'plain' },
          { number: 'Article', title: 'centred' },
        ] as const),
      );
      close(draft, agreement, false);
      draft.sheet.paragraph(
        'IN WITNESS WHEREOF, the undersigned has executed this instrument as of the date first above written.',
        { align: 'justify' },
      );
      signByNameTitle(draft, agreement.signers(draft));
      acknowledge(draft, agreement);
    },
  });
}

function list(id: string, agreement: Agreement): Layout {
  return layout({
    ...plan(id, agreement),
    paper: (random) => ({
      style: { font: random.pick(['franklin', 'slab', 'sans']), size: 9.5 },
      margins: { top: 54, left: 58, right: 58, bottom: 58 },
      furniture({ sheet, left, width, say }, pageNo, pageCount) {
        sheet.text(left, sheet.height - 40, [agreement.title, ' - ', say.loanNo()], { size: 7 });
        sheet.text(left, sheet.height - 40, `Page ${pageNo} of ${pageCount}`, { size: 7, width, align: 'right' });
      },
    }),
    draw(draft) {
      const { sheet } = draft;
      drawTitle(draft, agreement.title, { size: 16, align: 'left' });
      rule(draft, 2);
      sheet.y += 6;
      drawList(draft, agreement.rows(draft), {
        labelWidth: 130,
        labelStyle: { bold: true, size: 8.5 },
        gap: 6,
        underlined: draft.random.chance(0.4),
      });
      rule(draft, 0.75);
      sheet.y += 6;
      write(draft, agreement, { title: 'above', align: 'left' });
      close(draft, agreement, false);
      sheet.y += 6;
      signInTable(draft, agreement.signers(draft));
      sheet.y += 10;
      acknowledge(draft, agreement);
    },
  });
}

function columns(id: string, agreement: Agreement): Layout {
  return layout({
    ...plan(id, agreement),
    paper: (random) => ({
      style: { font: random.pick(['condensed', 'sans']), size: 8.5 },
      margins: { top: 40, left: 38, right: 38, bottom: 50 },
      furniture({ sheet, left, width }, pageNo, pageCount) {
        sheet.text(
          left,
          sheet.height - 36,
          `${agreement.title}   FRM-${agreement.docType.slice(0, 4).toUpperCase()} 1/2020`,
          { size: 6.5 },
        );
        sheet.text(left, sheet.height - 36, `(page ${pageNo} of ${pageCount})`, { size: 6.5, width, align: 'right' });
      },
    }),
    draw(draft) {
      const { sheet, left, width, random } = draft;
      sheet.rect(left, sheet.y, width, 22, { fill: '#dedede', stroke: true });
      sheet.text(left, sheet.y + 5, agreement.title, { bold: true, size: 12, width, align: 'center' });
      sheet.y += 22;
      const boxes = agreement.rows(draft).map(([label, runs]) => ({ label: label.toUpperCase(), runs }));
      const typed = random.pick(['mono', 'typewriter', 'sans'] as const);
      for (let first = 0; first < boxes.length; first += 2)
        drawBoxes(draft, [boxes.slice(first, first + 2)], { valueStyle: { font: typed } });
      sheet.y += 8;
      const voice = voiceOf(draft, agreement.party, 'Lender', agreement.name);
      const blocks: (readonly Run[])[] = [
        ...agreement.terms(draft).map(([title, runs]) => [bold(`${title.toUpperCase()}. `), ...asRuns(runs)]),
        ...agreement.clauses.map((clause) => runIn(`${clause.title}.`, speak(clause.text, voice))),
      ];
      flowColumns(draft, blocks);
      sheet.y += 6;
      close(draft, agreement, true);
      signInBoxes(draft, agreement.signers(draft));
      sheet.y += 8;
      acknowledge(draft, agreement);
    },
  });
}
