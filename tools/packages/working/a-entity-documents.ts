import { addMonths } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { v } from '../core/runs.ts';
import { type Draft, layout } from './a-draft.ts';
import { voiceOf } from './a-note-terms.ts';
import { signByNameTitle } from './a-signatures.ts';
import { drawList } from './a-tables.ts';
import { drawTitle, rule, writeClauses } from './a-text.ts';

const isEntity = (facts: LoanFacts): boolean => facts.borrowers[0]?.kind === 'entity';
const isCompany = (facts: LoanFacts): boolean => facts.borrowers[0]?.entityType?.includes('limited liability') === true;

function party(draft: Draft) {
  const first = draft.facts.borrowers[0];
  if (first === undefined) throw new Error('The loan has no borrower.');
  return first;
}

export const entityDocuments: readonly Layout[] = [
  layout({
    id: 'entity-articles',
    docType: 'entity_document',
    suits: isEntity,
    paper: () => ({
      style: { font: 'serif', size: 11, leading: 1.3 },
      margins: { top: 60, left: 72, right: 72, bottom: 60 },
    }),
    draw(draft) {
      const { sheet, say, random, facts } = draft;
      const company = party(draft);
      const corporate = company.entityType?.includes('corporation') === true;
      const filed = addMonths(facts.noteDate, -random.int(14, 160));
      sheet.paragraph(
        [`Office of the Secretary of State\nState of `, v('borrower_state_of_org', company.stateOfOrganization ?? '')],
        { align: 'center' },
      );
      drawTitle(
        draft,
        corporate
          ? 'ARTICLES OF INCORPORATION'
          : company.entityType?.includes('partnership') === true
            ? 'CERTIFICATE OF LIMITED PARTNERSHIP'
            : 'ARTICLES OF ORGANIZATION',
        { size: 15 },
      );
      sheet.stamp(430, 60, ['FILED', filed], { angle: random.int(-8, 8) });
      sheet.y += 10;
      const write = writeClauses(draft, voiceOf(draft, 'the company', 'the State', 'articles'), {
        number: 'Article',
        title: 'centred',
        align: 'left',
      });
      for (const [label, runs] of entries`
        NAME | The name of the organization is ${say.borrower()}.
        PRINCIPAL OFFICE | The street address of the principal office is ${say.borrowerAddress()}.
        REGISTERED AGENT | The registered agent is Corporate Filings, Inc., ${random.int(10, 999)} Capitol Street.
        PURPOSE | The organization may carry on any lawful business for which it may be organized under the statutes of this state.
        DURATION | The period of duration is perpetual.
      `)
        write.say(label, runs);
      write.say(
        corporate ? 'SHARES' : 'MANAGEMENT',
        corporate
          ? `The corporation may issue ${random.int(1, 90)}0,000 shares of common stock without par value.`
          : `The organization is managed by its ${company.capacity?.toLowerCase() ?? 'manager'}s.`,
      );
      signByNameTitle(draft, {
        role: corporate ? 'Incorporator' : 'Organizer',
        parties: [{ ...company, entityType: null }],
        nameField: 'borrower_name',
      });
    },
  }),
  layout({
    id: 'entity-good-standing',
    docType: 'entity_document',
    suits: isEntity,
    paper: () => ({
      style: { font: 'book', size: 13, leading: 1.4 },
      margins: { top: 110, left: 90, right: 90, bottom: 90 },
    }),
    draw(draft) {
      const { sheet, say, random, facts } = draft;
      const company = party(draft);
      sheet.rect(36, 36, sheet.width - 72, sheet.height - 72, { thickness: 3 });
      sheet.rect(44, 44, sheet.width - 88, sheet.height - 88);
      drawTitle(draft, `STATE OF ${company.stateOfOrganization?.toUpperCase()}`, { size: 20 });
      drawTitle(draft, 'OFFICE OF THE SECRETARY OF STATE', { size: 12 });
      sheet.y += 26;
      drawTitle(draft, random.pick(['CERTIFICATE OF GOOD STANDING', 'CERTIFICATE OF EXISTENCE AND GOOD STANDING']), {
        size: 16,
      });
      sheet.y += 20;
      for (const runs of paragraphs`
        I, the Secretary of State, hereby certify that, according to the records of this office, ${say.borrower()}, ${v('borrower_entity_type', company.entityType ?? '')}, formed on ${say.plain.date(addMonths(facts.noteDate, -random.int(20, 200)))}, is in good standing, has paid all fees and taxes now due, and has a legal existence so far as these records show.
        This certificate reflects facts established through ${say.plain.date(facts.approval.date)}. Certificate number ${random.int(1_000_000, 9_999_999)}. Validate at the website of this office.
      `)
        sheet.paragraph(runs, { align: 'justify' });
      sheet.y += 60;
      sheet.signature(320, sheet.y, 200, { signed: true, label: 'Secretary of State' });
      sheet.text(320, sheet.y + 4, 'Secretary of State', { size: 10 });
    },
  }),
  layout({
    id: 'entity-operating-agreement',
    docType: 'entity_document',
    suits: isCompany,
    paper: () => ({
      style: { font: 'serif', size: 11 },
      margins: { top: 72, left: 72, right: 72, bottom: 72 },
      furniture({ sheet }, pageNo) {
        sheet.text(0, sheet.height - 44, `Operating Agreement - ${pageNo}`, {
          size: 9,
          width: sheet.width,
          align: 'center',
        });
      },
    }),
    draw(draft) {
      const { sheet, say, random, facts } = draft;
      const company = party(draft);
      drawTitle(draft, 'OPERATING AGREEMENT', { size: 16 });
      drawTitle(draft, 'OF', { size: 11 });
      drawTitle(draft, company.name.toUpperCase(), { size: 13 });
      rule(draft);
      sheet.y += 8;
      sheet.paragraph(
        prose`This Operating Agreement of ${say.borrower()}, ${v('borrower_entity_type', company.entityType ?? '')}, is made among its members as of ${say.plain.date(addMonths(facts.noteDate, -random.int(12, 120)))}.`,
        { align: 'justify' },
      );
      const write = writeClauses(draft, voiceOf(draft, 'the Company', 'the Member', 'Agreement'), {
        number: 'Article',
        title: 'caps above',
      });
      write.say(
        'Formation',
        'The members have formed a limited liability company by filing articles of organization with the Secretary of State. The principal place of business is at the address below or wherever the members choose.',
      );
      drawList(
        draft,
        [
          ['Principal office:', say.borrowerAddress()],
          ['Registered agent:', 'Corporate Filings, Inc.'],
        ],
        { labelWidth: 110, x: 100 },
      );
      for (const [label, runs] of entries`
        Members and interests | ${company.signer} holds ${random.int(51, 100)} percent of the membership interests. Others are listed in Exhibit A.
        Management | The ${company.capacity ?? 'Manager'} may bind the Company, borrow money in its name and pledge its assets. A loan of more than ${say.plain.dollars(50_000_000)} needs the consent of members who hold a majority of the interests.
        Capital contributions | Each member has contributed the property shown in Exhibit A. No member may withdraw capital without the consent of all. No interest is paid on contributions.
        Distributions | Net cash flow is distributed at least once each year in proportion to interests, after reserves that the manager finds reasonable.
        Transfer of interests | No member may sell, assign or pledge an interest without the written consent of the other members, who have a right of first refusal for thirty days.
        Dissolution | The Company is dissolved when all members agree in writing, or by decree of court. Its affairs are then wound up and its assets applied first to creditors.
        General | This Agreement is governed by the law of the state of organization and may be amended only in a writing signed by all members.
      `)
        write.say(label, runs);
      signByNameTitle(draft, {
        role: 'Member',
        parties: [{ ...company, entityType: null }],
        nameField: 'borrower_name',
      });
    },
  }),
];
