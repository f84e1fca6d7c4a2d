import type { DocumentSearch } from '@countersign/contract/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenReview, givenRules } from '../../../../test/given-review.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sealJson } from '../../../platform/keyring/index.ts';

let server: TestServer;
let person: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp(['specialist']);
  await givenRules(server.app);
});
afterAll(() => server.close());

function search(ref: string, q: string, token: string | undefined = person.accessToken) {
  const path = `/v1/loans/${ref}/search?q=${encodeURIComponent(q)}`;
  return server.request<DocumentSearch & { code: string }>('GET', path, token === undefined ? {} : { token });
}

/** A page of a file with these words in one line. */
async function givenPage(fileId: string, pageNo: number, line: string): Promise<void> {
  const words = line.split(' ').map((text, index) => ({
    text,
    box: { x: index / 20, y: 0.1, w: 0.04, h: 0.02 },
    confidence: 1,
    method: 'text',
  }));
  const content = sealJson(server.app.keyring, `page ${pageNo} of document ${fileId}`, { pageNo, words });
  await server.database.pool.query(
    `insert into document_page
       (document_id, page_no, width, height, upright_turn, method, word_count, reader_version, content, read_at)
     values ($1, $2, 612, 792, 0, 'text', $3, 'test', $4, now())`,
    [fileId, pageNo, words.length, content],
  );
}

describe('GET /v1/loans/{ref}/search', () => {
  it('finds a phrase on the pages of the package and nowhere else', async () => {
    const given = await givenReview(server.app);
    const other = await givenReview(server.app);
    const fileOf = async (part: string | undefined) =>
      (await server.database.pool.query('select document_id from document_part where id = $1', [part])).rows[0]
        .document_id as string;
    await givenPage(
      await fileOf(given.documents.promissory_note),
      1,
      'I promise to pay Granite Peak Federal Credit Union',
    );
    await givenPage(
      await fileOf(given.documents.deed_of_trust),
      2,
      'for the benefit of GRANITE PEAK Federal Credit Union',
    );
    await givenPage(await fileOf(other.documents.deed_of_trust), 1, 'Granite Peak of another loan');
    const { status, body } = await search(given.ref, 'granite peak');
    expect([status, body.isWhole]).toEqual([200, true]);
    expect(body.items.map(({ docType, pageNo }) => [docType, pageNo]).toSorted()).toEqual([
      ['deed_of_trust', 2],
      ['promissory_note', 1],
    ]);
    expect(body.items.find(({ pageNo }) => pageNo === 1)).toMatchObject({
      documentId: given.documents.promissory_note,
      text: 'I promise to pay Granite Peak Federal Credit Union',
    });
    expect((await search(given.ref, 'no such words')).body.items).toEqual([]);
  });

  it('answers 400 to too short a phrase, 401 without a token, 403 to a key without the scope, 404 for an unknown loan', async () => {
    const { ref } = await givenReview(server.app);
    const key = await server.issueKey(['intake:write']);
    expect((await search(ref, 'a')).status).toBe(400);
    expect((await server.request('GET', `/v1/loans/${ref}/search?q=note`)).status).toBe(401);
    expect((await search(ref, 'note', key.accessToken)).status).toBe(403);
    expect((await search('unknown', 'note')).status).toBe(404);
  });
});
