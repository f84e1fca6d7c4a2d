import { createHash, randomUUID } from 'node:crypto';
import {
  appendFile,
  link,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { givenLoan, reviewer } from '../../../test/given-loan.ts';
import { somePdf, someRef } from '../../../test/intake/form.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createProfile, listQuarantine, retryEntry } from '../index.ts';
import { MAX_FILE_BYTES } from '../store-file.ts';
import { startWatching } from './start-watching.ts';
import { type FolderWatch, openWatch, type WatchOptions } from './watch-folder.ts';

let test: TestApp;
let root: string;
let watch: FolderWatch;
let nowMs = 0;

beforeAll(async () => {
  test = await createTestApp();
  const field = (canonical: string, path: string) => ({ canonical, path, required: true });
  const mapping = { format: 'json', fields: [field('loan_number', '$.n'), field('borrower_name', '$.b')] };
  await createProfile(test.app, reviewer, { name: 'records', sourceFormat: 'json', mapping });
});
afterAll(() => test.close());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cs-watch-'));
  watch = newWatch();
});
afterEach(async () => {
  await watch.close();
  await rm(root, { recursive: true, force: true });
});

function newWatch(changes: Partial<WatchOptions> = {}): FolderWatch {
  const patience = { restMs: 10_000, companionMs: 600_000, leaseSeconds: 30 };
  return openWatch(test.app, { root, ...patience, nowMs: () => nowMs, ...changes });
}

async function drop(path: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

/** One look, and another after a while. */
async function lookTwice(of = watch, afterMs = 10_000) {
  await of.look();
  nowMs += afterMs;
  return of.look();
}

async function left(folder = ''): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && entry.name !== '.countersign')
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, folder).length).replace(/^\//, ''))
    .sort();
}

async function documentsOf(ref: string): Promise<readonly { name: string; doc_type: string | null; sha256: string }[]> {
  const { rows } = await test.database.pool.query(
    `select d.name, d.doc_type, d.sha256 from document d join loan l on l.id = d.loan_id
     where l.external_ref = $1 order by d.name`,
    [ref],
  );
  return rows;
}

async function entriesOf(ref: string | null) {
  const statuses = ['open', 'filed', 'discarded'] as const;
  const pages = await Promise.all(statuses.map((status) => listQuarantine(test.app, { status, limit: 200 })));
  return pages.flatMap(({ items }) => items).filter(({ externalRef }) => externalRef === ref);
}

async function knownLoan(): Promise<string> {
  return (await givenLoan(test.app, { contents: [] })).loan.external_ref;
}

const record = (borrower = 'Acme LLC') => JSON.stringify({ n: randomUUID(), b: borrower });

async function zip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  return buffer(archive.outputStream as never);
}

describe('files in the folder of a loan', () => {
  it('become documents, each once, and move to done', async () => {
    const ref = await knownLoan();
    await drop(`${ref}/note.pdf`, somePdf());
    await drop(`${ref}/title/policy.pdf`, somePdf());
    expect(await lookTwice()).toMatchObject({ filed: 2, refused: 0, waiting: 0 });
    expect((await documentsOf(ref)).map(({ name }) => name)).toEqual(['note.pdf', 'policy.pdf']);
    expect(await left()).toEqual([`done/${ref}/note.pdf`, `done/${ref}/title/policy.pdf`]);
    const { rows } = await test.database.pool.query('select count(*)::int as n from watch_taking');
    expect(rows[0].n).toBe(0);
  });

  it('are not taken while they are written', async () => {
    const ref = await knownLoan();
    const content = somePdf();
    await drop(`${ref}/note.pdf`, content.subarray(0, 100));
    expect(await lookTwice(watch, 5_000)).toMatchObject({ filed: 0, waiting: 1 });
    await appendFile(join(root, `${ref}/note.pdf`), content.subarray(100));
    nowMs += 20_000;
    expect(await watch.look()).toMatchObject({ filed: 0, waiting: 1 });
    // The same size with another time is a file that is being written, too.
    await utimes(join(root, `${ref}/note.pdf`), 1, 1);
    nowMs += 20_000;
    expect(await watch.look()).toMatchObject({ filed: 0, waiting: 1 });
    nowMs += 10_000;
    expect(await watch.look()).toMatchObject({ filed: 1, waiting: 0 });
    const [document] = await documentsOf(ref);
    expect(await buffer(await test.app.blobs.get(document?.sha256 ?? ''))).toEqual(content);
  });

  it('keep an earlier file of the same name in done', async () => {
    const ref = await knownLoan();
    for (let turn = 0; turn < 3; turn += 1) {
      await drop(`${ref}/note.pdf`, somePdf());
      await lookTwice();
    }
    expect(await documentsOf(ref)).toHaveLength(3);
    expect(await left('done')).toEqual([`${ref}/note (2).pdf`, `${ref}/note (3).pdf`, `${ref}/note.pdf`]);
  });

  it('leave what programs write beside them', async () => {
    const ref = await knownLoan();
    for (const name of ['.hidden', 'note.pdf.part', '~$note.docx', 'Thumbs.db']) await drop(`${ref}/${name}`, 'x');
    expect(await lookTwice()).toMatchObject({ filed: 0, refused: 0, waiting: 0 });
    expect(await left()).toHaveLength(4);
  });
});

