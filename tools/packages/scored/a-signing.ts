import type { LoanFacts, Party } from '../core/facts.ts';
import type { DrawOptions } from '../core/layout.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet, TextStyle } from '../core/sheet.ts';
import { innerWidth } from './a-forms.ts';
import { t } from './a-text.ts';
import { dateText, stateName } from './a-values.ts';

/** Signature and notary blocks of part A. */

export interface SignStyle {
  readonly field?: string;
  readonly role?: string;
  readonly text?: TextStyle;
  readonly x?: number;
  readonly width?: number;
  /** Prints a line for the date beside the signature; dated when signed. */
  readonly dateLine?: boolean;
}

type Look = 'by' | 'seal' | 'x-line' | 'under' | 'table';

/** One signer after another in one of the usual looks. */
export function signers(
  sheet: Sheet,
  parties: readonly Party[],
  { signed }: DrawOptions,
  facts: LoanFacts,
  look: Look,
  style: SignStyle = {},
): void {
  for (const party of parties) {
    const x = style.x ?? sheet.margins.left;
    const width = style.width ?? 240;
    const text: TextStyle = { size: 10, ...style.text };
    const line = (text.size ?? 10) * 1.2;
    sheet.ensure(line * 6 + 30);
    const ink = { signed, label: party.signer, ...(style.field === undefined ? {} : { field: style.field }) };
    const { capacity } = party;
    const role = style.role ?? 'Borrower';
    const nameField = style.field === 'guaranty_signed' ? 'guarantor_name' : 'borrower_name';
    const name = (upper = false): Run => v(nameField, upper ? party.name.toUpperCase() : party.name);
    const signer: Run = capacity === null ? name() : party.signer;
    if (look === 'by') {
      if (capacity !== null) {
        sheet.y = sheet.text(x, sheet.y, name(true), { ...text, bold: true, width: width + 40 }) + line + 14;
        sheet.text(x, sheet.y - line, 'By:', text);
        sheet.signature(x + 22, sheet.y, width - 22, ink);
        sheet.text(x + 22, sheet.y + 3, `${party.signer}, ${capacity}`, { ...text, width: width + 30 });
      } else {
        sheet.y += line + 12;
        sheet.signature(x, sheet.y, width, ink);
        sheet.text(x, sheet.y + 3, name(), text);
      }
      sheet.y += line * 2.4;
    } else if (look === 'seal') {
      sheet.y += line + 14;
      sheet.signature(x, sheet.y, width, ink);
      sheet.text(x + width + 3, sheet.y - line, '(Seal)', text);
      const line2 = capacity === null ? name() : t`${name()}, by ${party.signer}, ${capacity}`;
      sheet.y = sheet.text(x, sheet.y + 3, line2, { ...text, width: width + 30 });
      sheet.text(x, sheet.y, `-${role}`, { ...text, width: width + 30, align: 'right' });
      sheet.y += line * 1.6;
    } else if (look === 'x-line') {
      sheet.y += line + 14;
      sheet.text(x, sheet.y - line, 'X', { ...text, bold: true });
      sheet.signature(x + 14, sheet.y, width - 14, ink);
      sheet.text(x + 14, sheet.y + 3, capacity === null ? name() : t`${party.signer}, ${capacity} of ${name()}`, {
        ...text,
        width: width + 60,
      });
      if (style.dateLine === true) dateLine(sheet, x + width + 70, signed, signedOn(facts, style), text);
      sheet.y += line * 2.6;
    } else if (look === 'under') {
      sheet.y += line + 16;
      sheet.signature(x, sheet.y, width, ink);
      sheet.y = sheet.text(x, sheet.y + 3, `${role} Signature`, { ...text, size: (text.size ?? 10) * 0.8 });
      sheet.y = sheet.text(x, sheet.y + 2, t`Print name: ${signer}`, text);
      if (capacity !== null) sheet.y = sheet.text(x, sheet.y, `Title: ${capacity}`, text);
      if (style.dateLine === true) dateLine(sheet, x + width + 30, signed, signedOn(facts, style), text, -line * 2.6);
      sheet.y += line;
    } else {
      const height = 44;
      sheet.ensure(height);
      sheet.rect(x, sheet.y, innerWidth(sheet), height);
      sheet.vline(x + innerWidth(sheet) * 0.68, sheet.y, sheet.y + height);
      sheet.signature(x + 20, sheet.y + 28, innerWidth(sheet) * 0.6, { ...ink, height: 20 });
      sheet.text(x + 20, sheet.y + 31, t`${signer}${capacity === null ? [] : `, ${capacity}`}`, {
        ...text,
        size: 8,
      });
      sheet.text(x + innerWidth(sheet) * 0.68 + 4, sheet.y + 4, 'Date', { ...text, size: 7 });
      if (signed)
        sheet.text(x + innerWidth(sheet) * 0.68 + 20, sheet.y + 18, signedOn(facts, style), {
          ...text,
          size: 10,
        });
      sheet.y += height;
    }
  }
}

