import { addDays, addMonths } from '../core/dates.ts';
import type { Party } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import {
  at,
  type Draft,
  firstBorrower,
  footer,
  form,
  lender,
  middle,
  numbered,
  ofBusiness,
  onLine,
  printDate,
  signers,
  table,
  usd,
} from './c-kit.ts';

/** Who may sign for the borrower: the signer of the loan and a second officer. */
const officers = ({ f }: Draft): readonly (readonly [string, string])[] => [
  [firstBorrower(f).signer, firstBorrower(f).capacity ?? 'Manager'],
  ['Dolores M. Quint', 'Secretary'],
];

/** The kind of entity without its state. */
const entityKind = (party: Party): string =>
  /(?:limited liability company|limited partnership|corporation)$/.exec(party.entityType ?? '')?.[0] ?? 'company';

/** A resolution in the old form: RESOLVED, FURTHER RESOLVED. */
function drawResolved(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const who = firstBorrower(f);
  const s = open({
    margins: { top: 62, left: 72, right: 72, bottom: 60 },
    style: { font: draft.font('serif', 'book', 'typewriter'), size: 10.5, leading: 1.25 },
    furniture: footer('Certified resolution'),
  });
  s.y =
    middle(
      s,
      60,
      r.pick(['RESOLUTION TO BORROW', 'CERTIFIED RESOLUTION TO BORROW AND GRANT COLLATERAL', 'BORROWING RESOLUTION']),
      13,
    ) + 12;
  const style = { align: 'justify' } as const;
  s.paragraph(
    prose`I, the undersigned, do hereby certify that I keep the records of ${v('borrower_name', who.name)}, ${v('borrower_entity_type', who.entityType ?? '')}, whose principal office is at ${at('borrower_address', who.address)} and whose federal tax number is ${v('borrower_tin', who.tin)}, and that at a meeting held ${printDate(addDays(f.noteDate, -9), 'long')} these resolutions were adopted and have not been changed:`,
    style,
  );
  s.paragraph(
    [
      { text: 'RESOLVED, ', bold: true },
      'that this company borrow from ',
      lender(f),
      ', of ',
      at('lender_address', f.lender.address),
      ', a sum not greater than ',
      usd('principal_amount', f.principalCents),
      ', on terms that the officers named below approve;',
    ],
    style,
  );
  s.paragraph(
    [
      { text: 'FURTHER RESOLVED, ', bold: true },
      'that those officers may pledge, mortgage or assign any property of the company as security for it;',
    ],
    style,
  );
  s.paragraph(
    [
      { text: 'FURTHER RESOLVED, ', bold: true },
      'that the lender may rely on this paper until it has written notice of a change.',
    ],
    style,
  );
  table(s, { x: 72, widths: [190, 130, 148], head: true, size: 10, pad: 6 }, [
    ['Name', 'Title', 'Specimen signature'],
    ...officers(draft).map(([name, title]): Run[] => [name, title, '']),
  ]);
  s.y += 14;
  s.paragraph('Given under my hand and, where there is one, the seal of the company.');
  signers(s, [who], signed, { nameField: 'borrower_name' });
}

/** A one-page form for any kind of entity, with the kind ticked. */
function drawTickedEntity(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const who = firstBorrower(f);
  const s = open({
    margins: { top: 40, left: 48, right: 48, bottom: 52 },
    style: { font: draft.font('sans', 'condensed'), size: 9.5 },
    furniture: footer(r.pick(['AUTH-6', 'Form R-11'])),
  });
  const font = r.pick(['mono', 'typewriter'] as const);
  s.text(48, 40, r.pick(['AUTHORIZATION AND RESOLUTION TO BORROW', 'ENTITY RESOLUTION TO BORROW']), {
    bold: true,
    size: 14,
  });
  s.y = onLine(s, [48, 70, 330], v('borrower_name', who.name), 'Legal name of the entity', font);
  onLine(s, [394, 70, 170], v('borrower_tin', who.tin), 'Employer identification number', font);
  s.y = onLine(s, [48, s.y + 4, 330], at('borrower_address', who.address), 'Street, city, state', font);
  onLine(
    s,
    [394, s.y - 26, 170],
    v('borrower_state_of_org', who.stateOfOrganization ?? ''),
    'State of organization',
    font,
  );
  s.y += 4;
  const kinds = ['corporation', 'limited liability company', 'limited partnership'];
  const isKind = (kind: string): boolean => (who.entityType ?? '').endsWith(kind);
  kinds.forEach((kind, index) => {
    s.checkbox(60 + index * 160, s.y, { marked: isKind(kind), label: kind, field: 'borrower_entity_type' });
    s.text(74 + index * 160, s.y, isKind(kind) ? v('borrower_entity_type', kind) : kind);
  });
  s.y += 24;
  s.paragraph(
    prose`The persons who govern the entity named above give to ${lender(f)} (“Bank”) this statement of who may act for it.`,
  );
  numbered(
    s,
    entries`
      Power to borrow | Any one of the persons listed may borrow from Bank up to ${usd('principal_amount', f.principalCents)} in one or more notes.
      Power to pledge | They may give security in any property of the entity and may renew and change notes.
      Past acts | What they did before this date within these powers is approved.
      Reliance | Bank may act on this statement until it receives another one.
    `,
    9.5,
  );
  table(s, { x: 48, widths: [230, 140, 146], head: true, size: 9.5, pad: 5 }, [
    ['Authorized person', 'Position', 'Initials'],
    ...officers(draft).map(([name, title]): Run[] => [name, title, '']),
  ]);
  s.y += 10;
  s.paragraph(
    `Adopted ${printDate(addDays(f.noteDate, -6), 'long')} in accordance with the governing papers of the entity.`,
  );
  signers(s, [who], signed, { nameField: 'borrower_name' });
}

