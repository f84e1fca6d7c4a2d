import type { LoanPackage } from '@countersign/engine/reconciliation/loan-package';
import { isRoutingNumber } from '@countersign/engine/values/routing-number';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOf } from './check-field.decision.ts';
import { refuseOverDaily, refuseOverProceeds } from './check-limits.decision.ts';
import { findWarnings, type WarningFacts } from './find-warnings.decision.ts';
import { findFormatFaults } from './formats/find-format-faults.ts';
import { readPapers } from './read-papers.decision.ts';
import { checkRequest, decideStaging, type StageFacts } from './stage-wire.decision.ts';
import { acknowledgeAs } from './types.ts';
import { firstPossibleDay } from './value-date.decision.ts';
import { digestOf } from './wire-content.ts';

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 });

/** The ninth digit that makes eight digits a routing number, counted another way than the code does. */
function complete(eight: readonly number[]): string {
  const sum = eight.reduce((total, digit, index) => total + digit * ([3, 7, 1][index % 3] ?? 0), 0);
  return `${eight.join('')}${(10 - (sum % 10)) % 10}`;
}

describe('a routing number', () => {
  it('is taken with its check digit and refused with every other', () => {
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 9 }), (eight, shift) => {
        const good = complete(eight);
        if (good === '000000000') return;
        expect(faultOf('beneficiary_bank_aba', good)).toBe(null);
        const other = (Number(good.at(-1)) + shift) % 10;
        expect(faultOf('beneficiary_bank_aba', `${good.slice(0, 8)}${other}`)).toContain('check digit');
      }),
    );
  });

  it('is refused when one digit was mistyped, and nearly always when two neighbours were swapped', () => {
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (eight, at, shift) => {
        const good = complete(eight);
        const typed = [...good].map((digit, index) => (index === at ? (Number(digit) + shift) % 10 : digit)).join('');
        expect(isRoutingNumber(typed)).toBe(false);
      }),
    );
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 7 }), (eight, at) => {
        const good = complete(eight);
        const [a, b] = [Number(good[at]), Number(good[at + 1])];
        const swapped = `${good.slice(0, at)}${b}${a}${good.slice(at + 2)}`;
        // Weights 3, 7 and 1 differ by 4, 6 and 2: only digits that are five apart, or equal, look the same.
        expect(isRoutingNumber(swapped)).toBe(Math.abs(a - b) % 5 === 0 && good !== '000000000');
      }),
    );
  });

  it.each(['', '12345678', '1234567890', 'abcdefghi', '02100 021', '０２１００００２１', '000000000'])(
    'is not %j',
    (text) => {
      expect(faultOf('intermediary_bank_aba', text)).not.toBe(null);
    },
  );
});

type Paper = readonly [docType: string, values: Readonly<Record<string, string>>];

function packageOf(...papers: readonly Paper[]): LoanPackage {
  return {
    loanId: 'loan',
    intake: { borrowerName: 'A', expectedPrincipal: null },
    record: null,
    payees: [],
    documents: papers.map(([docType, values], index) => ({
      id: `d${index}`,
      name: 'a.pdf',
      docType,
      fromPage: 1,
      toPage: 1,
      missingPages: [],
      unreadPages: [],
      duplicateOf: null,
      values: Object.entries(values).map(([fieldName, text]) => ({
        fieldName,
        rawText: text,
        normalizedValue: text,
        valueKind: 'text' as const,
        pageNo: index + 1,
        bbox: null,
        confidence: fieldName === 'wire_reference' ? 0.4 : 0.95,
        method: 'text' as const,
        rivals: [],
      })),
    })),
  };
}

const instructions = {
  wire_amount: '10.00',
  wire_beneficiary_name: 'Ridge Title',
  wire_beneficiary_account: '123456',
  wire_beneficiary_aba: '021000021',
};

const nothing: Omit<StageFacts, 'papers'> = {
  bank: null,
  originatorAccount: null,
  minConfidence: 0.7,
  firstPossible: '2026-11-18',
  returned: [],
  targets: ['csv'],
  findFormatFaults,
};

function stage(papers: readonly Paper[], request = {}, about: Partial<StageFacts> = {}) {
  return decideStaging(request, { ...nothing, papers: readPapers(packageOf(...papers)), ...about });
}

const notesOf = (decision: ReturnType<typeof stage>) =>
  decision.ok ? decision.effect.notes.map(({ code, field }) => [code, field]) : null;

