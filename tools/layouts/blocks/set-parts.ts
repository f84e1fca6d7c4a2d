import { bold } from '../../packages/core/runs.ts';
import { type Desk, say } from '../desk.ts';
import { word } from '../grammar/expand.ts';
import { setForm, setHeading } from './form.ts';
import { setChecks, setNotary, setSignatures } from './marks.ts';
import type { DocumentSpec, LinesPart, Part } from './part.ts';
import { setParties } from './parties.ts';
import { setProse } from './prose.ts';
import { setList, setTable } from './table.ts';

/** Sets a whole document: its title, then its parts from top to bottom. */
export function setParts(desk: Desk, spec: DocumentSpec): void {
  setTitle(desk, spec);
  for (const part of spec.parts) setPart(desk, part);
}

const ownLetterhead =
  '[{lender_name}|{lender_name}\n{lender_address:line}|{lender_name:upper}   Member FDIC|{lender_name}\n{@phone}]';

function setTitle(desk: Desk, { titles, letterhead }: DocumentSpec): void {
  const { paper, house } = desk;
  const choices = house.random.fork('title block');
  const title = word(titles, house.random.fork('title'));
  if (choices.chance(0.35)) {
    // The bank's own head: its name counts, what stands beside it does not.
    const runs = say(desk, letterhead ?? ownLetterhead, choices.fork('letterhead'), 'form');
    if (runs !== null)
      paper.paragraph(runs, {
        align: choices.pick(['left', 'center', 'right'] as const),
        size: choices.pick([9, 10, 12]),
        after: 6,
      });
  }
  const size = choices.pick([11, 12, 13, 14, 16, 18]);
  const spaced = choices.chance(0.05) ? 1.5 : 0;
  const text = choices.chance(0.25) ? title : title.toUpperCase();
  paper.paragraph([bold(text)], {
    align: choices.pick(['center', 'center', 'center', 'left'] as const),
    size,
    letterSpacing: spaced,
    after: choices.pick([6, 10, 14]),
  });
}

function setPart(desk: Desk, part: Part): void {
  const { house } = desk;
  const share = 'share' in part ? part.share : undefined;
  if (share !== undefined && !house.random.fork(`share ${part.id}`).chance(share)) return;
  switch (part.kind) {
    case 'form':
      setHeading(desk, part.heading, house.random.fork(`form ${part.id} heading`));
      setForm(desk, part);
      break;
    case 'prose':
      setProse(desk, part);
      break;
    case 'parties':
      setParties(desk, part);
      break;
    case 'table':
      setTable(desk, part);
      break;
    case 'list':
      setList(desk, part);
      break;
    case 'checks':
      setChecks(desk, part);
      break;
    case 'signatures':
      setSignatures(desk, part);
      break;
    case 'notary':
      setNotary(desk, part);
      break;
    case 'lines':
      setLines(desk, part);
      break;
    case 'either': {
      const way = house.random.fork(`either ${part.id}`).pick(part.ways);
      for (const one of way) setPart(desk, one);
    }
  }
}

function setLines(desk: Desk, part: LinesPart): void {
  const { paper, house } = desk;
  const size = paper.options.style.size;
  const look = part.look ?? 'left';
  part.lines.forEach((line, index) => {
    const runs = say(desk, line, house.random.fork(`lines ${part.id} ${index}`), look === 'prose' ? 'prose' : 'form');
    if (runs === null || runs.length === 0) return;
    paper.paragraph(runs, {
      align: look === 'center' || look === 'notice' ? 'center' : look === 'right' ? 'right' : 'left',
      size: look === 'small' ? Math.max(6.5, size - 2) : size,
      bold: look === 'notice',
      after: 4,
    });
  });
}
