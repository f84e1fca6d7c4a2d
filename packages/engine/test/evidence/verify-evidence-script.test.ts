import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/evidence/canonical-json.ts';
import { checkExport } from '../../src/evidence/check-export.ts';
import { KINDS_AFTER_SEAL, LOAN_KINDS } from '../../src/evidence/evidence-kinds.ts';
import { describeWithFixtures, fixtureFiles, fixturePath } from '../fixtures.ts';
import { exportFiles, exportLoan, nativeVerify, type RandomExport } from './random-export.ts';
import { nativeSha256, randomInstallLog } from './random-log.ts';
import { randomSource } from './random-source.ts';
import { storedZip } from './stored-zip.ts';
import { tamperChain } from './tamper-entries.ts';
import { tamperExport } from './tamper-export.ts';

const SCRIPT = resolve(import.meta.dirname, '../../../../tools/verify-evidence.py');
const SKIPPED = 'SKIPPED: python3 is absent';
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) process.stderr.write(`tools/verify-evidence.py: ${SKIPPED}\n`);

/** Loads the script as a module and hands it JSON lines, so that one process answers many questions. */
const LOADER = `
import importlib.util, json, sys
spec = importlib.util.spec_from_file_location("verify_evidence", sys.argv[1])
script = importlib.util.module_from_spec(spec)
spec.loader.exec_module(script)
def outcome(question):
    files = {name: script.base64.b64decode(text) for name, text in question["files"].items()}
    try:
        script.check_export(files, question["key"])
        return "good"
    except script.Bad as fault:
        return fault.seq
answer = eval("lambda question: " + sys.argv[2])
for line in sys.stdin.buffer:
    print(json.dumps(answer(json.loads(line))))
`;