/** The day beside a signature; on a note it is a field. */
function signedOn({ noteDate }: LoanFacts, { field }: SignStyle): Run {
  const day = dateText(noteDate, 'plain');
  return field === 'note_signed' ? v('note_signature_date', day, noteDate) : day;
}

function dateLine(sheet: Sheet, x: number, signed: boolean, day: Run, text: TextStyle, up = 0): void {
  const y = sheet.y + up;
  sheet.hline(x, y, x + 90);
  sheet.text(x, y + 3, 'Date', { ...text, size: (text.size ?? 10) * 0.8 });
  if (signed) sheet.text(x + 8, y - (text.size ?? 10) * 1.2, day, text);
}

/** An officer's line for the institution itself. */
export function lenderSigns(
  sheet: Sheet,
  facts: LoanFacts,
  { signed }: DrawOptions,
  text: TextStyle = {},
  x = sheet.margins.left,
): void {
  const size = text.size ?? 10;
  sheet.ensure(60);
  sheet.y += 6;
  sheet.y =
    sheet.text(x, sheet.y, v('lender_name', facts.lender.name.toUpperCase()), {
      ...text,
      size,
      bold: true,
      width: 250,
    }) + 22;
  sheet.text(x, sheet.y - size * 1.2, 'By:', { ...text, size });
  sheet.signature(x + 20, sheet.y, 200, { signed, label: facts.lender.signer });
  sheet.text(x + 20, sheet.y + 3, `${facts.lender.signer}, ${facts.lender.capacity}`, { ...text, size });
  sheet.y += size * 3;
}

export type NotaryLook = 'boxed' | 'certificate' | 'plain' | 'witness';

