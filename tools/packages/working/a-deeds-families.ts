import type { Layout } from '../core/layout.ts';
import { deedOfTrust, type Instrument, isDeed, mortgage } from './a-deed-parts.ts';
import { drawIndenture, drawIndexed, drawShortForm } from './a-deeds-narrative.ts';
import { drawHomeEquity, drawStationer, drawTermSheet } from './a-deeds-plain.ts';
import { type Draft, isBusiness, isConsumer, layout } from './a-draft.ts';

interface Kind {
  readonly name: string;
  readonly draw: (draft: Draft, instrument: Instrument) => void;
  readonly suits: typeof isBusiness;
  readonly size?: readonly [number, number];
  readonly faces: readonly ('serif' | 'book' | 'sans' | 'franklin' | 'condensed' | 'slab')[];
  readonly points: number;
  readonly foot: 'number' | 'of' | 'short';
}

const kinds: readonly Kind[] = [
  { name: 'indenture', draw: drawIndenture, suits: isBusiness, faces: ['serif', 'book'], points: 11.5, foot: 'number' },
  { name: 'indexed', draw: drawIndexed, suits: isBusiness, faces: ['serif', 'sans'], points: 10.5, foot: 'of' },
  {
    name: 'short-form',
    draw: drawShortForm,
    suits: () => true,
    faces: ['sans', 'condensed'],
    points: 9.5,
    foot: 'short',
  },
  { name: 'home-equity', draw: drawHomeEquity, suits: isConsumer, faces: ['sans', 'serif'], points: 10, foot: 'of' },
  {
    name: 'term-sheet',
    draw: drawTermSheet,
    suits: () => true,
    faces: ['book', 'franklin'],
    points: 11,
    foot: 'number',
  },
  {
    name: 'stationer',
    draw: drawStationer,
    suits: () => true,
    size: [612, 1008],
    faces: ['serif', 'slab'],
    points: 10.5,
    foot: 'short',
  },
];

function family(instrument: Instrument): Layout[] {
  return kinds.map((kind) =>
    layout({
      id: `${isDeed(instrument) ? 'deed' : 'mortgage'}-${kind.name}`,
      docType: instrument.docType,
      suits: kind.suits,
      paper: (random) => ({
        ...(kind.size === undefined ? {} : { size: kind.size }),
        style: { font: random.pick(kind.faces), size: kind.points },
        margins: { top: 60, left: 62, right: 62, bottom: 64 },
        furniture({ sheet, left, width, say }, pageNo, pageCount) {
          const y = sheet.height - 44;
          if (kind.foot === 'number') sheet.text(left, y, `${pageNo}`, { size: 9, width, align: 'center' });
          if (kind.foot === 'of')
            sheet.text(left, y, [`${instrument.name} - Loan `, say.loanNo(), ` - Page ${pageNo} of ${pageCount}`], {
              size: 8,
              width,
              align: 'right',
            });
          if (kind.foot === 'short') sheet.text(left, y, `${instrument.name}  ${pageNo}/${pageCount}`, { size: 7 });
        },
      }),
      draw: (draft) => kind.draw(draft, instrument),
    }),
  );
}

export const narrativeInstruments: readonly Layout[] = [...family(deedOfTrust), ...family(mortgage)];