describe('links and what is outside', () => {
  it('a link to a file, to a folder or to nothing is left where it is, and told', async () => {
    const ref = await knownLoan();
    const outside = await mkdtemp(join(tmpdir(), 'cs-outside-'));
    await writeFile(join(outside, 'secret.pdf'), somePdf());
    await drop(`${ref}/note.pdf`, somePdf());
    await symlink(join(outside, 'secret.pdf'), join(root, ref, 'file.pdf'));
    await symlink(outside, join(root, ref, 'folder'));
    await symlink(outside, join(root, 'L-LINKED'));
    await symlink('nowhere', join(root, ref, 'dangling.pdf'));
    expect(await lookTwice()).toMatchObject({ filed: 1, refused: 0 });
    expect((await documentsOf(ref)).map(({ name }) => name)).toEqual(['note.pdf']);
    for (const path of [`${ref}/file.pdf`, `${ref}/folder`, `${ref}/dangling.pdf`, 'L-LINKED']) {
      expect((await lstat(join(root, path))).isSymbolicLink()).toBe(true);
      expect(await readFile(join(root, 'quarantine', `${path}.reason.txt`), 'utf8')).toContain('it is a link');
    }
    expect(await readdir(outside)).toEqual(['secret.pdf']);
    await rm(outside, { recursive: true });
  });

  it('a done folder that leads elsewhere stops the watch before anything is filed', async () => {
    const ref = await knownLoan();
    await drop(`${ref}/note.pdf`, somePdf());
    await symlink(tmpdir(), join(root, 'done'));
    await expect(watch.look()).rejects.toThrow('done in WATCH_DIR must be a folder of its own');
    expect(await documentsOf(ref)).toEqual([]);
  });

  describe.each([
    ['with paths of open folders', true],
    ['by names that are walked again', false],
  ])('%s', (_how, hasDescriptorPaths) => {
    let outside: string;
    beforeEach(async () => {
      outside = await mkdtemp(join(tmpdir(), 'cs-outside-'));
      watch = newWatch({ hasDescriptorPaths });
    });
    afterEach(() => rm(outside, { recursive: true, force: true }));

    it.each(['done', 'quarantine'])(
      'a link inside of %s carries nothing out, and holds up no other loan',
      async (to) => {
        const [ref, other] = [await knownLoan(), await knownLoan()];
        await watch.look();
        await symlink(outside, join(root, to, ref));
        await drop(`${ref}/${to === 'done' ? 'note.pdf' : 'page.html'}`, to === 'done' ? somePdf() : '<html></html>');
        await drop(`${other}/note.pdf`, somePdf());
        expect(await lookTwice()).toMatchObject({ filed: 1, refused: 0, waiting: 1 });
        expect(await readdir(outside)).toEqual([]);
        expect((await documentsOf(ref)).concat((await entriesOf(ref)) as never)).toEqual([]);
        await rm(join(root, to, ref));
        expect(await watch.look()).toMatchObject(to === 'done' ? { filed: 1 } : { refused: 1 });
        expect(await readdir(outside)).toEqual([]);
      },
    );

    /** A watch during which a folder is swapped for a link outside, right after it was opened for the nth time. */
    function swappingWatch(swapped: string, nth: number) {
      let openings = 0;
      const afterOpening = async (path: string) => {
        if (path !== swapped) return;
        openings += 1;
        if (openings !== nth) return;
        await rename(join(root, path), join(root, 'done', 'swapped-away'));
        await symlink(outside, join(root, path));
      };
      return { swapping: newWatch({ hasDescriptorPaths, afterOpening }), openings: () => openings };
    }

    // Looking for a free name, moving the file, writing its reason.
    it.each([1, 2, 3])(
      'a folder of quarantine that is swapped for a link between its opening number %i and its use carries nothing out',
      async (nth) => {
        const ref = await knownLoan();
        await drop(`${ref}/page.html`, '<html></html>');
        await mkdir(join(root, 'quarantine', ref), { recursive: true });
        const { swapping, openings } = swappingWatch(`quarantine/${ref}`, nth);
        await lookTwice(swapping);
        await swapping.look();
        await swapping.close();
        expect(openings()).toBeGreaterThanOrEqual(nth);
        expect(await readdir(outside)).toEqual([]);
      },
    );

    // Listing twice, looking whether it may be read, what it is, and reading it.
    it.each([1, 2, 3, 4, 5])(
      'a loan’s folder that is swapped for a link between its opening number %i and its use is not read from',
      async (nth) => {
        const ref = await knownLoan();
        const secret = somePdf();
        await writeFile(join(outside, 'note.pdf'), secret);
        await drop(`${ref}/note.pdf`, somePdf());
        const { swapping, openings } = swappingWatch(ref, nth);
        await lookTwice(swapping);
        nowMs += 10_000;
        await swapping.look();
        await swapping.close();
        expect(openings()).toBeGreaterThanOrEqual(nth);
        const read = (await documentsOf(ref)).map(({ sha256 }) => sha256);
        expect(read).not.toContain(createHash('sha256').update(secret).digest('hex'));
        expect(await readdir(outside)).toEqual(['note.pdf']);
      },
    );

    it('a file that has another name elsewhere is left where it is, and told', async () => {
      const ref = await knownLoan();
      await writeFile(join(outside, 'note.pdf'), somePdf());
      await mkdir(join(root, ref));
      await link(join(outside, 'note.pdf'), join(root, ref, 'note.pdf'));
      expect(await lookTwice()).toMatchObject({ filed: 0, refused: 0, waiting: 0 });
      const reason = await readFile(join(root, 'quarantine', ref, 'note.pdf.reason.txt'), 'utf8');
      expect(reason).toContain('a file that has another name as well');
      await rm(join(outside, 'note.pdf'));
      expect(await lookTwice()).toMatchObject({ filed: 1 });
    });

    it('a link in place of the file that holds the id is not read through', async () => {
      await writeFile(join(outside, 'id'), `${randomUUID()}\n`);
      await symlink(join(outside, 'id'), join(root, '.countersign'));
      await expect(watch.look()).rejects.toThrow('holds no id');
    });

    it('a link that a reason would have to be written through keeps no other file waiting', async () => {
      const ref = await knownLoan();
      await watch.look();
      await symlink(outside, join(root, 'quarantine', 'L-LINKED'));
      await mkdir(join(root, 'L-LINKED'));
      await symlink('nowhere', join(root, 'L-LINKED', 'dangling.pdf'));
      await drop(`${ref}/note.pdf`, somePdf());
      expect(await lookTwice()).toMatchObject({ filed: 1 });
      expect(await readdir(outside)).toEqual([]);
    });
  });
});

