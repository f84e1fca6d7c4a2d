import { addDays } from '../core/dates.ts';
import type { Party } from '../core/facts.ts';
import { type Run, v } from '../core/runs.ts';
import type { Draft } from './a-draft.ts';
import { showDate } from './a-say.ts';
import { drawTable } from './a-tables.ts';

export interface SignOptions {
  /** BORROWER, GRANTOR, GUARANTOR … */
  readonly role: string;
  readonly parties: readonly Party[];
  /** The canonical field that the ink answers, such as `note_signed`. */
  readonly field?: string;
  /** The canonical field of the party's name, such as `borrower_name`. */
  readonly nameField?: string;
  /** The field of the date that is written beside the signature, when there is one. */
  readonly dateField?: string;
}

export type SignBlock = (draft: Draft, options: SignOptions) => void;

function named(party: Party, field: string | undefined, text = party.name): Run {
  return field === undefined ? text : v(field, text);
}

/** The signer with title; only a person signs in the party's own name. */
function signerLine(party: Party, field: string | undefined): Run[] {
  return party.capacity === null ? [named(party, field)] : [`${party.signer}, ${party.capacity}`];
}

function mark(draft: Draft, x: number, y: number, width: number, party: Party, field: string | undefined): void {
  draft.sheet.signature(x, y, width, {
    signed: draft.signed,
    label: party.signer,
    ...(field === undefined ? {} : { field }),
    height: 22,
  });
}

/** `NAME` over `By:` and a line, signer and title below: documents of lending software. */
export const signUnderName: SignBlock = (draft, { role, parties, field, nameField }) => {
  const { sheet, left } = draft;
  sheet.ensure(34 + parties.length * 62);
  sheet.paragraph(`${role}:`, { bold: true, after: 8 });
  for (const party of parties) {
    sheet.ensure(64);
    const entity = party.kind === 'entity';
    if (entity)
      sheet.y = sheet.text(left, sheet.y, named(party, nameField, party.name.toUpperCase()), { bold: true }) + 4;
    sheet.y += 24;
    if (entity) sheet.text(left, sheet.y - 9, 'By:');
    mark(draft, left + (entity ? 22 : 0), sheet.y, 230, party, field);
    const below = entity
      ? [`${party.signer}, ${party.capacity} of `, named(party, nameField)]
      : named(party, nameField);
    sheet.y = sheet.text(left + (entity ? 22 : 0), sheet.y + 3, below, { width: 320 }) + 10;
  }
};

/** Lines on the right with `(Seal)` and the role below, as uniform instruments have them. */
export const signWithSeal: SignBlock = (draft, { role, parties, field, nameField }) => {
  const { sheet, left, width } = draft;
  for (const party of parties) {
    sheet.ensure(52);
    sheet.y += 26;
    const x = left + width - 300;
    mark(draft, x, sheet.y, 250, party, field);
    sheet.text(x + 254, sheet.y - 9, '(Seal)', { size: 9 });
    const by = party.kind === 'entity' ? [` by ${party.signer}, ${party.capacity}`] : [];
    sheet.y = sheet.text(x, sheet.y + 2, [named(party, nameField), ...by], { width: 250, size: 9 });
    sheet.y = sheet.text(x, sheet.y, `- ${role}`, { width: 250, size: 9, align: 'right' }) + 4;
  }
};

/** A grid of boxes, each with a line, a name and a date. */
export const signInBoxes: SignBlock = (draft, { role, parties, field, nameField, dateField }) => {
  const { sheet, left, width } = draft;
  const columns = 2;
  const boxWidth = width / columns;
  for (let first = 0; first < parties.length; first += columns) {
    sheet.ensure(72);
    const y = sheet.y;
    parties.slice(first, first + columns).forEach((party, index) => {
      const x = left + index * boxWidth;
      sheet.rect(x, y, boxWidth, 66);
      sheet.text(x + 4, y + 3, `${role} ${first + index + 1}`, { size: 7 });
      mark(draft, x + 12, y + 40, boxWidth * 0.58, party, field);
      sheet.text(x + 12, y + 43, signerLine(party, nameField), { size: 8, width: boxWidth * 0.58 });
      sheet.hline(x + boxWidth * 0.7, y + 40, x + boxWidth - 10);
      sheet.text(x + boxWidth * 0.7, y + 43, 'Date', { size: 8 });
      writeDate(draft, x + boxWidth * 0.7, y + 29, dateField);
    });
    sheet.y = y + 70;
  }
};

/** `By:`, `Name:`, `Title:` on the right half, as law offices write. */
export const signByNameTitle: SignBlock = (draft, { role, parties, field, nameField, dateField }) => {
  const { sheet, left, width } = draft;
  const x = left + width * 0.48;
  const room = width * 0.52;
  for (const party of parties) {
    sheet.ensure(110);
    sheet.y = sheet.text(x, sheet.y, `${role.toUpperCase()}:`, { bold: true, width: room }) + 4;
    const type = party.entityType === null ? '' : `, ${party.entityType}`;
    sheet.y = sheet.text(x, sheet.y, [named(party, nameField), type], { width: room }) + 26;
    sheet.text(x, sheet.y - 9, 'By:');
    mark(draft, x + 22, sheet.y, room - 30, party, field);
    sheet.y = sheet.text(x, sheet.y + 4, `Name: ${party.signer}`, { width: room });
    if (party.capacity !== null) sheet.y = sheet.text(x, sheet.y, `Title: ${party.capacity}`, { width: room });
    if (dateField !== undefined) {
      sheet.text(x, sheet.y, 'Date:');
      sheet.hline(x + 28, sheet.y + 11, x + 130);
      writeDate(draft, x + 32, sheet.y, dateField);
      sheet.y += 14;
    }
    sheet.y += 10;
  }
};

