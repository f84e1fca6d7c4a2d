import { addMonths } from '../../packages/core/dates.ts';
import type { Random } from '../../packages/core/random.ts';
import { type Run, v } from '../../packages/core/runs.ts';
import { type Desk, label, say } from '../desk.ts';
import { word } from '../grammar/expand.ts';
import type { Party } from '../loan/parties.ts';
import { personName } from '../loan/parties.ts';
import { meaningOf } from '../print/fields.ts';
import { printDate } from '../print/print-fact.ts';
import { valueStyle } from './form.ts';
import type { ChecksPart, NotaryPart, SignaturesPart } from './part.ts';

/** Boxes to tick, drawn, or printed as brackets with an X. */
export function setChecks(desk: Desk, part: ChecksPart): void {
  const { paper, house, loan } = desk;
  const choices = house.random.fork(`checks ${part.id}`);
  const fact = loan.facts[part.field];
  if (fact === undefined) return;
  const own =
    fact.kind === 'word' ? fact.word : fact.kind === 'text' ? fact.text : fact.kind === 'rank' ? String(fact.rank) : '';
  const value = valueStyle(desk);
  const size = value.size ?? 9;
  const printed = choices.chance(0.35);
  const [on, off] = choices.pick([
    ['[X]', '[ ]'],
    ['(X)', '( )'],
    ['X', '[ ]'],
    ['X', '__'],
    ['_X_', '___'],
  ] as const);
  const look = choices.pick(['x', 'x', 'tick', 'filled', 'circle'] as const);
  const after = choices.chance(0.25);
  const options = part.options.map(([word_, text]) => ({
    ticked: word_ === own,
    text: word(text, choices.fork(word_)),
  }));
  const head = label(desk, part.label, choices.fork('label'));
  paper.ensure(size * 3);
  if (printed) {
    const runs = options.flatMap(({ ticked, text }): Run[] => {
      const said: Run = ticked && meaningOf(part.field, text) !== null ? v(part.field, text, own) : text;
      return after ? [said, ` ${ticked ? on : off}     `] : [`${ticked ? on : off} `, said, '     '];
    });
    paper.paragraph([...(head === '' ? [] : [`${head}${house.colon === '' ? ':' : house.colon}  `]), ...runs], {
      ...value,
      after: 5,
    });
    return;
  }
  const side = size * choices.pick([0.8, 1, 1.1]);
  let x = paper.left;
  if (head !== '' && paper.measure(head, value) > paper.width * 0.5) {
    paper.paragraph([`${head}${house.colon}`], { ...value, after: 2 });
  } else if (head !== '') {
    paper.text(x, paper.y, [`${head}${house.colon}`], value);
    x += paper.measure(`${head}${house.colon}`, value) + 10;
  }
  const down = choices.chance(0.3);
  options.forEach(({ ticked, text }, index) => {
    const width = paper.measure(text, value) + side + 18;
    if (index > 0 && (down || x + width > paper.right)) {
      paper.y += size * 1.5;
      x = paper.left + 14;
      paper.ensure(size * 2);
    }
    const boxX = after ? x + width - side - 12 : x;
    paper.mark(
      { kind: 'checkbox', marked: ticked, label: text, field: part.field },
      boxX,
      paper.y + size * 0.05,
      side,
      side,
      look,
    );
    paper.text(after ? x : x + side + 4, paper.y, [text], value);
    x += width;
  });
  paper.y += size * 1.7;
}

