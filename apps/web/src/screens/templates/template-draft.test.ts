import { describe, expect, it } from 'vitest';
import { addRule, dropRule, emptyTemplate, putRule, toBody, toDraft } from './template-draft.ts';

const box = { x: 0.1, y: 0.1, w: 0.2, h: 0.05 };

describe('a template while it is written', () => {
  it('comes back as it was', () => {
    const body = {
      docType: 'advance_ticket',
      title: 'MEMBER ADVANCE TICKET',
      keywords: ['payroll', 'ticket'],
      rules: [
        { field: 'loan_number', type: 'region', page: 1, box, anchor: { text: 'Ticket Ref', box } },
        { field: 'interest_rate', type: 'label', pattern: 'Yearly charge', direction: 'right' },
      ],
    };
    expect(toBody(toDraft(body))).toEqual(body);
  });

  it('sends of a rule only what its type takes, and nothing that is empty', () => {
    const rule = { field: 'loan_number', type: 'label', pattern: 'No.', direction: '', column: 'Amount', page: 1, box };
    expect(toBody({ ...emptyTemplate, docType: ' a ', rules: [{ key: 0, rule }] })).toEqual({
      docType: 'a',
      rules: [{ field: 'loan_number', type: 'label', pattern: 'No.', page: 1 }],
    });
  });

  it('keeps the other rules apart when one is added, changed or dropped', () => {
    const first = addRule(emptyTemplate, { field: 'a', type: 'label' });
    const second = addRule(first.draft, { field: 'b', type: 'label' });
    const dropped = dropRule(second.draft, first.key);
    expect(addRule(dropped, { field: 'c', type: 'label' }).key).not.toBe(second.key);
    expect(putRule(dropped, second.key, { field: 'd', type: 'label' }).rules.map(({ rule }) => rule.field)).toEqual([
      'd',
    ]);
  });
});
