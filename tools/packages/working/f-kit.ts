import { addDays } from '../core/dates.ts';
import type { LoanFacts, Party } from '../core/facts.ts';
import type { FontName } from '../core/fonts.ts';
import type { Layout } from '../core/layout.ts';
import type { Random } from '../core/random.ts';
import { bold, type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { type House, openHouse, runsOf } from './f-values.ts';

/** For which loans a paper is written. */
const kinds = {
  any: (_: LoanFacts): boolean => true,
  land: (f: LoanFacts): boolean => f.product !== 'commercial_term',
  business: (f: LoanFacts): boolean => f.loanClass === 'business',
  businessland: (f: LoanFacts): boolean => f.loanClass === 'business' && f.product !== 'commercial_term',
  consumer: (f: LoanFacts): boolean => f.loanClass === 'consumer',
  purchase: (f: LoanFacts): boolean => f.product === 'residential_purchase',
  refinance: (f: LoanFacts): boolean => f.product === 'residential_refinance',
  variable: (f: LoanFacts): boolean => f.rateType === 'variable',
  fixed: (f: LoanFacts): boolean => f.rateType === 'fixed',
  balloon: (f: LoanFacts): boolean => f.balloonCents !== null,
  limited: (f: LoanFacts): boolean => f.guarantors.length > 0 && f.guarantyLimitCents !== null,
  sba: (f: LoanFacts): boolean => f.product === 'sba',
} as const;

interface Look {
  readonly kind?: keyof typeof kinds;
  readonly fonts?: readonly FontName[];
  readonly size?: number;
  readonly margin?: number;
}

/**
 * A paper written as text. A line begins with `#` (title), `@` (in the middle), `##` (heading), `>` (indented), `|` (cells
 * of a row), `^` (boxes with a caption in their corner: `caption = value`), `~` (who signs), `[x field]` or `[ field]` (a box
 * to tick), `%` (how rows look) or `---` (next page); any other line is a paragraph. `{field}` and `{field/form}` are
 * values, `{=word}` is noise, and `**words**` are bold.
 */
export function paper(id: string, docType: string, look: Look, text: string): Layout {
  return {
    id: `f-${id}`,
    docType,
    suits: kinds[look.kind ?? 'any'],
    draw: (open, f, { random, signed, subject }) => {
      const margin = look.margin ?? 64;
      const s = open({
        margins: { top: 54, left: margin, right: margin, bottom: 54 },
        style: { font: random.pick(look.fonts ?? ['serif', 'sans', 'book']), size: look.size ?? 10 },
      });
      s.y = 54;
      type(s, openHouse(f, random, subject), { r: random, signed }, text.trim().split('\n'));
    },
  };
}

interface Desk {
  readonly r: Random;
  readonly signed: boolean;
}

interface Rows {
  widths: readonly number[];
  rules: 'all' | 'rows' | 'none';
  boldFirst: boolean;
}

function type(s: Sheet, house: House, desk: Desk, lines: readonly string[]): void {
  const rows: Rows = { widths: [], rules: 'none', boldFirst: false };
  const full = s.width - s.margins.left - s.margins.right;
  for (const line of lines) {
    const runs = (text: string): Run[] => runsIn(house, text);
    if (line.trim() === '') s.y += 7;
    else if (line === '---') s.newPage();
    else if (line.startsWith('%')) Object.assign(rows, lookOf(line, rows));
    else if (line.startsWith('## ')) s.paragraph(runs(`**${line.slice(3)}**`), { after: 3 });
    else if (line.startsWith('# '))
      s.y =
        s.text(s.margins.left, s.y, runs(line.slice(2)), { width: full, align: 'center', size: 13, bold: true }) + 4;
    else if (line.startsWith('@ '))
      s.y = s.text(s.margins.left, s.y, runs(line.slice(2)), { width: full, align: 'center' }) + 2;
    else if (line.startsWith('> ')) s.paragraph(runs(line.slice(2)), { indent: 30, after: 4 });
    else if (line.startsWith('| ')) drawRow(s, rows, line.slice(2).split(' | ').map(runs));
    else if (line.startsWith('^ ')) drawBoxes(s, line.slice(2).split(' | '), runs);
    else if (line.startsWith('~ ')) drawSigners(s, house, desk, line.slice(2));
    else if (line.startsWith('[')) drawTick(s, line, runs);
    else s.paragraph(runs(line), { after: 4 });
  }
}

/** `%w 120 300` sets the columns, `%all`, `%rows` and `%none` the rules, `%bold` and `%plain` the first column. */
function lookOf(line: string, rows: Rows): Partial<Rows> {
  const [word = '', ...rest] = line.slice(1).split(' ');
  if (word === 'w') return { widths: rest.map(Number) };
  if (word === 'bold' || word === 'plain') return { boldFirst: word === 'bold' };
  return { rules: word === 'all' || word === 'rows' || word === 'none' ? word : rows.rules };
}

const PART = /(\{[^}]+\}|\*\*[^*]+\*\*)/;