/** Lines to sign on, for each who signs. */
export function setSignatures(desk: Desk, part: SignaturesPart): void {
  const { paper, house, loan, signed } = desk;
  const choices = house.random.fork(`signatures ${part.id}`);
  const style = { size: paper.options.style.size };
  if (choices.fork('closing').chance(0.6))
    paper.paragraph(
      [
        word(
          '[In witness whereof, |][the undersigned [has|have] signed|this document is executed|each of the undersigned signs] [as of the date first [written|stated] above|on the date stated above|below].',
          choices.fork('words'),
        ),
      ],
      { ...style, after: 10 },
    );
  const parties = who(desk, part.who);
  const line = choices.pick([170, 200, 230, 260]);
  const left = choices.chance(0.4) ? paper.left : paper.right - line - 30;
  const caption = word(part.caption, choices.fork('caption'));
  const withDate = choices.chance(0.35);
  const under = choices.pick(['name title', 'name title', 'caption', 'caption name', 'labels'] as const);
  const upper = (text: string): string => (house.prose.upperNames ? text.toUpperCase() : text);
  const field = nameFieldOf(part.who);
  if (choices.chance(0.5)) {
    paper.ensure(80);
    paper.text(left, paper.y, [caption.replace(/^-/, '').toUpperCase(), ':'], { ...style, bold: choices.chance(0.6) });
    paper.y += style.size * 1.5;
  }
  for (const party of parties) {
    paper.ensure(96);
    const entity = party.title !== null;
    const name: Run = field === null ? upper(party.name) : v(field, upper(party.name), party.name);
    if (entity) {
      const kind =
        party.kind === 'entity' &&
        choices.fork('kind').chance(0.4) &&
        part.who === 'borrowers' &&
        loan.borrowers.length === 1;
      const runs: Run[] = [name, ...(kind ? [',\na ', party.stateOfOrganization ?? '', ` ${party.entity}`] : [])];
      paper.y = paper.text(left, paper.y, runs, { ...style, width: paper.right - left });
    }
    paper.y += 28;
    const indent = entity ? 24 : 0;
    if (entity)
      paper.text(left, paper.y - style.size, [choices.fork('by').pick(['By:', 'By', 'BY:', 'Signed:', 'X'])], style);
    paper.stroke(left + indent, paper.y, left + line, paper.y, 0.6);
    paper.mark(
      { kind: 'signature', marked: signed, label: entity ? party.signer : party.name, field: part.field },
      left + indent,
      paper.y - 22,
      line - indent,
      22,
      'ink',
    );
    if (withDate) dateBeside(desk, part, choices, left, line, style);
    paper.y += 4;
    const signerRun: Run = part.who === 'borrowers' && entity ? v('signer_name', party.signer) : party.signer;
    const titleRun: Run =
      part.who === 'borrowers' && party.title !== null ? v('signer_title', party.title) : (party.title ?? '');
    const rows: Run[][] = entity
      ? under === 'labels' || under === 'name title'
        ? [
            ['Name: ', signerRun],
            [choices.fork('its').pick(['Title: ', 'Its: ', 'Title: ']), titleRun],
          ]
        : [[signerRun, ', ', titleRun]]
      : [
          under === 'caption'
            ? [caption]
            : under === 'caption name'
              ? [caption, '\n', name]
              : [name, choices.fork('seal').chance(0.2) ? ' (Seal)' : '', under === 'labels' ? `  ${caption}` : ''],
        ];
    for (const row of rows) paper.y = paper.text(left + indent, paper.y, row, { ...style, width: line + 20 });
    paper.y += 12;
  }
}

function dateBeside(
  desk: Desk,
  part: SignaturesPart,
  choices: Random,
  left: number,
  line: number,
  style: { readonly size: number },
): void {
  const { paper, signed } = desk;
  const at = left + line + 14 + 70 <= paper.right ? left + line + 14 : paper.left;
  if (at === paper.left && left - paper.left < 96) return;
  const date = say(
    desk,
    part.who === 'borrowers' && part.field === 'note_signed' ? '{note_signature_date:slash}' : '{@soon}',
    choices.fork('date'),
    'form',
  );
  const text = choices.fork('date label').pick(['Date: ', 'Date ', 'Dated: ']);
  const own = { ...style, size: Math.min(style.size, 9) };
  const runs = signed && date !== null ? [text, ...date] : [`${text}________`];
  // A date that is spelled out at length would run over the lines below.
  if (paper.widthOfRuns(runs, own) <= 96) paper.text(at, paper.y - style.size, runs, own);
}

function who({ loan, subject }: Desk, side: SignaturesPart['who']): readonly Party[] {
  if (side === 'borrowers') return loan.borrowers;
  if (side === 'lender') return [loan.lender];
  if (side === 'officer') {
    const officer = loan.facts.loan_officer;
    return [{ ...loan.lender, name: officer?.kind === 'name' ? officer.text : loan.lender.signer, title: null }];
  }
  const own = loan.guarantors[subject];
  return own === undefined ? [] : [own];
}