/** Witness lines on the left, the party on the right. */
export const signWitnessed: SignBlock = (draft, { role, parties, field, nameField }) => {
  const { sheet, left, width } = draft;
  sheet.paragraph('Signed, sealed and delivered in the presence of:', { after: 4 });
  for (const party of parties) {
    sheet.ensure(92);
    const y = sheet.y;
    for (const [index, name] of ['Unofficial Witness', 'Witness'].entries()) {
      sheet.signature(left, y + 30 + index * 40, width * 0.4, { signed: draft.signed, label: name, height: 20 });
      sheet.text(left, y + 33 + index * 40, name, { size: 8 });
    }
    const x = left + width * 0.52;
    mark(draft, x, y + 30, width * 0.42, party, field);
    sheet.text(x + width * 0.43, y + 21, '(L.S.)', { size: 8 });
    sheet.y = sheet.text(x, y + 33, signerLine(party, nameField), {
      size: 9,
      width: width * 0.45,
    });
    sheet.y = sheet.text(x, sheet.y, role, { size: 8 });
    sheet.y = Math.max(sheet.y, y + 86);
  }
};

/** A table with a row for each signer. */
export const signInTable: SignBlock = (draft, { role, parties, field, nameField, dateField }) => {
  const { sheet, left, width } = draft;
  const widths = [width * 0.32, width * 0.42, width * 0.26];
  sheet.ensure(24 + parties.length * 36);
  drawTable(draft, widths, [[`${role} (print)`, 'Signature', 'Date']], { head: true, style: { size: 8 } });
  for (const party of parties) {
    sheet.ensure(36);
    const y = sheet.y;
    drawTable(draft, widths, [[signerLine(party, nameField), '', '']], {
      minHeight: 34,
      style: { size: 9 },
    });
    mark(draft, left + width * 0.34, y + 28, width * 0.36, party, field);
    writeDate(draft, left + width * 0.77, y + 18, dateField);
  }
};

function writeDate(draft: Draft, x: number, y: number, field: string | undefined): void {
  if (!draft.signed) return;
  const { sheet, say, facts } = draft;
  // A person writes a date in figures; a long one would not fit beside the line.
  const look = say.habits.date === 'dashes' ? 'dashes' : 'bare';
  const run = field === undefined ? showDate(facts.noteDate, look) : say.date(field, facts.noteDate, look);
  sheet.text(x, y, run, { size: 8, font: 'typewriter' });
}

const notaries = ['Dana K. Ellsworth', 'Luis F. Moreno', 'Beth Ann Carver', 'T. J. Nakamura'];

/** A notary's certificate. The ink of the notary answers `notary_present`. */
export function drawNotary(
  draft: Draft,
  parties: readonly Party[],
  look: 'venue' | 'boxed' | 'corporate' = 'venue',
): void {
  const { sheet, left, width, facts, random, say, signed } = draft;
  const notary = random.pick(notaries);
  const state = facts.property.address.state;
  const who = parties.map((party) => party.signer).join(' and ');
  const capacity = parties[0]?.capacity;
  sheet.ensure(150);
  const top = sheet.y;
  if (look === 'boxed') sheet.y += 6;
  sheet.y = sheet.text(
    left + 6,
    sheet.y,
    look === 'boxed' ? 'ACKNOWLEDGMENT' : random.pick(['INDIVIDUAL ACKNOWLEDGMENT', 'CERTIFICATE OF ACKNOWLEDGMENT']),
    {
      ...draft.style,
      bold: true,
      align: 'center',
      width: width - 12,
    },
  );
  sheet.y += 4;
  for (const line of [`STATE OF ${state}`, `COUNTY OF ${facts.property.county.toUpperCase()}`]) {
    sheet.text(left + 6, sheet.y, line);
    sheet.text(left + 190, sheet.y, ')');
    sheet.y += 13;
  }
  sheet.text(left + 200, sheet.y - 20, 'ss.');
  sheet.y += 4;
  const made = say.plain.date(facts.noteDate);
  const text =
    look === 'corporate' && capacity !== null && capacity !== undefined
      ? `On this day, ${made}, before me, the undersigned Notary Public, personally appeared ${who}, ${capacity} of ${parties[0]?.name}, known to me to be an authorized agent of the company that executed the foregoing instrument and acknowledged the instrument to be the free and voluntary act and deed of the company, by authority of statute and its governing papers, for the uses and purposes mentioned in it.`
      : random.pick([
          `The foregoing instrument was acknowledged before me on ${made} by ${who}.`,
          `Before me, a notary public in and for said county and state, on ${made} personally appeared ${who}, proved to me on the basis of satisfactory evidence to be the person(s) whose name(s) are subscribed to the within instrument, and acknowledged that they executed the same.`,
        ]);
  sheet.y = sheet.text(left + 6, sheet.y, text, { ...draft.style, width: width - 12 }) + 28;
  sheet.signature(left + width * 0.45, sheet.y, width * 0.45, {
    signed,
    label: notary,
    field: 'notary_present',
    height: 20,
  });
  sheet.text(left + width * 0.45, sheet.y + 3, `${notary}, Notary Public`, { size: 9 });
  sheet.text(left + 6, sheet.y - 8, 'My commission expires:', { size: 9 });
  sheet.text(left + 6, sheet.y + 4, say.plain.date(addDays(facts.noteDate, random.int(100, 1300))), { size: 9 });
  sheet.y += 24;
  if (look === 'boxed') sheet.rect(left, top, width, sheet.y - top);
  sheet.y += 8;
}