describe('quarantine', () => {
  it('takes what cannot be filed, with a reason beside it that says what to do', async () => {
    const ref = await knownLoan();
    await drop(`${ref}/letter.rtf`, '{\\rtf1}');
    await drop(`${ref}/empty.pdf`, '');
    await drop(`${ref}/approval.json`, '{"n": 1');
    await drop('not a reference/note.pdf', somePdf());
    expect(await lookTwice()).toMatchObject({ filed: 0, refused: 4, waiting: 0 });
    const entries = await entriesOf(ref);
    expect(entries.map(({ name, reasonCode }) => `${name} ${reasonCode}`).sort()).toEqual([
      'approval.json lar_invalid',
      'empty.pdf file_empty',
      'letter.rtf file_unsupported',
    ]);
    const reason = await readFile(join(root, `quarantine/${ref}/letter.rtf.reason.txt`), 'utf8');
    const entry = entries.find(({ name }) => name === 'letter.rtf');
    for (const text of [entry?.id, entry?.reason, `move the file back to ${ref}/letter.rtf`]) {
      expect(reason).toContain(text);
    }
    expect((await entriesOf(null)).at(-1)).toMatchObject({ name: 'note.pdf', reasonCode: 'reference_invalid' });
    expect(await left('quarantine')).toContain('not a reference/note.pdf');
  });

  it('takes a file that is too large without its bytes', async () => {
    const ref = await knownLoan();
    await drop(`${ref}/huge.pdf`, '%PDF-1.7');
    await truncate(join(root, `${ref}/huge.pdf`), MAX_FILE_BYTES + 1);
    expect(await lookTwice()).toMatchObject({ refused: 1 });
    expect(await entriesOf(ref)).toMatchObject([{ reasonCode: 'file_too_large', size: null }]);
    expect(await left('quarantine')).toEqual([`${ref}/huge.pdf`, `${ref}/huge.pdf.reason.txt`]);
  });

  it('a file that is moved back is filed, its entry settled and its reason gone', async () => {
    const ref = someRef();
    await drop(`${ref}/note.pdf`, somePdf());
    expect(await lookTwice(watch, 700_000)).toMatchObject({ refused: 1 });
    expect(await entriesOf(ref)).toMatchObject([{ reasonCode: 'loan_unknown', status: 'open' }]);
    // Still nobody knows the loan: the same entry tells of it again.
    await rename(join(root, `quarantine/${ref}/note.pdf`), join(root, `${ref}/note.pdf`));
    expect(await lookTwice(watch, 700_000)).toMatchObject({ refused: 1 });
    expect(await entriesOf(ref)).toMatchObject([{ retries: 1, status: 'open' }]);
    await givenLoan(test.app, { contents: [], externalRef: ref });
    await rename(join(root, `quarantine/${ref}/note.pdf`), join(root, `${ref}/note.pdf`));
    expect(await lookTwice()).toMatchObject({ filed: 1 });
    expect(await entriesOf(ref)).toMatchObject([{ status: 'filed' }]);
    expect(await documentsOf(ref)).toHaveLength(1);
    expect(await left()).toEqual([`done/${ref}/note.pdf`]);
  });

  it('an entry is filed from the service as well', async () => {
    const ref = someRef();
    await drop(`${ref}/note.pdf`, somePdf());
    await lookTwice(watch, 700_000);
    const [entry] = await entriesOf(ref);
    await retryEntry(test.app, reviewer, entry?.id ?? '', { borrowerName: 'Acme LLC' });
    expect(await documentsOf(ref)).toHaveLength(1);
  });
});