function errorsOf(decision: ReturnType<typeof stage>): readonly (readonly [string, string | undefined])[] {
  return decision.ok ? [] : (decision.refusal.errors ?? []).map(({ field, code }) => [field, code] as const);
}

describe('staging', () => {
  it('takes two papers that say the same, and refuses to choose between two that do not', () => {
    expect(
      stage([
        ['wire_instructions', instructions],
        ['wire_instructions', { ...instructions, wire_beneficiary_name: 'RIDGE TITLE' }],
      ]).ok,
    ).toBe(true);
    const other = {
      ...instructions,
      wire_beneficiary_account: '654321',
      wire_beneficiary_aba: '011000015',
      wire_amount: '11.00',
    };
    const papers: readonly Paper[] = [
      ['wire_instructions', instructions],
      ['wire_instructions', other],
    ];
    expect(errorsOf(stage(papers))).toEqual([
      ['beneficiary_account', 'contradicted'],
      ['beneficiary_bank_aba', 'contradicted'],
      ['amount', 'contradicted'],
    ]);
    const fields = [
      { name: 'beneficiary_account', value: '654321' },
      { name: 'beneficiary_bank_aba', value: '011000015' },
    ];
    // Whatever is chosen, the other document contradicts it, and the checker must know.
    expect(notesOf(stage(papers, { amount: '11.00', fields }))).toEqual([
      ['entered_differs', 'beneficiary_account'],
      ['entered_differs', 'beneficiary_bank_aba'],
      ['entered_differs', 'amount'],
    ]);
  });

  it('never puts the bank of one kind of paper beside the account of another', () => {
    const { wire_beneficiary_account: account, ...rest } = instructions;
    const papers: readonly Paper[] = [
      ['wire_instructions', rest],
      ['settlement_statement', { wire_beneficiary_account: account }],
    ];
    expect(errorsOf(stage(papers))).toEqual([['beneficiary_account', 'required']]);
  });

  it('uses another paper whole where there are no wire instructions', () => {
    const decision = stage([['disbursement_authorization', instructions]]);
    expect(decision.ok && decision.effect.fields.map(({ source }) => source)).toEqual([
      ...Array(3).fill('disbursement_authorization'),
      'calendar',
    ]);
  });

  it('says where a paper may mean another account, and not where it repeats the same one', () => {
    const given = packageOf(['wire_instructions', instructions]);
    const codes = (value: string) => {
      const rival = {
        rawText: value,
        normalizedValue: value,
        pageNo: 1,
        bbox: { x: 0, y: 0, w: 1, h: 1 },
        confidence: 0.5,
      };
      const documents = given.documents.map((document) => ({
        ...document,
        values: document.values.map((one) =>
          one.fieldName === 'wire_beneficiary_account' ? { ...one, rivals: [rival] } : one,
        ),
      }));
      const papers = readPapers({ ...given, documents });
      const decision = decideStaging({}, { ...nothing, papers });
      return decision.ok ? decision.effect.notes.map(({ code, field }) => [code, field]) : null;
    };
    expect(codes('777777')).toEqual([['other_values', 'beneficiary_account']]);
    expect(codes('12-34-56')).toEqual([]);
  });

  it('fills nothing from a value that waits to be confirmed, nor from another document in its place', () => {
    const given = packageOf(['wire_instructions', instructions], ['settlement_statement', instructions]);
    const documents = given.documents.map((document) => ({
      ...document,
      values: document.values.map((one) =>
        document.docType === 'wire_instructions' ? { ...one, proposed: true as const } : one,
      ),
    }));
    const papers = readPapers({ ...given, documents });
    expect([...papers.fields.keys()]).toEqual([]);
    expect(errorsOf(decideStaging({}, { ...nothing, papers })).map(([field]) => field)).toContain(
      'beneficiary_account',
    );
  });

  it('says where a value was read with little certainty', () => {
    const decision = stage([['wire_instructions', { ...instructions, wire_reference: 'R-1' }]]);
    expect(decision.ok && decision.effect.notes.map(({ code, field }) => [code, field])).toEqual([
      ['low_confidence', 'reference'],
    ]);
  });

  it.each(['0.00', '-5.00', '10.001', '1e3', '9999999999999999.00'])('does not wire %s', (amount) => {
    expect(errorsOf(stage([['wire_instructions', { ...instructions, wire_amount: amount }]]))).toEqual([
      ['amount', 'invalid'],
    ]);
  });

  it('reads a routing number that is printed in groups, and refuses one that is none', () => {
    const grouped = stage([['wire_instructions', { ...instructions, wire_beneficiary_aba: '0210-0002 1' }]]);
    expect(grouped.ok && grouped.effect.fields.find(({ name }) => name === 'beneficiary_bank_aba')?.value).toBe(
      '021000021',
    );
    expect(errorsOf(stage([['wire_instructions', { ...instructions, wire_beneficiary_aba: '021000022' }]]))).toEqual([
      ['beneficiary_bank_aba', 'invalid'],
    ]);
  });

  it('says what is printed where it was not understood', () => {
    const given = packageOf(['wire_instructions', instructions]);
    const papers = readPapers({
      ...given,
      documents: given.documents.map((document) => ({
        ...document,
        values: document.values.map((value) =>
          value.fieldName === 'wire_beneficiary_aba' ? { ...value, normalizedValue: null } : value,
        ),
      })),
    });
    const decision = decideStaging({}, { ...nothing, papers });
    expect(decision.ok ? '' : decision.refusal.detail).toContain('is printed as 021000021');
  });
});

