import type { Random } from '../../packages/core/random.ts';
import { bold, type Run, v } from '../../packages/core/runs.ts';
import { type Desk, entityRuns, label } from '../desk.ts';
import { labelOf } from '../documents/labels.ts';
import type { Party } from '../loan/parties.ts';
import { printAddress } from '../print/print-fact.ts';
import { labelStyle, valueStyle } from './form.ts';
import type { PartiesPart, PartyRole } from './part.ts';

/** A party as a block: who it is called, its names, its lines. */
interface Block {
  readonly title: string;
  readonly runs: readonly Run[];
}

const nameFields: Readonly<Record<PartyRole, string>> = {
  borrower: 'borrower_name',
  insured: 'borrower_name',
  lender: 'lender_name',
  mortgagee: 'mortgagee_name',
  guarantor: 'guarantor_name',
  trustee: 'trustee_name',
  agent: 'settlement_agent',
  insurer: 'insurer_name',
  producer: '',
};

const addressFields: Partial<Record<PartyRole, string>> = {
  borrower: 'borrower_address',
  insured: 'borrower_address',
  lender: 'lender_address',
  mortgagee: 'lender_address',
  guarantor: 'guarantor_address',
};

/** Names and addresses at the head of a document, as blocks beside or below each other. */
export function setParties(desk: Desk, part: PartiesPart): void {
  const choices = desk.house.random.fork(`parties ${part.id}`);
  const blocks = part.who.flatMap((role) => makeBlock(desk, role, choices.fork(role)) ?? []);
  if (blocks.length === 0) return;
  const look = choices.pick(['beside', 'beside', 'hanging', 'hanging', 'boxed', 'stacked', 'strips'] as const);
  const { paper } = desk;
  const value = valueStyle(desk);
  const titleStyle = { ...labelStyle(desk), bold: choices.chance(0.7) };
  const ruled = choices.chance(0.4);
  if (ruled) paper.stroke(paper.left, paper.y - 2, paper.right, paper.y - 2, 0.8);
  paper.y += 3;
  if (look === 'stacked') {
    for (const { title, runs } of blocks) {
      paper.paragraph([title], { ...titleStyle, after: 1 });
      paper.paragraph(runs, { ...value, after: 7, indent: choices.fork('indent').pick([0, 0, 20]) });
    }
  } else if (look === 'hanging') {
    const inset = Math.max(...blocks.map(({ title }) => paper.measure(title, titleStyle))) + 12;
    for (const { title, runs } of blocks) {
      const height = paper.heightOf(runs, paper.width - inset, value);
      paper.ensure(height + 6);
      paper.text(paper.left, paper.y, [title], titleStyle);
      paper.text(paper.left + inset, paper.y, runs, { ...value, width: paper.width - inset });
      paper.y += height + 6;
    }
  } else setBeside(desk, blocks, look, titleStyle);
  if (ruled) {
    paper.stroke(paper.left, paper.y, paper.right, paper.y, 0.8);
    paper.y += 6;
  }
  paper.y += 4;
}

function setBeside(
  desk: Desk,
  blocks: readonly Block[],
  look: 'beside' | 'boxed' | 'strips',
  titleStyle: object,
): void {
  const { paper } = desk;
  const value = valueStyle(desk);
  const count = Math.min(blocks.length, 2);
  const width = paper.width / count;
  for (let at = 0; at < blocks.length; at += count) {
    const row = blocks.slice(at, at + count);
    // Titles stand before the lines in strips, above them in the others.
    const inset =
      look === 'strips'
        ? 0
        : look === 'beside'
          ? Math.min(width * 0.4, 12 + Math.max(...row.map(({ title }) => paper.measure(title, titleStyle))))
          : 5;
    const head = look === 'beside' ? 0 : (value.size ?? 9) * 1.35;
    const height = Math.max(...row.map(({ runs }) => paper.heightOf(runs, width - inset - 12, value))) + head + 8;
    paper.ensure(height);
    row.forEach(({ title, runs }, index) => {
      const x = paper.left + index * width;
      paper.text(x + (look === 'boxed' ? 4 : 0), paper.y + 3, [title], {
        ...titleStyle,
        width: look === 'beside' ? inset : width - 8,
      });
      paper.text(x + inset, paper.y + 3 + head, runs, { ...value, width: width - inset - 12 });
      if (look === 'boxed') paper.box(x, paper.y, width, height);
    });
    paper.y += height + (look === 'boxed' ? 0 : 3);
  }
}

