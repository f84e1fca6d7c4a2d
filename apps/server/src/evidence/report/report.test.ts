import { INSTALL_KINDS, LOAN_KINDS } from '@countersign/engine/evidence/evidence-kinds';
import { sealEntry } from '@countersign/engine/evidence/seal-entry';
import { describe, expect, it } from 'vitest';
import { toWinAnsi } from '../../platform/win-ansi.ts';
import { titleOf } from './kind-titles.ts';
import { buildReport, type Report } from './report-model.ts';
import { writeHtml } from './write-html.ts';
import { writePdf } from './write-pdf.ts';

const body = {
  loanId: 'loan',
  at: '2026-11-15T22:25:48.123Z',
  actor: { type: 'user', id: 'u', name: 'Mary O’Neill', roles: ['manager', 'admin'] },
  requestId: null,
  prevHash: '0'.repeat(64),
} as const;

function reportOf(changes: Parameters<typeof buildReport>[1]): Report {
  const about = {
    externalRef: 'L-1',
    loanId: 'loan',
    exportedAt: body.at,
    head: 'a'.repeat(64),
    treeSize: 9,
    key: 'k',
  };
  return buildReport(about, changes, []);
}

describe('a report', () => {
  it('has a title of its own for every kind', () => {
    for (const kind of [...LOAN_KINDS, ...INSTALL_KINDS]) expect(titleOf(kind)).not.toBe(kind);
    expect(titleOf('loan.from_the_future')).toBe('loan.from_the_future');
  });

  it('says what happened, by whom and when, with the payload spelled out', () => {
    const payload = { findingId: 'f-1', reasonCode: 'other', checked: true, nothing: null, list: [{ coreField: 'A' }] };
    const [step] = reportOf([sealEntry({ ...body, seq: 1, kind: 'finding.overridden', payload })]).steps;
    expect(step).toMatchObject({
      seq: 1,
      title: 'Finding overridden',
      when: '2026-11-15 22:25:48 UTC',
      who: 'Mary O’Neill (manager, admin)',
      details: [
        { name: 'checked', value: 'yes' },
        { name: 'finding id', value: 'f-1' },
        { name: 'list 1 core field', value: 'A' },
        { name: 'nothing', value: 'none' },
        { name: 'reason code', value: 'other' },
      ],
    });
  });

  it('names keys and the system as what they are', () => {
    const by = (actor: (typeof body)['actor'] | object) =>
      reportOf([sealEntry({ ...body, actor: actor as never, seq: 1, kind: 'loan.sealed', payload: {} })]).steps[0]?.who;
    expect(by({ type: 'system', id: null, name: 'retention', roles: [] })).toBe('retention (the system itself)');
    expect(by({ type: 'api_key', id: 'k', name: 'core', roles: ['status:read'] })).toBe('API key core (status:read)');
  });

  it('says from where somebody acted, beside who', () => {
    const payload = { note: 'fine', origin: { address: '203.0.113.7', session: 's-1' } };
    const [step] = reportOf([sealEntry({ ...body, seq: 1, kind: 'value.viewed', payload })]).steps;
    expect(step).toMatchObject({
      title: 'Whole tax or account number viewed',
      who: 'Mary O’Neill (manager, admin), from 203.0.113.7, session s-1',
      details: [{ name: 'note', value: 'fine' }],
    });
  });

  it('shows that a personal value is concealed, and cuts what is too long for a page', () => {
    const payload = { borrowerName: `hmac-sha256:${'ab'.repeat(32)}`, long: 'x'.repeat(9_000) };
    const [step] = reportOf([sealEntry({ ...body, seq: 1, kind: 'package.received', payload })]).steps;
    expect(step?.details[0]?.value).toBe('concealed (hmac-sha256:abababababab…)');
    expect(step?.details[1]?.value).toMatch(/^x{4200}… \(cut; entries\.jsonl holds all\)$/);
  });

  it('has a line for an entry that cannot be read', () => {
    const { steps } = reportOf([
      { sealed: 'countersign-evidence/v1\n{', hash: 'b'.repeat(64) },
      { sealed: 'x\n{}', hash: 'c' },
    ]);
    expect(steps.map(({ title }) => title)).toEqual(Array(2).fill('This entry cannot be read: its text was changed'));
  });

  it('says which documents retention has deleted', () => {
    const added = sealEntry({
      ...body,
      seq: 1,
      kind: 'document.added',
      payload: { name: 'a.pdf', sha256: 'd'.repeat(64) },
    });
    const purged = sealEntry({
      ...body,
      seq: 2,
      kind: 'document.purged',
      payload: { name: 'a.pdf', sha256: 'd'.repeat(64) },
    });
    const about = { externalRef: 'L-1', loanId: 'loan', exportedAt: body.at, head: 'a', treeSize: 9, key: 'k' };
    const { documents } = buildReport(about, [added, purged], [{ name: 'a.pdf', sha256: 'd'.repeat(64) }]);
    expect(documents).toEqual([{ name: 'a.pdf', sha256: 'd'.repeat(64), purged: '2026-11-15 22:25:48 UTC' }]);
  });
});

const hostile = '<script>alert("x")</script> & \'more\'';
const hostileReport = () => {
  const actor = { ...body.actor, name: hostile };
  return reportOf([sealEntry({ ...body, actor, seq: 1, kind: 'finding.commented', payload: { [hostile]: hostile } })]);
};

describe('its page', () => {
  it('is one file without scripts and without anything from elsewhere', () => {
    const html = writeHtml(hostileReport());
    expect(html).not.toMatch(/<script|<link|<img|src=|url\(|@import/);
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;more&#39;');
  });
});

describe('its print', () => {
  it('is the same bytes for the same export, whatever stands in it', async () => {
    const long = 'word '.repeat(3_000);
    const details = Array.from({ length: 80 }, (_, index) => [
      `field ${index}`,
      index % 9 === 0 ? long : '李小龙 Łódź',
    ]);
    const payload = Object.fromEntries(details);
    const report = reportOf([sealEntry({ ...body, seq: 1, kind: 'boarding.staged', payload })]);
    const pdf = await writePdf(report);
    expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect((await writePdf(report)).equals(pdf)).toBe(true);
  });

  it('keeps letters that its fonts have, takes accents off the others, and shows what it cannot', () => {
    expect(toWinAnsi('Åsa Müller – “50 €”…')).toBe('Åsa Müller – “50 €”…');
    expect(toWinAnsi('Łukasz Żółć, Đorđe, ı')).toBe('Lukasz Zólc, Dorde, i');
    expect(toWinAnsi('李\u0000\t')).toBe('[U+674E][U+0000] ');
    // A decomposed letter is the same letter.
    expect(toWinAnsi('A\u030asa')).toBe('Åsa');
  });
});