describe('several payees in one package', () => {
  const agent = { ...instructions, wire_amount: '7.00' };
  const lender = {
    wire_amount: '3.00',
    wire_beneficiary_name: 'Prior Lender LLC',
    wire_beneficiary_account: '777',
    wire_beneficiary_aba: '011000015',
  };
  const papers: readonly Paper[] = [
    ['wire_instructions', agent],
    ['wire_instructions', lender],
  ];

  it('are told apart by the name that is given, and the rest comes from the documents of that payee', () => {
    expect(errorsOf(stage(papers)).map(([field]) => field)).toContain('beneficiary_name');
    for (const { wire_beneficiary_name: value, wire_beneficiary_account: account, wire_amount: amount } of [
      agent,
      lender,
    ]) {
      const staged = stage(papers, { fields: [{ name: 'beneficiary_name', value }] });
      if (!staged.ok) throw new Error(staged.refusal.detail);
      const found = staged.effect.fields.find(({ name }) => name === 'beneficiary_account');
      expect([found?.value, found?.source, staged.effect.amount]).toEqual([account, 'wire_instructions', amount]);
      expect(staged.effect.notes).toEqual([]);
    }
  });

  it('are not mixed up with a document of another kind that names another account for the same payee', () => {
    const elsewhere: Paper = ['title_commitment', { ...instructions, wire_beneficiary_account: '999' }];
    expect(notesOf(stage([['wire_instructions', instructions], elsewhere]))).toEqual([
      ['document_differs', 'beneficiary_account'],
    ]);
    const other: Paper = ['title_commitment', { ...elsewhere[1], wire_beneficiary_name: 'Omega LLC' }];
    expect(notesOf(stage([['wire_instructions', instructions], other]))).toEqual([]);
  });
});

describe('what was entered', () => {
  const papers: readonly Paper[] = [['wire_instructions', instructions]];

  it('is told field by field: what no document states, and what one states otherwise', () => {
    const fields = [
      { name: 'beneficiary_account', value: '999' },
      { name: 'beneficiary_name', value: 'RIDGE TITLE' },
      { name: 'reference', value: 'x' },
    ];
    const staged = stage(papers, { amount: '9.00', fields });
    expect(notesOf(staged)).toEqual([
      ['entered_differs', 'beneficiary_account'],
      ['entered_unstated', 'reference'],
      ['entered_differs', 'amount'],
    ]);
    expect(staged.ok && staged.effect.notes.map(acknowledgeAs)).toEqual([
      'entered_differs:beneficiary_account',
      'entered_unstated:reference',
      'entered_differs:amount',
    ]);
  });

  it('is no news where it is what the bank has saved about itself', () => {
    const bank = { name: 'First Example Bank', aba: null, address: null };
    const fields = [{ name: 'originator_name', value: 'First Example Bank' }];
    expect(notesOf(stage(papers, { fields }, { bank }))).toEqual([]);
  });

  it('follows a return with a warning that the checker must name', () => {
    const returned = [{ amount: '10.00', day: '2026-11-17' }];
    expect(notesOf(stage(papers, {}, { returned }))).toEqual([['follows_return', null]]);
  });
});