describe('a loan that nobody knows', () => {
  it('is opened by documents and the approval record of the same name, when all of them are whole', async () => {
    const ref = someRef();
    await drop(`${ref}.pdf`, somePdf());
    expect(await lookTwice()).toMatchObject({ filed: 0, waiting: 1 });
    await drop(`${ref}.json`, record());
    expect(await watch.look()).toMatchObject({ filed: 0, waiting: 2 });
    nowMs += 10_000;
    expect(await watch.look()).toMatchObject({ filed: 2, waiting: 0 });
    expect((await documentsOf(ref)).map(({ doc_type }) => doc_type)).toEqual(['approval_record', null]);
    const { rows } = await test.database.pool.query('select borrower_name from loan where external_ref = $1', [ref]);
    expect(rows).toEqual([{ borrower_name: 'Acme LLC' }]);
    expect(await left()).toEqual([`done/${ref}.json`, `done/${ref}.pdf`]);
  });

  it('a record that is not good goes to quarantine; the documents wait for a better one', async () => {
    const ref = someRef();
    await drop(`${ref}/note.pdf`, somePdf());
    await drop(`${ref}/approval.json`, '{"n": "1"}');
    expect(await lookTwice()).toMatchObject({ filed: 0, refused: 1, waiting: 1 });
    expect(await entriesOf(ref)).toMatchObject([{ name: 'approval.json', reasonCode: 'lar_missing_fields' }]);
    await drop(`${ref}/approval.json`, record());
    expect(await lookTwice()).toMatchObject({ filed: 2, refused: 0, waiting: 0 });
  });
});