/** What a secretary of state files: a certificate that the entity stands. */
function drawGoodStanding({ open, f, r, font }: Draft): void {
  const who = firstBorrower(f);
  const s = open({
    margins: { top: 90, left: 90, right: 90, bottom: 70 },
    style: { font: font('book', 'serif'), size: 12, leading: 1.4 },
  });
  s.rect(40, 40, 532, 712, { thickness: 2 });
  s.rect(46, 46, 520, 700);
  s.y = middle(s, 90, ['State of ', v('borrower_state_of_org', who.stateOfOrganization ?? '')], 18) + 4;
  s.y = middle(s, s.y, 'Office of the Secretary of State', 13, false) + 22;
  s.y =
    middle(
      s,
      s.y,
      r.pick(['CERTIFICATE OF GOOD STANDING', 'CERTIFICATE OF EXISTENCE AND GOOD STANDING', 'CERTIFICATE OF STATUS']),
      15,
    ) + 24;
  s.paragraph(['I, the Secretary of State, certify that according to the records of this office'], { align: 'center' });
  s.y = middle(s, s.y + 6, v('borrower_name', who.name), 15) + 12;
  s.paragraph(
    prose`a ${v('borrower_entity_type', entityKind(who))} formed under the law of this state on ${printDate(addMonths(f.noteDate, -r.int(40, 200)), 'long')}, has filed every report and paid every fee that is due, has not been dissolved, and is in good standing on this date.`,
    { align: 'justify' },
  );
  s.paragraph(`Entity number: ${r.int(2_000_000_000, 2_099_999_999)}`, { align: 'center' });
  s.paragraph(
    `In witness whereof I set my hand and the seal of the state on ${printDate(addDays(f.noteDate, -r.int(5, 25)), 'long')}.`,
    { align: 'justify', after: 60 },
  );
  s.signature(300, s.y, 200, { signed: true, label: 'Secretary of State' });
  s.text(300, s.y + 3, 'Secretary of State', { size: 10 });
  s.stamp(110, s.y - 30, ['GREAT SEAL', 'OF THE STATE']);
}

/** Articles on the state's form, with typed answers to numbered questions. */
function drawArticles({ open, f, r, signed }: Draft): void {
  const who = firstBorrower(f);
  const corporation = (who.entityType ?? '').endsWith('corporation');
  const s = open({
    margins: { top: 48, left: 60, right: 60, bottom: 56 },
    style: { font: 'sans', size: 9.5 },
    furniture: footer('Filed with the Secretary of State'),
  });
  const font = r.pick(['mono', 'typewriter'] as const);
  s.text(60, 46, ['Secretary of State of ', v('borrower_state_of_org', who.stateOfOrganization ?? '')], {
    bold: true,
    size: 11,
  });
  s.text(400, 46, `Filing fee $${r.pick(['50.00', '100.00', '125.00'])}`, { size: 9 });
  s.y =
    middle(
      s,
      72,
      corporation
        ? 'ARTICLES OF INCORPORATION'
        : (who.entityType ?? '').endsWith('partnership')
          ? 'CERTIFICATE OF LIMITED PARTNERSHIP'
          : 'ARTICLES OF ORGANIZATION',
      14,
    ) + 12;
  const ask = (question: string, answer: Run | readonly Run[]): void => {
    s.y = s.text(60, s.y, question, { width: 492 });
    s.y = onLine(s, [76, s.y + 4, 476], answer, undefined, font) + 8;
  };
  ask('1. The exact name of the entity is:', v('borrower_name', who.name));
  ask('2. The address of its principal office is:', at('borrower_address', who.address));
  ask('3. The registered agent at the registered office in this state is:', who.signer);
  ask('4. It is formed for:', 'any lawful business');
  ask('5. How long it lasts:', 'without end');
  ask(
    corporation ? '6. Shares that it may issue:' : '6. It is managed by:',
    corporation ? '10,000 common shares without par value' : 'its managers or general partners',
  );
  ask('7. Delayed date of effect, if any:', 'none');
  const filed = printDate(addMonths(f.noteDate, -r.int(30, 180)), 'slash');
  s.paragraph(`Each person who signs states under penalty of law that the facts above are true. Received ${filed}.`);
  signers(s, [{ ...who, kind: 'person', name: who.signer }], signed, { role: 'Organizer' });
  s.stamp(380, s.y - 20, ['FILED', filed]);
}

export const authorityC: readonly Layout[] = [
  form('resolution-resolved', 'borrowing_resolution', drawResolved, ofBusiness),
  form('resolution-ticked-entity', 'borrowing_resolution', drawTickedEntity, ofBusiness),
  form('entity-good-standing', 'entity_document', drawGoodStanding, ofBusiness),
  form('entity-articles-form', 'entity_document', drawArticles, ofBusiness),
];
