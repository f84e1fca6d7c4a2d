import type { StaffMember } from '@countersign/contract/enrolment';
import type { User } from '@countersign/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';

interface List<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

let server: TestServer;
let admin: SignedUp;
let people: SignedUp[];
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
  people = [admin];
  for (let count = 0; count < 6; count += 1) {
    // Two people added in one millisecond stand in no order.
    server.clock.advance(1);
    people.push(await server.signUp([count % 2 === 0 ? 'manager' : 'specialist']));
  }
  const off = people[3];
  if (off !== undefined) {
    const url = `/v1/users/${off.user.id}`;
    await server.request('PATCH', url, { token: admin.accessToken, body: { isActive: false } });
  }
});
afterAll(() => server.close());

async function all<Item>(url: string, limit: number, token = admin.accessToken): Promise<Item[]> {
  const items: Item[] = [];
  let cursor = '';
  do {
    const answer = await server.request<List<Item>>('GET', `${url}?limit=${limit}${cursor}`, { token });
    expect(answer.status).toBe(200);
    expect(answer.body.items.length).toBeLessThanOrEqual(limit);
    items.push(...answer.body.items);
    cursor = answer.body.nextCursor === null ? '' : `&cursor=${answer.body.nextCursor}`;
  } while (cursor !== '');
  return items;
}

describe('GET /v1/users', () => {
  describe('200', () => {
    it.each([1, 2, 7, 200])(
      'shows every user once in pages of %i, in the order in which they were added',
      async (limit) => {
        const users = await all<User>('/v1/users', limit);
        expect(users.map((user) => user.id)).toEqual(people.map((person) => person.user.id));
      },
    );

    it('shows inactive users too, and nothing that opens anything', async () => {
      const users = await all<User>('/v1/users', 200);
      expect(users[3]?.isActive).toBe(false);
      const fields = ['displayName', 'email', 'id', 'isActive', 'lastLoginAt', 'roles', 'totpEnrolled'];
      for (const user of users) expect(Object.keys(user).sort()).toEqual(fields);
    });

    it('ends with a null cursor when the last page is full', async () => {
      const answer = await server.request<List<User>>('GET', '/v1/users?limit=7', { token: admin.accessToken });
      expect(answer.body.items.length).toBe(7);
      expect(answer.body.nextCursor).toBeNull();
    });
  });

  describe('400', () => {
    it.each(['limit=0', 'limit=201', 'limit=ten', 'limit=1.5', 'offset=3', 'limit=1&limit=2'])(
      'refuses ?%s',
      async (query) => {
        const answer = await server.request('GET', `/v1/users?${query}`, { token: admin.accessToken });
        expect(answer.status).toBe(400);
        expect(answer.body.code).toBe('request_invalid');
      },
    );

    it('refuses a cursor of another list and one that is none', async () => {
      const { body } = await server.request<List<StaffMember>>('GET', '/v1/staff?limit=1', {
        token: admin.accessToken,
      });
      for (const cursor of [body.nextCursor, 'AAAA', 'WyJ1c2VycyIsIngiXQ']) {
        const answer = await server.request('GET', `/v1/users?cursor=${cursor}`, { token: admin.accessToken });
        expect(answer.status).toBe(400);
        expect(answer.body.code).toBe('cursor_invalid');
      }
    });
  });

  describe('401 and 403', () => {
    it('is for administrators', async () => {
      const key = await server.issueKey(['status:read']);
      expect((await server.request('GET', '/v1/users')).status).toBe(401);
      for (const token of [people[1]?.accessToken, people[2]?.accessToken, key.accessToken]) {
        expect((await server.request('GET', '/v1/users', { token: token ?? '' })).status).toBe(403);
      }
    });
  });
});

describe('GET /v1/staff', () => {
  describe('200', () => {
    it.each([1, 3, 200])('shows active colleagues in pages of %i to everybody on the staff', async (limit) => {
      const active = (await all<User>('/v1/users', 200)).filter((user) => user.isActive);
      const staff = await all<StaffMember>('/v1/staff', limit, people[1]?.accessToken);
      expect(staff).toEqual(active.map(({ id, displayName, roles }) => ({ id, displayName, roles })));
    });
  });

  describe('401 and 403', () => {
    it('is for people, not for keys', async () => {
      const key = await server.issueKey(['status:read', 'intake:write', 'evidence:read']);
      expect((await server.request('GET', '/v1/staff')).status).toBe(401);
      expect((await server.request('GET', '/v1/staff', { token: key.accessToken })).status).toBe(403);
    });
  });
});