describe('archives', () => {
  it('open a loan with everything that the manifest names', async () => {
    const ref = someRef();
    const manifest = {
      borrowerName: 'Acme LLC',
      documents: [{ file: 'a/note.pdf', docType: 'promissory_note' }, { file: 'b.pdf' }],
    };
    const lar = { file: 'approval.json' };
    const content = { 'a/note.pdf': somePdf(), 'b.pdf': somePdf(), 'approval.json': record() };
    await drop(`${ref}.zip`, await zip({ 'manifest.json': JSON.stringify({ ...manifest, lar }), ...content }));
    expect(await lookTwice()).toMatchObject({ filed: 1, refused: 0 });
    expect((await documentsOf(ref)).map(({ name, doc_type }) => `${name} ${doc_type}`)).toEqual([
      'approval.json approval_record',
      'b.pdf null',
      'note.pdf promissory_note',
    ]);
    expect(await left()).toEqual([`done/${ref}.zip`]);
  });

  it('add to a loan that is known', async () => {
    const ref = await knownLoan();
    const documents = [{ file: 'b.pdf' }];
    const lar = { file: 'approval.json', profile: 'records' };
    const content = { 'b.pdf': somePdf(), 'approval.json': record() };
    await drop(`${ref}.zip`, await zip({ 'manifest.json': JSON.stringify({ documents, lar }), ...content }));
    expect(await lookTwice()).toMatchObject({ filed: 1, refused: 0 });
    expect(await documentsOf(ref)).toHaveLength(2);
  });

  it('go to quarantine whole, and nothing of them is filed', async () => {
    const ref = await knownLoan();
    const pdf = somePdf();
    const manifest = (documents: readonly string[], more = {}) =>
      JSON.stringify({ documents: documents.map((file) => ({ file })), ...more });
    const damaged = await zip({ 'manifest.json': manifest(['a.pdf']), 'a.pdf': pdf });
    const cases: Readonly<Record<string, readonly [Buffer, string]>> = {
      'without.zip': [await zip({ 'a.pdf': pdf }), 'has no manifest.json'],
      'text.zip': [Buffer.from('no zip at all'), 'no zip file'],
      'cut.zip': [damaged.subarray(0, damaged.length - 30), 'no zip file'],
      'absent.zip': [await zip({ 'manifest.json': manifest(['a.pdf', 'b.pdf']), 'a.pdf': pdf }), 'names b.pdf'],
      'forgotten.zip': [await zip({ 'manifest.json': manifest(['a.pdf']), 'a.pdf': pdf, 'b.pdf': pdf }), 'name b.pdf'],
      'other.zip': [
        await zip({ 'manifest.json': manifest(['a.pdf'], { externalRef: 'L-OTHER' }), 'a.pdf': pdf }),
        'says L-OTHER',
      ],
      'unknown.zip': [
        await zip({ 'manifest.json': manifest(['a.pdf'], { x: 1 }), 'a.pdf': pdf }),
        'manifest.json is not',
      ],
      'kind.zip': [await zip({ 'manifest.json': manifest(['a.exe']), 'a.exe': 'MZ' }), 'not a PDF'],
    };
    for (const [name, [bytes]] of Object.entries(cases)) await drop(`${ref}/${name}`, bytes);
    expect(await lookTwice()).toMatchObject({ filed: 0, refused: Object.keys(cases).length });
    const entries = await entriesOf(ref);
    for (const [name, [, reason]] of Object.entries(cases)) {
      expect(entries.find((entry) => entry.name === name)?.reason).toContain(reason);
    }
    expect(await documentsOf(ref)).toEqual([]);
  });
});

describe('the service', () => {
  it('looks by itself until it is stopped', async () => {
    const ref = await knownLoan();
    const settings = { watchDir: root, watchPollSeconds: 1, watchRestSeconds: 0, watchPairSeconds: 600 };
    const watching = startWatching({ ...test.app, config: { ...test.app.config, ...settings } });
    await drop(`${ref}/note.pdf`, somePdf());
    await vi.waitFor(async () => expect(await left()).toEqual([`done/${ref}/note.pdf`]), { timeout: 120_000 });
    await watching.stop();
    expect(await documentsOf(ref)).toHaveLength(1);
    const { rows } = await test.database.pool.query('select holder from watch_lease');
    expect(rows).toEqual([]);
  });
});

