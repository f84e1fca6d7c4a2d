import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingKeys } from '../../apps/server/src/settings/definitions.ts';
import { settingTitles } from '../../apps/web/src/words/settings.ts';
import { collectTexts, type Reader, textsOfProgram } from './collect-texts.ts';
import { findTextFaults } from './find-text-faults.ts';

const root = resolve(import.meta.dirname, '../..');
const texts = collectTexts(root);

const faultsOf = (text: string, reader: Reader = 'screen') =>
  findTextFaults({ file: 'words/planted.ts', line: 1, text, reader }, settingKeys);

describe('the texts that people see', () => {
  it('are collected from screens, problems, mails, reports, settings, rules, the command line and documents', () => {
    const places = [
      'apps/web/src/words/review.ts',
      'packages/contract/src/problems.ts',
      'apps/server/src/identity/invitation.mail.ts',
      'apps/server/src/evidence/report/',
      'apps/server/src/settings/definitions.ts',
      'packages/engine/src/reconciliation/',
      'apps/server/src/cli/',
      'docs/operations.md',
      'README.md',
    ];
    expect(places.filter((place) => !texts.some(({ file }) => file.startsWith(place)))).toEqual([]);
    expect(texts.length).toBeGreaterThan(8000);
    // Refusals of the service stand beside fields and in notices of the screens.
    expect(texts.filter(({ reader }) => reader === 'refusal').length).toBeGreaterThan(500);
  });

  it('hold no retired word, no field path, no pattern and no key of a setting', () => {
    expect(texts.flatMap((text) => findTextFaults(text, settingKeys))).toEqual([]);
  });

  it('give every setting a title', () => {
    expect(settingKeys.filter((key) => settingTitles[key] === undefined)).toEqual([]);
  });
});

it('documents call settings as the screen does', () => {
  const docs = ['docs/operations.md', 'docs/integration.md', 'docs/approval-records.md', 'docs/upgrade.md'];
  const named = docs.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/"([^"\n]+)" \(`([a-z_]+\.[a-z_]+)`\)/g),
  ]);
  expect(named.length).toBeGreaterThan(0);
  for (const [, title, key = ''] of named) expect([key, title]).toEqual([key, settingTitles[key]]);
});

describe('a planted violation', () => {
  it.each([
    ['a retired phrase', 'This value stands on no page'],
    ['a word of another trade', 'The papers of one loan'],
    ['a percentage with a blank', '95 % certain'],
    ['British spelling', 'The enrolment was not started'],
    ['an old name of an act', 'The loan is booked'],
    ['an API word', 'Send newVersion: true to give it a new version.'],
    ['a field path', 'wires.payee_name must not be empty'],
    ['a path into a record', '$.loan.amount for one value'],
    ['a regular expression', 'must match [a-z0-9._-]{1,64}'],
    ['a key of a setting', 'The name at ai.endpoint'],
    ['an operation', 'Use POST /v1/packages instead'],
  ])('is refused: %s', (_what, text) => expect(faultsOf(text)).not.toEqual([]));

  it('is found in a file of words, in markup and in a document', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cs-texts-'));
    const plant = (file: string, source: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), source);
    };
    for (const place of ['apps/server/src', 'packages/contract/src', 'packages/engine/src', 'examples']) {
      mkdirSync(join(folder, place), { recursive: true });
    }
    mkdirSync(join(folder, 'packages/engine/src/reconciliation'), { recursive: true });
    plant('apps/web/src/words/planted.ts', "export const words = { title: 'Apart by', id: 'R-101' };\n");
    plant('apps/web/src/planted.tsx', 'export const Planted = () => <p className="as the system">Nine of ten</p>;\n');
    plant('docs/planted.md', 'Findings, the gravest first.\n\n```\nthe gravest\n```\n');
    plant('README.md', 'Fine.\n');
    const found = collectTexts(folder).flatMap((text) => findTextFaults(text, settingKeys));
    rmSync(folder, { recursive: true, force: true });
    expect(found.map((fault) => fault.split(':').slice(0, 2).join(':'))).toEqual([
      'apps/web/src/planted.tsx:1',
      'apps/web/src/words/planted.ts:1',
      'docs/planted.md:1',
    ]);
  });

  it('is not seen where only programs look', () => {
    const source = "import a from 'some_module.path_here';\nconst p = String.raw`\\d+ [a-z]+ and more`;\n";
    expect(textsOfProgram('x.ts', source, 'screen')).toEqual([]);
    expect(faultsOf('`externalRef` is the reference of a loan', 'manual')).toEqual([]);
  });

  it.each(['95% confidence', 'Pending approval', 'Wire $3,425,000.00 on Apr 24, 2024', 'Enter a value.'])(
    'is nothing that people say: %s',
    (text) => expect(faultsOf(text)).toEqual([]),
  );
});
