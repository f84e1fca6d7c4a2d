import type { Random } from '../../packages/core/random.ts';
import { type Run, v } from '../../packages/core/runs.ts';
import { type Desk, say } from '../desk.ts';

/**
 * Heads and feet of pages, drawn when all pages are there: form numbers, print dates, numbers of loan and page. Some hold
 * values, others what only looks like one.
 */
export function setFurniture(desk: Desk, title: string, running: readonly string[], isOwn: boolean): void {
  const { paper, house } = desk;
  const choices = house.random.fork('furniture');
  const { width, height, margins } = paper.options;
  const size = choices.pick([6, 6.5, 7, 7.5, 8]);
  const style = { font: choices.chance(0.6) ? house.formFont : paper.options.style.font, size, bold: false };
  const head = choices.chance(0.45);
  const headFrom = choices.pick([1, 2, 2]);
  const foot = choices.chance(0.85);
  const total = paper.pages.length;
  const slots = running.length > 0 ? running : ['{loan_number}', '{borrower_name:first}'];
  const side = margins.left;
  const strip = (y: number, pageNo: number, where: 'head' | 'foot'): void => {
    const own = choices.fork(where);
    const count = own.pick([1, 2, 2, 3]);
    const each = (width - 2 * side) / count;
    const kinds = own.shuffle(where === 'head' ? headKinds : footKinds).slice(0, count);
    kinds.forEach((kind, at) => {
      const runs = makeStrip(desk, kind, { title, pageNo, total, slots, isOwn, choices: own.fork(kind) });
      if (runs.length === 0 || fits(desk, runs, each, style) === false) return;
      const align =
        count === 1
          ? own.fork('align').pick(['center', 'left', 'right'] as const)
          : at === 0
            ? 'left'
            : at === count - 1
              ? 'right'
              : 'center';
      paper.text(side + at * each, y, runs, { ...style, width: each - 4, align });
    });
    if (own.fork('rule').chance(0.3)) {
      const ruleY = where === 'head' ? y + size * 1.4 : y - 3;
      paper.stroke(side, ruleY, width - side, ruleY, 0.4);
    }
  };
  for (let pageNo = 1; pageNo <= total; pageNo += 1) {
    paper.turnTo(pageNo);
    if (head && pageNo >= headFrom && margins.top >= 45) strip(22, pageNo, 'head');
    if (foot) strip(height - Math.max(30, margins.bottom - 20), pageNo, 'foot');
  }
  paper.turnTo(total);
}

const headKinds = ['title', 'value', 'page', 'bank', 'title value', 'print', 'title page'] as const;
const footKinds = [
  'page',
  'page',
  'form',
  'print',
  'value',
  'barcode',
  'copyright',
  'initials',
  'form page',
  'path',
  'use',
] as const;

type Kind = (typeof headKinds)[number] | (typeof footKinds)[number];

interface StripInput {
  readonly title: string;
  readonly pageNo: number;
  readonly total: number;
  readonly slots: readonly string[];
  /** Whether it is the lender's own paper. */
  readonly isOwn: boolean;
  readonly choices: Random;
}

function fits(desk: Desk, runs: readonly Run[], width: number, style: object): boolean {
  return desk.paper.widthOfRuns(runs, style) <= width - 6;
}

function makeStrip(desk: Desk, kind: Kind, { title, pageNo, total, slots, isOwn, choices }: StripInput): Run[] {
  const page = choices
    .fork('page')
    .pick(['Page % of #', 'Page %', '%', 'Page % of #', '- % -', 'Pg % / #', '% of #', 'Page: % of #']);
  const paged = page.replace('%', String(pageNo)).replace('#', String(total));
  // The same words on every page of a document, whatever is drawn elsewhere.
  const still: Desk = { ...desk, random: desk.random.fork(`strip ${kind}`) };
  const words = (source: string): Run[] => say(still, source, choices.fork('say'), 'form') ?? [];
  const value = (): Run[] => {
    const slot = choices.fork('slot').pick(slots);
    const runs = words(slot);
    const label = slot.includes('loan_number')
      ? choices.fork('label').pick(['Loan No: ', 'Loan No. ', 'Loan #: ', 'Loan Number: ', ''])
      : '';
    return runs.length === 0
      ? []
      : [
          label,
          ...runs.map((run) =>
            typeof run === 'string'
              ? run
              : 'field' in run
                ? v(run.field, run.printed.replace(/\n/g, ' '), run.value)
                : run,
          ),
        ];
  };
  switch (kind) {
    case 'title':
      return [title.slice(0, 60)];
    case 'page':
      return [paged];
    case 'title page':
      return [`${title.slice(0, 48)} - ${paged}`];
    case 'form page':
      return [...words('{@form}'), `   ${paged}`];
    case 'value':
      return value();
    case 'title value':
      return [`${title.slice(0, 36)}  `, ...value()];
    case 'bank':
      return words(isOwn ? '[{lender_name}|{@web}|Member FDIC|Equal Housing Lender]' : '[{@web}|{@company}|{@phone}]');
    case 'form':
      return words('{@form}');
    case 'print':
      return words(
        '[Printed [on|]: {@stamp}|{@stamp}|Print Date {@stamp}|Generated {@stamp} by {@email}|Doc. prepared {@soon}]',
      );
    case 'barcode':
      return words('{@barcode}');
    case 'copyright':
      return words('© {@year} [Compliance Forms Company|{@company}][. All rights reserved.|]');
    case 'initials':
      return ['Initials: ______'];
    case 'path':
      return words('[F:\\DOCS\\LOANS\\{@id}.FC TR-{@id} PR-{@int}|{@web}/forms/{@id}|DocID {@id}]');
    case 'use':
      return [
        choices.pick([
          'For lender’s use only',
          'For Lender Use Only: ________',
          'Bank Use Only',
          'Office Use: ____ ____',
        ]),
      ];
  }
}