function nameFieldOf(side: SignaturesPart['who']): string | null {
  return { borrowers: 'borrower_name', guarantor: 'guarantor_name', lender: 'lender_name', officer: 'loan_officer' }[
    side
  ];
}

/** What a notary fills in. */
export function setNotary(desk: Desk, part: NotaryPart): void {
  const { paper, house, loan, signed, random } = desk;
  const choices = house.random.fork(`notary ${part.id}`);
  const style = { size: Math.max(8, paper.options.style.size - choices.pick([0, 0, 1])) };
  const fact = loan.facts.note_date;
  const date = fact?.kind === 'date' ? fact.iso : '2024-01-15';
  const notary = personName(random.fork('notary'));
  const expires = addMonths(date, random.fork('commission').int(2, 47));
  paper.ensure(170);
  paper.paragraph(
    [
      word(
        '[ACKNOWLEDGMENT|INDIVIDUAL ACKNOWLEDGMENT|NOTARY ACKNOWLEDGMENT|CERTIFICATE OF ACKNOWLEDGMENT|]',
        choices.fork('title'),
      ) || ' ',
    ],
    { ...style, bold: true, align: 'center', after: 8 },
  );
  const place = word('[STATE OF %|State of %|The State of %]', choices.fork('state'));
  const county = word('[COUNTY OF %|County of %]', choices.fork('county'));
  const stateName = loan.property.stateName;
  const end = choices.pick([')', ') ss.', '§', '']);
  paper.y =
    paper.text(
      paper.left,
      paper.y,
      [`${place.replace('%', stateName)}  ${end}\n${county.replace('%', loan.property.county)}  ${end}`],
      style,
    ) + 6;
  const [first] = loan.borrowers;
  const said = printDate(date, choices.pick(['long', 'ordinal', 'ordinal'] as const));
  const dated: Run = signed ? v('notary_date', said, date) : '____ day of ____________ 20__';
  const signer = first?.title === null || first === undefined ? '' : ` as ${first.title} of ${first.name}`;
  paper.paragraph(
    [
      choices
        .fork('open')
        .pick([
          'On this ',
          'This record was acknowledged before me on ',
          'The foregoing instrument was acknowledged before me this ',
          'Sworn to and subscribed before me on ',
        ]),
      dated,
      ` ${choices.fork('by').pick(['by', 'personally appeared'])} ${first?.signer ?? ''}${signer}${choices.fork('known').pick(['.', ', known to me or proved on satisfactory evidence to be the person named.', ', who is personally known to me.'])}`,
    ],
    { ...style, after: 30 },
  );
  const x = choices.chance(0.5) ? paper.left : paper.left + paper.width * 0.5;
  paper.stroke(x, paper.y, x + 190, paper.y, 0.6);
  paper.mark(
    { kind: 'signature', marked: signed, label: 'Notary Public', field: part.field },
    x,
    paper.y - 22,
    190,
    22,
    'ink',
  );
  paper.y += 4;
  const rows: Run[][] = [
    signed && choices.fork('print').chance(0.6) ? [v('notary_name', notary), ', Notary Public'] : ['Notary Public'],
    [
      'My commission expires',
      choices.fork('colon').pick([': ', ' ', ' on ']),
      signed
        ? v('notary_commission_expiration', printDate(expires, choices.pick(['long', 'slash'] as const)), expires)
        : '____________',
    ],
  ];
  for (const row of rows) paper.y = paper.text(x, paper.y, row, { ...style, width: paper.right - x });
  if (signed && choices.fork('stamp').chance(0.4))
    paper.mark(
      { kind: 'stamp', marked: true, label: `NOTARY PUBLIC\nSTATE OF ${stateName.toUpperCase()}`, field: null },
      x === paper.left ? paper.right - 130 : paper.left,
      paper.y - 44,
      120,
      32,
      'stamp',
    );
  paper.y += 14;
}
