import type { Random } from '../../packages/core/random.ts';
import { bold, type Run } from '../../packages/core/runs.ts';
import { type Desk, label, plainText, say } from '../desk.ts';
import { labelOf } from '../documents/labels.ts';
import type { Style } from '../paper/paper.ts';
import { formLooks } from './form-looks.ts';

/** A line of a form: its label, what is printed for it, how much room it wants. */
export interface FormRow {
  readonly label: string;
  readonly runs: readonly Run[];
  readonly length: number;
}

/**
 * Lines of a form as a table of data: a field's name (its label from the lexicon), or `label :: what is printed`.
 * A leading `!` marks what every house prints.
 */
export type FormLines = readonly string[];

export type LookName = keyof typeof formLooks;

export interface FormPart {
  readonly kind: 'form';
  readonly id: string;
  readonly heading?: string;
  readonly lines: FormLines;
  readonly looks?: readonly LookName[];
  /** Whether lines keep their order; houses differ in it unless told. */
  readonly ordered?: boolean;
  readonly share?: number;
}

export function setForm(desk: Desk, part: FormPart): void {
  const choices = desk.house.random.fork(`form ${part.id}`);
  const rows = pickRows(desk, part, choices);
  if (rows.length === 0) return;
  const looks = part.looks ?? (Object.keys(formLooks) as LookName[]);
  const look = formLooks[choices.fork('look').pick(looks)];
  look({ desk, rows, choices: choices.fork('set'), value: valueStyle(desk), label: labelStyle(desk) });
  desk.paper.y += choices.pick([4, 8, 12]);
}

export function valueStyle({ house }: Desk): Partial<Style> {
  return { font: house.formFont, size: house.formSize, bold: house.valueBold, leading: 1.18 };
}

export function labelStyle({ house }: Desk): Partial<Style> {
  return { font: house.formFont, size: house.formSize, bold: house.labelBold, leading: 1.18 };
}

const BLANKS = ['', '', 'N/A', '________________', '__________', 'None', 'TBD', '-', 'See attached', 'Not applicable'];

function pickRows(desk: Desk, part: FormPart, choices: Random): FormRow[] {
  const { house, docType } = desk;
  const lines = part.lines.map((line, index) => ({ line, index }));
  const kept = lines.filter(
    ({ line, index }) => line.startsWith('!') || choices.fork(`keep ${index}`).chance(house.fullness),
  );
  const arranged =
    part.ordered === true || choices.fork('order').chance(0.5) ? kept : nearShuffle(kept, choices.fork('shuffle'));
  return arranged.flatMap(({ line, index }) => {
    const [head = '', said] = line.replace(/^!/, '').split(' :: ');
    const field = head.trim();
    const source = said ?? `{${field}}`;
    const wording = said === undefined ? labelOf(field, docType) : head;
    const runs = say(desk, source, choices.fork(`say ${index}`), 'form');
    if (runs === null && !choices.fork(`empty ${index}`).chance(0.25)) return [];
    const blank = !line.startsWith('!') && desk.random.fork(`blank ${part.id} ${index}`).chance(house.blanks);
    const shown = runs === null || blank ? [desk.random.pick(BLANKS)] : runs;
    const text = plainText(shown);
    return [{ label: label(desk, wording, choices.fork(`label ${index}`)), runs: shown, length: longestLine(text) }];
  });
}

const longestLine = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

/** Neighbours change places: groups stay together as they do in real forms. */
function nearShuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item, index) => ({ item, key: index + random.next() * 4 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

export function setHeading(desk: Desk, source: string | undefined, choices: Random): void {
  if (source === undefined) return;
  const { paper, house } = desk;
  const text = label(desk, source, choices.fork('heading'));
  if (text === '') return;
  const size = (house.formSize + paper.options.style.size) / 2;
  const style = { font: house.formFont, size, bold: true };
  paper.ensure(size * 6);
  const look = choices.fork('heading look').pick(['plain', 'bar', 'rule', 'center', 'dark'] as const);
  const shown = house.headingCase === 'upper' ? text.toUpperCase() : text;
  if (look === 'bar' || look === 'dark') {
    paper.box(paper.left, paper.y, paper.width, size * 1.5, {
      fill: look === 'dark' ? '#303848' : '#e4e4e4',
      stroke: choices.chance(0.5) ? 0.5 : null,
    });
    paper.text(paper.left + 4, paper.y + size * 0.25, [shown], {
      ...style,
      color: look === 'dark' ? 'white' : 'black',
    });
    paper.y += size * 1.5 + 4;
    return;
  }
  paper.paragraph([bold(shown)], {
    ...style,
    align: look === 'center' ? 'center' : 'left',
    after: look === 'rule' ? 1 : 4,
  });
  if (look === 'rule') {
    paper.stroke(paper.left, paper.y, paper.right, paper.y, 0.8);
    paper.y += 5;
  }
}
