import type { BoardingRecord, CoreFieldMap } from '@countersign/contract/boarding';
import { simulatorStarter } from '../src/boarding/adapters/simulator/starter.ts';
import { createFakeCore, type FakeCore } from '../src/boarding/testing/fake-core.ts';
import { boardable } from './boardable-papers.ts';
import { bringTo, type GivenReview, givenReview, givenRules, type Papers } from './given-review.ts';
import { type AnyBody, type SignedUp, startTestServer, type TestAnswer, type TestServer } from './test-server.ts';

export { boardable };

export type Refused = {
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly {
    readonly field: string;
    readonly pointer: string;
    readonly code: string;
    readonly coreField?: string;
    readonly canonical?: string;
    readonly message: string;
  }[];
};

export interface BoardingServer extends TestServer {
  readonly core: FakeCore;
  readonly admin: SignedUp;
  /** Who stages. */
  readonly maker: SignedUp;
  /** Who checks and commits. */
  readonly checker: SignedUp;
  readonly second: SignedUp;
  saveMap(mapping?: unknown): Promise<TestAnswer<CoreFieldMap & Refused>>;
  givenApproved(papers?: Papers): Promise<GivenReview>;
  stage(ref: string, key?: string, token?: string): Promise<TestAnswer<BoardingRecord & Refused>>;
  move(ref: string, step: string, body?: unknown, token?: string): Promise<TestAnswer<BoardingRecord & Refused>>;
  record(ref: string): Promise<BoardingRecord>;
  kinds(ref: string): Promise<readonly string[]>;
  evidence(ref: string): Promise<readonly { kind: string; payload: AnyBody; actor: AnyBody }[]>;
}

/** A service with a core of our own, people, and the starter map saved. */
export async function startBoardingServer(): Promise<BoardingServer> {
  const core = createFakeCore();
  const server = await startTestServer({}, { cores: core.cores });
  await givenRules(server.app);
  const [admin, maker, checker, second] = await Promise.all([
    server.signUp(['admin'], { displayName: 'Ada Admin' }),
    server.signUp(['specialist'], { displayName: 'Mia Maker' }),
    server.signUp(['manager'], { displayName: 'Carl Checker' }),
    server.signUp(['manager'], { displayName: 'Sam Second' }),
  ]);
  const evidence: BoardingServer['evidence'] = async (ref) => {
    const url = `/v1/loans/${ref}/evidence?limit=200`;
    const { body } = await server.request<{ items: [] }>('GET', url, { token: admin.accessToken });
    return body.items;
  };
  const made: BoardingServer = {
    ...server,
    core,
    admin,
    maker,
    checker,
    second,
    saveMap: (mapping = simulatorStarter) =>
      server.request('POST', '/v1/core-field-maps', {
        token: admin.accessToken,
        body: { providerId: 'simulator', mapping },
      }),
    givenApproved: async (papers = boardable) => {
      const given = await givenReview(server.app, papers);
      await bringTo(server.app, given.loanId, 'approved');
      return given;
    },
    stage: (ref, key, token = maker.accessToken) =>
      server.request('POST', `/v1/loans/${ref}/boarding/stage`, {
        token,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    move: (ref, step, body = {}, token = checker.accessToken) =>
      server.request('POST', `/v1/loans/${ref}/boarding/${step}`, { token, body }),
    record: async (ref) =>
      (await server.request<BoardingRecord>('GET', `/v1/loans/${ref}/boarding`, { token: maker.accessToken })).body,
    evidence,
    kinds: async (ref) => (await evidence(ref)).map(({ kind }) => kind).filter((kind) => kind.startsWith('boarding.')),
  };
  await made.saveMap();
  return made;
}