const defined: Readonly<Record<PartyRole, string>> = {
  borrower: 'Borrower',
  insured: 'Insured',
  lender: 'Lender',
  mortgagee: 'Mortgagee',
  guarantor: 'Guarantor',
  trustee: 'Trustee',
  agent: 'Agent',
  insurer: 'Company',
  producer: 'Producer',
};

function makeBlock(desk: Desk, role: PartyRole, choices: Random): Block | null {
  const { loan, house, subject, random } = desk;
  const field = nameFields[role];
  const style = house.form;
  const upper = (text: string): string => (style.upperNames || style.upperAll ? text.toUpperCase() : text);
  const title =
    role === 'producer'
      ? label(desk, '[Producer|Agent|Agency|Your Agent|Agency Name and Address]', choices.fork('title'))
      : label(desk, labelOf(field, desk.docType), choices.fork('title'));
  const runs: Run[] = [];
  const own = partiesOf(desk, role);
  if (own === null) {
    const text = role === 'producer' ? null : loan.facts[field];
    const name = text?.kind === 'name' ? text.text : null;
    if (role !== 'producer' && name === null) return null;
    const agency = loan.facts.agency;
    runs.push(name === null ? (agency?.kind === 'name' ? agency.text : '') : v(field, upper(name), name));
    if (choices.chance(0.6))
      runs.push(
        `\n${printAddress(random.fork(role).pick([loan.lender.address, loan.property.address]), 2, false).replace(/^\d+/, String(random.int(2, 990)))}`,
      );
    return { title: `${title}${house.colon}`, runs };
  }
  if (own.length === 0) return null;
  const withEntity = role === 'borrower' && own.length === 1 && own[0]?.kind === 'entity' && choices.chance(0.25);
  own.forEach((party, index) => {
    if (index > 0) runs.push(choices.fork('between').pick(['\n', '\n', ' and ', ' &\n', ' and\n']));
    runs.push(v(field, upper(party.name), party.name));
  });
  if (withEntity && own[0] !== undefined) runs.push(choices.pick([', ', '\n']), ...entityRuns(own[0], 'a'));
  if (role === 'mortgagee' && choices.chance(0.7))
    runs.push(
      choices.pick([
        ', ISAOA/ATIMA',
        '\nISAOA ATIMA',
        ' its successors and/or assigns',
        '\nITS SUCCESSORS AND/OR ASSIGNS',
      ]),
    );
  if (choices.chance(0.15))
    runs.push(
      `\n${choices.pick(['Attn:', 'c/o', 'Attention:', 'ATTN'])} ${choices.pick(['Loan Operations', 'Insurance Department', 'Commercial Lending', 'Loan Servicing'])}`,
    );
  const addressField = addressFields[role];
  const first = own[subject] ?? own[0];
  if (addressField !== undefined && first !== undefined && choices.chance(0.88)) {
    const lines = Math.max(2, style.addressLines);
    const text = printAddress(first.address, lines, style.longState);
    runs.push(
      '\n',
      v(addressField, style.upperAll ? text.toUpperCase() : text, printAddress(first.address, 1, style.longState)),
    );
  }
  if (choices.chance(0.2))
    runs.push(
      `\n${choices.pick(['Phone', 'Telephone', 'Tel.', '(Phone)'])}: ${random.int(201, 989)}-555-0${random.int(100, 199)}`,
    );
  if (choices.chance(0.12)) runs.push(`\n(${house.quotes[0]}${defined[role]}${house.quotes[1]})`);
  return { title: `${title}${house.colon}`, runs: title === '' ? [bold('')] : runs };
}

function partiesOf({ loan, subject }: Desk, role: PartyRole): readonly Party[] | null {
  if (role === 'borrower' || role === 'insured') return loan.borrowers;
  if (role === 'lender' || role === 'mortgagee') return [loan.lender];
  if (role !== 'guarantor') return null;
  const own = loan.guarantors[subject];
  return own === undefined ? [] : [own];
}
