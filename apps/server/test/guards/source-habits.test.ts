import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/platform/package-root.ts';

const root = join(packageRoot(), '../..');
const folders = ['apps/server/src', 'apps/web/src', 'packages/engine/src', 'packages/contract/src'];

/** What is shipped: no tests, and nothing that only they use. */
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.ts|(^|\/)testing\//.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), 'utf8') })),
);

interface Habit {
  readonly never: string;
  readonly pattern: RegExp;
  /** Each with its reason. */
  readonly but?: Readonly<Record<string, string>>;
  readonly planted: readonly string[];
}

const habits: readonly Habit[] = [
  {
    never: 'starts a shell',
    pattern: /import \{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child_process'|\bshell:/,
    planted: [`import { exec, spawn } from 'node:child_process';`, `spawn(program, args, { shell: true });`],
  },
  {
    never: 'runs text as code',
    pattern: /\beval\(|\bnew Function\(|from 'node:vm'/,
    planted: ['eval(text)', 'new Function(text)', `import vm from 'node:vm';`],
  },
  {
    never: 'puts text into a page as HTML',
    pattern: /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/,
    planted: ['<p dangerouslySetInnerHTML={{ __html: note }} />', 'element.innerHTML = note;', 'document.write(note)'],
  },
  {
    never: 'encrypts by another cipher or mode than AES-GCM',
    pattern: /\bcreateCipher\(|'aes-?\d+-(?!gcm')[\w-]+'|'(des|des3|des-[\w-]+|rc4|bf-\w+)'|RSA_PKCS1_PADDING/i,
    planted: [`createCipheriv('aes-256-cbc', key, iv)`, `const CIPHER = 'des-ede3';`, 'constants.RSA_PKCS1_PADDING'],
  },
  {
    never: 'hashes by MD5 or SHA-1',
    pattern: /'(md5|sha-?1)'/i,
    but: { 'apps/server/src/identity/totp-code.ts': 'authenticator apps know no other (RFC 6238)' },
    planted: [`createHash('md5')`, `createHmac('sha1', key)`],
  },
  {
    never: 'draws what must not be guessed from Math.random',
    pattern: /Math\.random\(/,
    but: {
      'apps/server/src/platform/jobs/run-job.ts': 'spreads retries',
      'apps/server/src/platform/blobs/s3-client.ts': 'spreads retries',
      'apps/server/src/webhooks/deliver-webhook.ts': 'spreads retries',
    },
    planted: ['const token = Math.random().toString(36);'],
  },
  {
    never: 'takes certificates on trust',
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/,
    but: { 'apps/server/src/platform/mail/send-letter.ts': 'goes by mail.smtp_url, which says so (smtp-url.ts)' },
    planted: ['tls.connect({ rejectUnauthorized: false })', 'process.env.NODE_TLS_REJECT_UNAUTHORIZED'],
  },
  {
    never: 'keeps people from pasting a password',
    pattern: /onPaste|addEventListener\('paste'/,
    planted: ['<Input type="password" onPaste={refuse} />'],
  },
];

describe('the source', () => {
  it('is looked at', () => {
    expect(sources.length).toBeGreaterThan(800);
  });

  it.each(habits.map((habit) => [habit.never, habit] as const))('never %s', (_never, { pattern, but = {} }) => {
    const found = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
    expect(found.sort()).toEqual(Object.keys(but).sort());
  });

  it('would be found out in each of these', () => {
    for (const { never, pattern, planted } of habits)
      for (const line of planted) expect(pattern.test(line), `${never}: ${line}`).toBe(true);
  });

  it('hides every password that is typed', () => {
    const counted = sources
      .map(({ file, text }) => ({
        file,
        asked: text.match(/autoComplete="(current|new)-password"/g)?.length ?? 0,
        hidden: text.match(/type="password"/g)?.length ?? 0,
      }))
      .filter(({ asked }) => asked > 0);
    expect(counted.length).toBeGreaterThan(3);
    expect(counted.filter(({ asked, hidden }) => hidden < asked)).toEqual([]);
  });
});