/** An acknowledgment of the signers before a notary public. */
export function notary(
  sheet: Sheet,
  parties: readonly Party[],
  facts: LoanFacts,
  { signed }: DrawOptions,
  look: NotaryLook,
  text: TextStyle = {},
): void {
  const state = stateName(facts.property.address.state);
  const { county } = facts.property;
  const people = parties.flatMap((party, index): Run[] => {
    const name = v(parties === facts.guarantors ? 'guarantor_name' : 'borrower_name', party.name);
    const and = index > 0 ? ' and ' : '';
    return party.capacity === null ? [and, name] : [`${and}${party.signer}, ${party.capacity} of `, name];
  });
  const date = signed ? dateText(facts.noteDate, 'ordinal') : '_____ day of ______________, 20___';
  const size = text.size ?? 10;
  const ink = (x: number, width: number): void =>
    sheet.signature(x, sheet.y, width, { signed, label: 'Notary Public', field: 'notary_present' });
  sheet.ensure(size * 18 + 40);
  sheet.y += 10;
  if (look === 'certificate') {
    const top = sheet.y;
    sheet.y =
      sheet.text(
        sheet.margins.left + 6,
        sheet.y + 4,
        'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.',
        { ...text, size: size * 0.9, width: innerWidth(sheet) - 12 },
      ) + 4;
    sheet.rect(sheet.margins.left, top, innerWidth(sheet), sheet.y - top);
    sheet.y += 8;
    sheet.paragraph(`State of ${state}\nCounty of ${county}`, { ...text, size });
    sheet.paragraph(
      t`On ${signed ? dateText(facts.noteDate) : '____________________'} before me, ______________________________, personally appeared ${people}, who proved to me on the basis of satisfactory evidence to be the person(s) whose name(s) is/are subscribed to the within instrument and acknowledged to me that he/she/they executed the same in his/her/their authorized capacity(ies). I certify under PENALTY OF PERJURY under the laws of the State of ${state} that the foregoing paragraph is true and correct. WITNESS my hand and official seal.`,
      { ...text, size },
    );
    sheet.y += 26;
    sheet.text(sheet.margins.left, sheet.y - size * 1.1, 'Signature', { ...text, size });
    ink(sheet.margins.left + 55, 190);
    sheet.text(sheet.margins.left + 270, sheet.y - size * 1.1, '(Seal)', { ...text, size });
    sheet.y += 14;
    return;
  }
  if (look === 'boxed') {
    const top = sheet.y;
    const x = sheet.margins.left + 8;
    const width = innerWidth(sheet) - 16;
    const kind = parties.some((party) => party.capacity !== null)
      ? 'CORPORATE OR COMPANY ACKNOWLEDGMENT'
      : 'INDIVIDUAL ACKNOWLEDGMENT';
    sheet.y = sheet.text(x, top + 6, kind, { ...text, size: size + 1, bold: true, width, align: 'center' }) + 6;
    sheet.y = sheet.text(x, sheet.y, `STATE OF ${state.toUpperCase()}`, { ...text, size }) + 1;
    sheet.text(x + 200, sheet.y - size, ') SS', { ...text, size });
    sheet.y = sheet.text(x, sheet.y, `COUNTY OF ${county.toUpperCase()}`, { ...text, size }) + 6;
    sheet.y =
      sheet.text(
        x,
        sheet.y,
        t`On this ${date}, before me, the undersigned Notary Public, personally appeared ${people}, known to me or proved to me to be the one who signed the foregoing instrument, and acknowledged it to be the free and voluntary act and deed of the signer, for the uses and purposes stated in it, and on oath stated authority to execute it.`,
        { ...text, size, width },
      ) + 28;
    sheet.text(x, sheet.y - size * 1.1, 'By', { ...text, size });
    ink(x + 16, 190);
    sheet.text(x + 230, sheet.y - size * 1.1, 'Residing at ______________________', { ...text, size });
    sheet.y = sheet.text(x, sheet.y + 6, 'Notary Public in and for the State named above', { ...text, size }) + 2;
    sheet.text(x + 230, sheet.y - size * 1.2, 'My commission expires ____________', { ...text, size });
    sheet.y += 6;
    sheet.rect(sheet.margins.left, top, innerWidth(sheet), sheet.y - top, { thickness: 0.8 });
    sheet.y += 8;
    return;
  }
  const opening =
    look === 'witness'
      ? t`Before me, the subscriber, a Notary Public in and for the State and County aforesaid, on this ${date}, came ${people}, to me personally known, and acknowledged the foregoing writing as a voluntary act. Witness my hand and notarial seal.`
      : t`The foregoing instrument was acknowledged before me this ${date}, by ${people}.`;
  sheet.paragraph(`STATE OF ${state}, ${county} County ss:`, { ...text, size });
  sheet.paragraph(opening, { ...text, size });
  sheet.y += 24;
  const x = sheet.margins.left + innerWidth(sheet) / 2;
  ink(x, 200);
  sheet.text(x, sheet.y + 3, 'Notary Public', { ...text, size });
  sheet.text(sheet.margins.left, sheet.y - 6, 'My Commission Expires:', { ...text, size });
  sheet.y += size * 2.6;
}
