import { bold, v } from '../core/runs.ts';
import type { Draft, Paper } from './a-draft.ts';
import { drawList, drawPair, drawTable } from './a-tables.ts';

/** The row of boxes that lending software prints at the head of its documents. */
export function drawReferenceBoxes(draft: Draft): void {
  const { say, facts, random, width } = draft;
  const heads = ['Principal', 'Loan Date', 'Maturity', 'Loan No', 'Call / Coll', 'Account', 'Officer', 'Initials'];
  const shares = [0.16, 0.13, 0.13, 0.14, 0.12, 0.12, 0.12, 0.08];
  const small = { size: 7.5, font: draft.style.font ?? 'sans', align: 'center' } as const;
  const code = random.chance(0.5) ? ` / ${random.int(1, 99)}` : '';
  drawTable(
    draft,
    shares.map((share) => share * width),
    [
      heads.map((head) => ({ runs: head, style: { ...small, bold: true } })),
      [
        say.principal(),
        say.noteDate('dashes'),
        say.maturity('dashes'),
        say.loanNo(),
        [v('call_report_code', facts.approval.callCode), code],
        random.chance(0.5) ? random.int(10_000, 999_999).toString() : '',
        random.chance(0.6) ? v('loan_officer', facts.approval.officer) : '***',
        random.chance(0.4) ? random.pick(['KW', 'PJO', 'MD', 'jrh']) : '',
      ].map((runs) => ({ runs, style: small })),
    ],
    { minHeight: 16, pad: 2 },
  );
}

export function referencesLine(draft: Draft): void {
  draft.sheet.y += 1;
  draft.sheet.paragraph(
    'References in the boxes above are for Lender’s use only and do not limit the applicability of this document to any particular loan or item.\nAny item above containing “***” has been omitted due to text length limitations.',
    { size: 6.5, align: 'center', after: 6 },
  );
}

type Side = 'Borrower' | 'Lender' | 'Grantor' | 'Guarantor' | 'Trustor' | 'Corporation' | 'Company' | 'Mortgagor';

/** Names and addresses of two or more parties side by side, each behind its label. */
export function drawPartyPair(draft: Draft, left: Side, right: Side, third?: Side): void {
  const { say, sheet } = draft;
  const runsOf = (side: Side): Parameters<typeof drawList>[1][number][1] => {
    if (side === 'Lender') return [say.lender(), '\n', say.lenderAddress('two lines')];
    if (side === 'Guarantor') return [say.guarantor(), '\n', say.guarantorAddress('two lines')];
    return [...say.borrowers('\n'), '\n', say.borrowerAddress('two lines')];
  };
  const list = (side: Side) => (x: number, width: number) =>
    drawList(draft, [[`${side}:`, runsOf(side)]], { x, width, labelWidth: 62, labelStyle: { bold: true } });
  drawPair(draft, list(left), list(right));
  if (third !== undefined) drawPair(draft, list(third), () => {});
  sheet.y += 6;
}

/** Title, loan number and page at the head of later pages; a form code at the foot of all. */
export function softwareFooter(title: string): NonNullable<Paper['furniture']> {
  return (draft, pageNo, pageCount) => {
    const { sheet, say, left, width } = draft;
    const y = sheet.height - 44;
    if (pageNo > 1) {
      sheet.text(left, sheet.margins.top - 22, [bold('Loan No: '), say.loanNo()], { size: 8 });
      sheet.text(left, sheet.margins.top - 22, title, { size: 8, bold: true, width, align: 'center' });
      sheet.text(left, sheet.margins.top - 22, `Page ${pageNo}`, { size: 8, width, align: 'right' });
    }
    sheet.hline(left, y - 4, left + width, 0.5);
    sheet.text(
      left,
      y,
      `LendForms, Ver. 23.${pageCount}.10.${draft.facts.approval.branch}  Copr. All Rights Reserved.`,
      {
        size: 6,
        width,
      },
    );
    sheet.text(
      left,
      y,
      `- ${draft.facts.property.address.state}  DOC-D20.FC  TR-${draft.facts.approval.naics}  PR-${draft.facts.approval.branch}`,
      {
        size: 6,
        width,
        align: 'right',
      },
    );
  };
}