function askScript(expression: string, questions: readonly unknown[]): readonly unknown[] {
  const input = questions.map((question) => `${JSON.stringify(question)}\n`).join('');
  const ran = spawnSync('python3', ['-c', LOADER, SCRIPT, expression], { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (ran.status !== 0) throw new Error(ran.stderr);
  return ran.stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown);
}

interface Case {
  readonly name: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly firstBadSeq?: number | null | 'any';
}

/** Holds the script's answers against the product's; gives back the first bad entries, null, or `good`. */
function expectSameOutcome(trustedKey: string, cases: readonly Case[]): readonly unknown[] {
  const questions = cases.map(({ files }) => ({
    files: Object.fromEntries([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')])),
    key: trustedKey,
  }));
  const answers = askScript('outcome(question)', questions);
  const ours = cases.map(({ files }) => {
    const result = checkExport(files, { trustedKey, sha256: nativeSha256, verify: nativeVerify });
    return result.valid ? 'good' : result.firstBadSeq;
  });
  // Where a change shows in more than one place, each checker may name the one it looks at first.
  const label = (outcome: unknown, index: number) => {
    const isLoose = cases[index]?.firstBadSeq === 'any' && outcome !== 'good';
    return `${cases[index]?.name}: ${isLoose ? 'bad' : outcome}`;
  };
  expect(answers.map(label)).toEqual(ours.map(label));
  return answers;
}

/** Starting Python many times is slow on a loaded machine. */
const TIMEOUT_MS = 120_000;

describe.skipIf(!hasPython)(`tools/verify-evidence.py${hasPython ? '' : ` (${SKIPPED})`}`, () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'countersign-evidence-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  function run(files: ReadonlyMap<string, Uint8Array>, ...more: readonly string[]) {
    const path = join(folder, 'export.zip');
    writeFileSync(path, storedZip(files));
    return spawnSync('python3', [SCRIPT, path, ...more], { encoding: 'utf8' });
  }

  function randomExport(seed: number): RandomExport {
    const random = randomSource(seed);
    const install = randomInstallLog(random, { loans: 3, entries: 40 });
    return exportLoan(random, install, random.pick(install.loans.filter(({ loanId }) => loanId !== null)));
  }

  it(
    'finds an export good and says what it checked',
    () => {
      const made = randomExport(1);
      const { status, stdout } = run(made.files, '--key', made.trustedKey);
      expect(stdout).toContain(`good: ${made.loan.entries.length} entries, their hashes, links and canonical form`);
      expect(stdout).toContain(`inclusion proofs in the log of ${made.leaves.length} leaves`);
      expect(stdout).toContain('good: the Ed25519 signature of the checkpoint');
      expect(stdout).not.toContain('taken from the export itself');
      expect(status).toBe(0);
      expect(run(made.files).stdout).toContain('note: the key was taken from the export itself');
    },
    TIMEOUT_MS,
  );

  it(
    'names the first bad entry and exits with 1',
    () => {
      const made = randomExport(2);
      const lines = Buffer.from(made.files.get('entries.jsonl') ?? [])
        .toString()
        .split('\n');
      const text = lines.with(2, lines[2]?.replace('"seq\\":3', '"seq\\":4') ?? '').join('\n');
      const { status, stdout } = run(new Map([...made.files, ['entries.jsonl', new Uint8Array(Buffer.from(text))]]));
      expect(stdout).toContain('first bad entry: 3');
      expect(status).toBe(1);
    },
    TIMEOUT_MS,
  );

  it(
    'refuses an export that another key signed',
    () => {
      const [made, other] = [randomExport(3), randomExport(4)];
      const { status, stdout } = run(made.files, '--key', other.trustedKey);
      expect(stdout).toContain('signed with another key');
      expect(status).toBe(1);
    },
    TIMEOUT_MS,
  );

  it(
    'exits with 2 when it is called wrongly or cannot read the file',
    () => {
      expect(spawnSync('python3', [SCRIPT]).status).toBe(2);
      expect(spawnSync('python3', [SCRIPT, join(folder, 'absent.zip')]).status).toBe(2);
      expect(spawnSync('python3', [SCRIPT, SCRIPT]).status).toBe(2);
      expect(run(randomExport(5).files, '--key', 'our key').status).toBe(2);
    },
    TIMEOUT_MS,
  );

  it(
    'comes to the same entry as the product on 100 random exports, clean and tampered with',
    () => {
      for (let seed = 100; seed < 105; seed++) {
        const made = randomExport(seed);
        const random = randomSource(seed);
        const tampered = Array.from({ length: 20 }, () => tamperExport(random, made));
        expectSameOutcome(made.trustedKey, [{ name: 'clean', files: made.files }, ...tampered]);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'comes to the same entry as the product where the log itself holds the tampering, signed with the true key',
    () => {
      const made = randomExport(200);
      const random = randomSource(200);
      const cases = Array.from({ length: 60 }, () => {
        const { name, entries } = tamperChain(random, made.loan, made.install);
        const leafIndexes = entries.map((_, index) => index);
        const leaves = entries.map(({ sealed }) => sealed);
        return {
          name,
          files:
            entries.length === 0
              ? made.files
              : exportFiles(made.signer, { ...made.loan, entries, leafIndexes }, leaves),
        };
      });
      expectSameOutcome(made.trustedKey, cases);
    },
    TIMEOUT_MS,
  );

  it(
    'decides further signatures and repeated keys as the product does',
    () => {
      const made = randomExport(201);
      const note = Buffer.from(made.files.get('checkpoint.txt') ?? []).toString();
      const own = note.split('\n').at(-2) ?? '';
      const spoilt = own.replace(/.{8}$/, 'AAAAAAA=');
      const manifest = Buffer.from(made.files.get('manifest.json') ?? []).toString();
      const change = (name: string, text: string) =>
        new Map([...made.files, [name, new Uint8Array(Buffer.from(text))]]);
      const outcomes = expectSameOutcome(made.trustedKey, [
        { name: 'a signature by another key', files: change('checkpoint.txt', `${note}— someone.example AAAAAAAA\n`) },
        { name: 'the signature twice', files: change('checkpoint.txt', `${note}${own}\n`) },
        { name: 'a bad signature beside the good one', files: change('checkpoint.txt', `${note}${spoilt}\n`) },
        {
          name: 'a key of the manifest twice',
          files: change('manifest.json', manifest.replace('{', '{"loanId":"x",')),
        },
      ]);
      expect(outcomes).toEqual(['good', 'good', null, null]);
    },
    TIMEOUT_MS,
  );

  it('refuses a key of small order, under which one signature fits every message', () => {
    const identity = `01${'00'.repeat(31)}`;
    const call = 'script.verify_ed25519(*(bytes.fromhex(item) for item in question))';
    expect(askScript(call, [[`${identity}${'00'.repeat(32)}`, 'aa', identity]])).toEqual([false]);
  });

  it('knows the same kinds as the product', () => {
    const call = '[sorted(script.KINDS), sorted(script.KINDS_AFTER_SEAL)]';
    expect(askScript(call, [null])).toEqual([[LOAN_KINDS.toSorted(), KINDS_AFTER_SEAL.toSorted()]]);
  });

  it(
    'writes numbers and texts in the same canonical form as the product',
    () => {
      const random = randomSource(9);
      const numbers = Array.from({ length: 2000 }, () => {
        const value = Buffer.from(random.hex(16), 'hex').readDoubleLE();
        return Number.isFinite(value) ? value : random.below(2 ** 31) / 2 ** random.below(40);
      });
      const edges = [
        0,
        -0,
        1e21,
        1e20,
        999999999999999900000,
        1e-6,
        1e-7,
        123e-9,
        5e-324,
        1.7976931348623157e308,
        2 ** 53,
        0.1,
      ];
      const texts = ['\u0000\u001f\u007f\u2028"\\/\b\f\n\r\t', 'é\u{1f3e6}', ''];
      const values = [...numbers, ...edges, ...texts, { '\u{1f600}': 1, '\ufb33': 2, '10': 3, '9': 4 }];
      const answers = askScript('script.canonical(script.read_json(json.dumps(question)))', values);
      expect(answers).toEqual(values.map((value) => canonicalJson(value)));
    },
    TIMEOUT_MS,
  );

  describeWithFixtures('and the public vectors', () => {
    interface Group {
      readonly publicKey: { readonly pk: string };
      readonly tests: readonly { readonly msg: string; readonly sig: string; readonly result: string }[];
    }

    it(
      'decides the Ed25519 vectors as published',
      () => {
        const file = readFileSync(fixturePath('formats/crypto/wycheproof/ed25519_test.json'), 'utf8');
        const groups = (JSON.parse(file) as { testGroups: readonly Group[] }).testGroups;
        const questions = groups.flatMap(({ publicKey, tests }) =>
          tests.map((test) => ({ ...test, pk: publicKey.pk })),
        );
        const call = 'script.verify_ed25519(*(bytes.fromhex(question[name]) for name in ("sig", "msg", "pk")))';
        expect(askScript(call, questions)).toEqual(questions.map(({ result }) => result === 'valid'));
      },
      TIMEOUT_MS,
    );

    it(
      'decides the RFC 6962 inclusion vectors as published',
      () => {
        const folderName = 'formats/tlog/merkle/inclusion';
        const questions = fixtureFiles(folderName, '.json').map(
          (name) => JSON.parse(readFileSync(fixturePath(folderName, name), 'utf8')) as { wantErr: boolean },
        );
        const decode = 'script.base64.b64decode';
        const call = `script.includes(${decode}(question["leafHash"] or ""), question["leafIdx"], question["treeSize"], [${decode}(p) for p in question["proof"] or []], ${decode}(question["root"] or ""))`;
        const wrong = askScript(call, questions).filter((answer, index) => answer === questions[index]?.wantErr);
        expect(questions).toHaveLength(98);
        expect(wrong).toEqual([]);
      },
      TIMEOUT_MS,
    );
  });
});