describe('nodes that die and nodes that wait', () => {
  it('a file that is filed and cannot be moved is not filed again, and does not keep others waiting', async () => {
    const ref = await knownLoan();
    await drop(`${ref}/approval.json`, record());
    // A file where a folder is needed.
    await drop(`done/${ref}`, 'x');
    for (let turn = 0; turn < 3; turn += 1) await lookTwice();
    const other = await knownLoan();
    await drop(`${other}/note.pdf`, somePdf());
    expect(await lookTwice()).toMatchObject({ filed: 1 });
    expect(await documentsOf(ref)).toHaveLength(1);
    await rm(join(root, `done/${ref}`));
    await watch.look();
    expect(await documentsOf(ref)).toHaveLength(1);
    expect(await left()).toContain(`done/${ref}/approval.json`);
  });

  it('a node that dies between the commit and the move has filed once, whatever it was', async () => {
    const ref = await knownLoan();
    await drop(`${ref}/note.pdf`, somePdf());
    await drop(`${ref}/approval.json`, record());
    await drop(`${ref}/letter.rtf`, '{\\rtf1}');
    const opened = someRef();
    await drop(`${opened}.pdf`, somePdf());
    await drop(`${opened}.json`, record());
    for (let deaths = 0; deaths < 6; deaths += 1) {
      const dying = newWatch({
        beforeMove: async () => {
          throw new Error('killed');
        },
      });
      await lookTwice(dying);
      await dying.close();
    }
    expect(await lookTwice()).toMatchObject({ waiting: 0 });
    expect((await documentsOf(ref)).map(({ name }) => name)).toEqual(['approval.json', 'note.pdf']);
    expect(await documentsOf(opened)).toHaveLength(2);
    expect(await entriesOf(ref)).toMatchObject([{ name: 'letter.rtf', retries: 0 }]);
    expect(await left()).toEqual(
      [
        `done/${opened}.json`,
        `done/${opened}.pdf`,
        `done/${ref}/approval.json`,
        `done/${ref}/note.pdf`,
        `quarantine/${ref}/letter.rtf`,
        `quarantine/${ref}/letter.rtf.reason.txt`,
      ].sort(),
    );
  });

  it('a file that takes the place of one that was filed and not moved is filed, too', async () => {
    const ref = await knownLoan();
    await drop(`${ref}/note.pdf`, somePdf());
    const dying = newWatch({
      beforeMove: async () => {
        throw new Error('killed');
      },
    });
    await lookTwice(dying);
    await dying.close();
    await drop(`${ref}/note.pdf`, somePdf());
    await lookTwice();
    expect(await documentsOf(ref)).toHaveLength(2);
  });

  it('one node takes files at a time; another takes over when it lets go', async () => {
    const ref = await knownLoan();
    await drop(`${ref}/note.pdf`, somePdf());
    const other = newWatch();
    expect(await watch.look()).toMatchObject({ isHolder: true });
    expect(await other.look()).toMatchObject({ isHolder: false });
    await watch.close();
    expect(await lookTwice(other)).toMatchObject({ isHolder: true, filed: 1 });
    await other.close();
  });

  it('a node that slept and lost the folder files nothing', async () => {
    const ref = await knownLoan();
    await drop(`${ref}/approval.json`, record());
    const takeOver = () =>
      test.database.pool.query('update watch_lease set holder = gen_random_uuid(), held_until = now() + $1', [
        '1 hour',
      ]);
    await watch.look();
    nowMs += 10_000;
    const put = test.app.blobs.put;
    const sleepy = {
      ...test.app,
      blobs: {
        ...test.app.blobs,
        put: async (...args: Parameters<typeof put>) => {
          await takeOver();
          return put(...args);
        },
      },
    };
    await watch.close();
    const asleep = openWatch(sleepy, { root, restMs: 0, companionMs: 0, leaseSeconds: 30, nowMs: () => nowMs });
    await asleep.look();
    expect(await asleep.look()).toMatchObject({ isHolder: false, filed: 0 });
    expect(await documentsOf(ref)).toEqual([]);
    expect(await left()).toEqual([`${ref}/approval.json`]);
    await test.database.pool.query('delete from watch_lease');
  });
});