function runsIn(house: House, text: string): Run[] {
  return text
    .split(PART)
    .filter((part) => part !== '')
    .flatMap((part): readonly Run[] => {
      if (part.startsWith('**'))
        return runsIn(house, part.slice(2, -2)).map((run) =>
          typeof run === 'string' ? bold(run) : 'field' in run ? { ...run, bold: true } : run,
        );
      if (!part.startsWith('{')) return [part.replaceAll('\\n', '\n')];
      const [name = '', form = ''] = part.slice(1, -1).split('/');
      return runsOf(house, name, form);
    });
}

function drawRow(s: Sheet, { widths, rules, boldFirst }: Rows, cells: readonly (readonly Run[])[]): void {
  const full = s.width - s.margins.left - s.margins.right;
  const own = cells.map((_, index) => widths[index] ?? full / cells.length);
  s.ensure(44);
  const top = s.y;
  let x = s.margins.left;
  let end = top + 12;
  const edges: number[] = [];
  cells.forEach((cell, index) => {
    const width = own[index] ?? 60;
    const isBold = boldFirst && index === 0;
    end = Math.max(end, s.text(x + 3, top + 3, cell, { width: width - 8, ...(isBold ? { bold: true } : {}) }));
    x += width;
    edges.push(x);
  });
  s.y = end + 2;
  if (rules === 'rows') s.hline(s.margins.left, s.y, x);
  if (rules !== 'all') return;
  s.rect(s.margins.left, top, x - s.margins.left, s.y - top);
  for (const edge of edges.slice(0, -1)) s.vline(edge, top, s.y);
}

function drawBoxes(s: Sheet, cells: readonly string[], runs: (text: string) => Run[]): void {
  const full = s.width - s.margins.left - s.margins.right;
  const width = full / cells.length;
  s.ensure(50);
  const top = s.y;
  let end = top + 26;
  cells.forEach((cell, index) => {
    const [caption = '', value = ''] = cell.split(' = ');
    const x = s.margins.left + index * width;
    s.text(x + 3, top + 2, caption, { size: 6.5, width: width - 6 });
    end = Math.max(end, s.text(x + 4, top + 12, runs(value), { size: 9.5, width: width - 8 }) + 2);
  });
  cells.forEach((_, index) => {
    s.rect(s.margins.left + index * width, top, width, end - top);
  });
  s.y = end;
}

/** `~ borrowers`, `~ guarantor`, `~ lender`, `~ notary field`; `named` after a field marks the names as values. */
function drawSigners(s: Sheet, { f, subject, day }: House, { signed }: Desk, who: string): void {
  const [name = '', field = '', named = ''] = who.split(' ');
  if (name === 'notary') {
    s.ensure(60);
    s.y += 30;
    s.signature(s.margins.left, s.y, 200, { signed, label: 'Notary Public', ...(field === '' ? {} : { field }) });
    s.y = s.text(s.margins.left, s.y + 3, 'Notary Public', { size: 9 }) + 6;
    return;
  }
  const parties: Readonly<Record<string, readonly Party[]>> = {
    borrowers: f.borrowers,
    guarantor: f.guarantors.slice(subject % Math.max(1, f.guarantors.length)).slice(0, 1),
    guarantors: f.guarantors,
    lender: [f.lender],
  };
  for (const party of parties[name] ?? []) {
    s.ensure(80);
    const isEntity = party.kind === 'entity';
    if (isEntity) s.y = s.text(s.margins.left, s.y + 4, party.name);
    s.y += 30;
    s.signature(s.margins.left, s.y, 220, { signed, label: party.signer, ...(field === '' ? {} : { field }) });
    // Signed on another day than the papers are dated; only notes have a field for it.
    const later = addDays(f.noteDate, 1);
    const signedOn = field === 'note_signed' ? v('note_signature_date', day(later), later) : day(later);
    s.text(s.margins.left + 250, s.y - 9, ['Date: ', signedOn], { size: 9 });
    // Where nothing else in the paper says who borrows, his name under the line does.
    const person = named === '' ? party.name : v('borrower_name', party.name);
    s.y = s.text(s.margins.left, s.y + 3, isEntity ? `${party.signer}, ${party.capacity}` : person, { size: 9 }) + 6;
  }
}

const TICK = /^\[([x ]) ?([a-z_]*)\] (.*)$/;

function drawTick(s: Sheet, line: string, runs: (text: string) => Run[]): void {
  const [, mark = ' ', field = '', words = ''] = TICK.exec(line) ?? [];
  s.ensure(20);
  const plain = words.replaceAll(/[{}]/g, '');
  s.checkbox(s.margins.left, s.y, {
    marked: mark === 'x',
    label: plain,
    size: 8,
    look: 'x',
    ...(field === '' ? {} : { field }),
  });
  s.y = s.text(s.margins.left + 14, s.y, runs(words)) + 3;
}