describe('a value date', () => {
  const on = (date: string) => [['wire_instructions', { ...instructions, disbursement_date: date }]] as const;
  const dayOf = (decision: ReturnType<typeof stage>) => {
    if (!decision.ok) return decision.refusal;
    const { value, source } = decision.effect.fields.find(({ name }) => name === 'value_date') ?? {};
    return [value, source, ...decision.effect.notes.map(({ code }) => code)];
  };

  it.each([
    ['2026-11-18', ['2026-11-18', 'wire_instructions']],
    ['2026-12-01', ['2026-12-01', 'wire_instructions']],
    ['2026-11-17', ['2026-11-18', 'calendar', 'value_date_moved']],
    ['2026-11-26', ['2026-11-27', 'calendar', 'value_date_moved']],
    ['2026-11-28', ['2026-11-30', 'calendar', 'value_date_moved']],
  ])('that a document gives as %s becomes one that is possible', (date, expected) => {
    expect(dayOf(stage(on(date)))).toEqual(expected);
  });

  it('is the first possible day where nothing states one', () => {
    expect(dayOf(stage([['wire_instructions', instructions]]))).toEqual(['2026-11-18', 'calendar']);
  });

  it.each([
    ['2026-11-17', 'the first possible day is 2026-11-18'],
    ['2026-11-26', 'the next business day is 2026-11-27'],
    ['2026-11-21', 'the next business day is 2026-11-23'],
  ])('that is entered as %s is refused, saying when it is possible', (value, message) => {
    const refused = checkRequest({ fields: [{ name: 'value_date', value }] }, '2026-11-18');
    expect(refused?.errors?.[0]?.message).toContain(message);
  });

  it.each([
    // Monday in the afternoon in New York; the same moment is before noon in Honolulu and the next day in Guam.
    ['2026-11-16T21:59:00Z', '17:00', 'America/New_York', '2026-11-16'],
    ['2026-11-16T22:00:00Z', '17:00', 'America/New_York', '2026-11-17'],
    ['2026-11-16T22:00:00Z', '17:00', 'Pacific/Honolulu', '2026-11-16'],
    ['2026-11-16T22:00:00Z', '17:00', 'Pacific/Guam', '2026-11-17'],
    // An hour later by the same clock in summer.
    ['2026-07-06T20:59:00Z', '17:00', 'America/New_York', '2026-07-06'],
    ['2026-07-06T21:00:00Z', '17:00', 'America/New_York', '2026-07-07'],
    // Friday after the cut-off, and the Wednesday evening before Thanksgiving.
    ['2026-11-20T23:00:00Z', '17:00', 'America/New_York', '2026-11-23'],
    ['2026-11-26T02:00:00Z', '17:00', 'America/New_York', '2026-11-27'],
    ['2026-11-16T05:00:00Z', '00:00', 'America/New_York', '2026-11-17'],
  ])('at %s with a cut-off at %s in %s is possible from %s', (now, cutoff, timeZone, expected) => {
    expect(firstPossibleDay(new Date(now), { cutoff, timeZone })).toBe(expected);
  });
});

describe('limits', () => {
  const limits = { proceeds: '250000.00', available: '260000.00', source: 'lar' };
  const codeOf = (amount: string, others: readonly string[] = []) => refuseOverProceeds(amount, others, limits)?.code;

  it('hold one wire to the loan, and all live ones to the loan and the borrower’s funds', () => {
    expect(codeOf('250000.00')).toBeUndefined();
    expect(codeOf('250000.01')).toBe('wire_exceeds_proceeds');
    expect(codeOf('10000.00', ['250000.00'])).toBeUndefined();
    expect(codeOf('10000.01', ['250000.00'])).toBe('wire_exceeds_proceeds');
    expect(refuseOverProceeds('999000000000.00', [], limits)?.detail).toMatch(/\$999,000,000,000\.00.*\$250,000\.00/);
    expect(refuseOverProceeds('20000.00', ['245000.00'], limits)?.detail).toContain('$15,000.00 is left to pay out');
  });

  it('let nothing out where nothing states the principal', () => {
    expect(refuseOverProceeds('0.01', [], null)?.code).toBe('wire_principal_unknown');
  });

  it('hold the wires of a day to what the bank has set, to the cent', () => {
    const day = { day: '2026-11-18', total: '90.00', toPayee: '40.00' };
    expect(refuseOverDaily('10.00', day, { all: '100', payee: '50' })).toBe(null);
    expect(refuseOverDaily('10.01', day, { all: '100', payee: null })?.detail).toMatch(/\$100\.01.*\$100\.00/);
    expect(refuseOverDaily('10.01', day, { all: null, payee: '50' })?.detail).toContain('to this account');
    expect(refuseOverDaily('999.00', day, { all: null, payee: null })).toBe(null);
  });
});

