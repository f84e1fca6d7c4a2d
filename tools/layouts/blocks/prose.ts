import type { Random } from '../../packages/core/random.ts';
import { bold, type Run } from '../../packages/core/runs.ts';
import { type Desk, say } from '../desk.ts';
import { word } from '../grammar/expand.ts';
import { setHeading } from './form.ts';
import { generalTerms } from './general-terms.ts';
import type { ProsePart, Section } from './part.ts';

export function setProse(desk: Desk, part: ProsePart): void {
  const choices = desk.house.random.fork(`prose ${part.id}`);
  setHeading(desk, part.heading, choices);
  const { paper, house } = desk;
  const sections = [...part.sections, ...drawTerms(part, choices)];
  const set = sections.flatMap((section, index) => {
    if (!choices.fork(`share ${index}`).chance(section.share ?? 1)) return [];
    const body = fillSection(desk, section, choices.fork(`section ${index}`));
    const heading = section.h === undefined ? null : word(section.h, choices.fork(`heading ${index}`));
    return body === null ? [] : [{ heading, body }];
  });
  const write = (): void => {
    let number = 0;
    for (const { heading, body } of set) {
      if (heading !== null && part.plain !== true) number += 1;
      setSection(desk, part.plain === true ? null : heading, body, number);
    }
  };
  if (house.textColumns === 1 || part.plain === true) {
    write();
    return;
  }
  const gap = 18;
  const each = (paper.width - gap) / 2;
  const height = set.reduce(
    (sum, { heading, body }) => sum + paper.heightOf([heading ?? '', ' ', ...body], each) + 8,
    0,
  );
  paper.columns(2, gap, height, write);
}

/** General terms of a loan document stand where the house puts them; they hold numbers and dates of their own. */
function drawTerms(part: ProsePart, choices: Random): Section[] {
  if (part.boilerplate === undefined) return [];
  const terms = choices.fork('terms');
  const [low, high] = part.boilerplate;
  return terms
    .shuffle(generalTerms)
    .slice(0, terms.int(low, high))
    .map(({ h, t }) => ({ h, t: [t] }));
}

function fillSection(desk: Desk, section: Section, choices: Random): Run[] | null {
  for (const [index, source] of choices.shuffle([...section.t.entries()])) {
    const runs = say(desk, source, choices.fork(`wording ${index}`), 'prose');
    if (runs !== null) return runs;
  }
  return null;
}

function setSection(desk: Desk, heading: string | null, body: readonly Run[], number: number): void {
  const { paper, house } = desk;
  const align = house.justified ? 'justify' : 'left';
  const leading = paper.options.style.leading;
  if (heading === null || heading === '') {
    paper.paragraph(body, { align, hanging: house.indent });
    return;
  }
  const text = house.headingCase === 'upper' ? heading.toUpperCase() : heading;
  if (house.heading === 'run-in') paper.paragraph([bold(`${text}.`), ' ', ...body], { align, hanging: house.indent });
  else if (house.heading === 'numbered' || house.heading === 'lettered') {
    const mark = house.heading === 'numbered' ? `${number}.` : `(${String.fromCharCode(96 + ((number - 1) % 26) + 1)})`;
    paper.paragraph([`${mark}  `, bold(`${text}.`), ' ', ...body], { align, hanging: house.indent });
  } else {
    const size = paper.options.style.size;
    paper.ensure(size * leading * 3);
    if (house.heading === 'bar') {
      paper.box(paper.left, paper.y, paper.width, size * 1.4, { fill: '#e8e8e8', stroke: null });
      paper.y += size * 0.15;
    }
    paper.paragraph([bold(text)], { align: house.heading === 'centered' ? 'center' : 'left', after: 3 });
    paper.paragraph(body, { align, hanging: house.indent });
  }
}