describe('warnings', () => {
  const now = new Date('2026-11-16T12:00:00Z');
  const base: WarningFacts = {
    fields: {
      beneficiary_name: 'Ridge Title, Inc. Trust Account',
      beneficiary_bank_aba: '021000021',
      beneficiary_account: '0123',
    },
    notes: [],
    payees: [],
    participants: null,
    firstPossible: '2026-11-16',
    now,
  };
  const ridge = {
    name: 'Ridge Title, Inc.',
    aba: '021000021',
    account: '123',
    savedAt: new Date('2026-01-01'),
    version: 2,
  };
  const codes = (facts: Partial<WarningFacts>) => findWarnings({ ...base, ...facts }).map(({ code }) => code);

  it.each([
    ['a bank that keeps no directory', {}, []],
    ['verified instructions, zeros in front aside', { payees: [ridge] }, []],
    ['one of two verified accounts of a payee', { payees: [{ ...ridge, account: '9' }, ridge] }, []],
    ['another account', { payees: [{ ...ridge, account: '9' }] }, ['payee_conflict']],
    ['another bank', { payees: [{ ...ridge, aba: '011000015' }] }, ['payee_conflict']],
    [
      'the bank of one entry and the account of another',
      {
        payees: [
          { ...ridge, account: '9' },
          { ...ridge, aba: '011000015' },
        ],
      },
      ['payee_conflict'],
    ],
    ['somebody else’s account', { payees: [{ ...ridge, name: 'Omega LLC' }] }, ['account_of_other_payee']],
    ['a payee nobody knows', { payees: [{ ...ridge, name: 'Omega LLC', account: '9' }] }, ['payee_unverified']],
    [
      'instructions changed last week',
      { payees: [{ ...ridge, savedAt: new Date('2026-11-09') }] },
      ['payee_changed_lately'],
    ],
    [
      'instructions saved for the first time last week',
      { payees: [{ ...ridge, version: 1, savedAt: new Date('2026-11-09') }] },
      [],
    ],
    ['a routing number the directory does not know', { participants: [] }, ['aba_not_in_directory']],
    ['a day that has passed', { fields: { ...base.fields, value_date: '2026-11-13' } }, ['value_date_past']],
    ['a Sunday', { fields: { ...base.fields, value_date: '2026-11-22' } }, ['value_date_past']],
    ['today', { fields: { ...base.fields, value_date: '2026-11-16' } }, []],
  ] as const)('for %s', (_name, facts, expected) => {
    expect(codes(facts)).toEqual(expected);
  });

  it('never print an account of the directory', () => {
    const text = JSON.stringify(findWarnings({ ...base, payees: [{ ...ridge, account: '998877' }] }));
    expect(text).not.toContain('998877');
  });
});

describe('a digest', () => {
  const content = {
    nonce: 'n',
    amountSource: { source: 'entered', documentId: null, pageNo: null },
    fields: [],
    notes: [],
  };
  it('changes with the amount, the currency, a field, a source and the wire', () => {
    const wire = { id: 'w', amount: '1.00', currency: 'USD' };
    const field = { name: 'reference', value: 'x', source: 'entered', documentId: null, pageNo: null } as const;
    const digests = [
      digestOf(wire, content),
      digestOf({ ...wire, amount: '1.01' }, content),
      digestOf({ ...wire, currency: 'EUR' }, content),
      digestOf({ ...wire, id: 'v' }, content),
      digestOf(wire, { ...content, nonce: 'm' }),
      digestOf(wire, { ...content, fields: [field] }),
      digestOf(wire, { ...content, fields: [{ ...field, source: 'setting' }] }),
    ];
    expect(new Set(digests).size).toBe(digests.length);
    expect(digestOf(structuredClone(wire), structuredClone(content))).toBe(digests[0]);
  });
});
