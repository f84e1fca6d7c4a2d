import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLBACK, type FederatedServer, startFederatedServer } from '../../../../test/oidc/federated-server.ts';
import {
  comeBackFrom,
  type RogueProvider,
  startRogueProvider,
  type Wrongs,
} from '../../../../test/oidc/rogue-provider.ts';

const CLIENT = { id: 'countersign', secret: 'a secret: with %, + and ü' };

let rogue: RogueProvider;
let server: FederatedServer;
beforeAll(async () => {
  rogue = await startRogueProvider(CLIENT.id);
  server = await startFederatedServer(rogue, CLIENT);
  await server.signUp(['specialist'], { email: 'rogue@bank.example' });
});
afterAll(async () => {
  await server.close();
  await rogue.close();
});

async function signInWith(wrongs: Wrongs): Promise<URLSearchParams> {
  rogue.wrongs = wrongs;
  const { location, cookie } = await server.depart();
  return server.arrive(`${CALLBACK}?${comeBackFrom(location)}`, cookie);
}

const hour = 3600;
const seconds = () => Math.floor(Date.now() / 1000);

describe('what a provider answers', () => {
  it('is taken when everything is right', async () => {
    expect((await signInWith({})).has('code')).toBe(true);
  });

  it.each<[string, () => Wrongs]>([
    ['the nonce is another', () => ({ claims: { nonce: 'a'.repeat(43) } })],
    ['the nonce is missing', () => ({ claims: { nonce: undefined } })],
    ['it is meant for another client', () => ({ claims: { aud: 'another-client' } })],
    [
      'it is meant for others too, without saying for whom it was made',
      () => ({ claims: { aud: [CLIENT.id, 'other'] } }),
    ],
    ['it was made for another client', () => ({ claims: { aud: [CLIENT.id, 'other'], azp: 'other' } })],
    ['it comes from another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['it is over', () => ({ claims: { exp: seconds() - hour } })],
    ['it is not good yet', () => ({ claims: { nbf: seconds() + hour } })],
    ['it names no subject', () => ({ claims: { sub: undefined } })],
    ['its signature is of a key that is not theirs', () => ({ foreignKey: true })],
    ['it is not signed', () => ({ unsigned: true })],
    ['it holds no ID token', () => ({ noIdToken: true })],
    ['it refuses the code', () => ({ tokenStatus: 400, tokenText: '{"error":"invalid_grant"}' })],
  ])('opens nothing when %s', async (_name, wrongs) => {
    const arrived = await signInWith(wrongs());
    expect(Object.fromEntries(arrived)).toEqual({ error: 'oidc_failed' });
  });

  it.each<[string, Wrongs]>([
    ['an error of its own', { tokenStatus: 500, tokenText: 'oops' }],
    ['a page', { tokenStatus: 200, tokenText: '<html>maintenance</html>' }],
  ])('is an outage when it is %s', async (_name, wrongs) => {
    expect((await signInWith(wrongs)).get('error')).toBe('oidc_unavailable');
  });

  it.each<[string, Wrongs['metadata']]>([
    ['claims to be another issuer', { issuer: 'https://evil.example' }],
    ['sends people nowhere', { authorization_endpoint: undefined }],
    ['sends people to a script', { authorization_endpoint: 'javascript:alert(1)' }],
  ])('is not used when it %s', async (_name, metadata) => {
    rogue.wrongs = { metadata: metadata ?? {} };
    // Documents are kept for five minutes: the next person after that sees the new one.
    server.clock.advance(301);
    const answer = await server.request('GET', '/v1/auth/oidc/start');
    expect(answer.body.code).toBe('oidc_unavailable');
  });

  it('does not reach hosts that the egress list does not hold, whatever the document says', async () => {
    rogue.wrongs = { metadata: { token_endpoint: 'http://127.0.0.1:1/token' } };
    server.clock.advance(301);
    const { location, cookie } = await server.depart();
    const arrived = await server.arrive(`${CALLBACK}?${comeBackFrom(location)}`, cookie);
    expect(arrived.get('error')).toBe('oidc_unavailable');
  });
});

describe('how we show the provider who we are', () => {
  it.each([
    ['in the header where the provider says nothing', undefined, true],
    ['in the header where the provider takes both', ['client_secret_post', 'client_secret_basic'], true],
    ['in the body where the provider takes only that', ['client_secret_post'], false],
  ])('%s', async (_name, methods, inHeader) => {
    server.clock.advance(301);
    await signInWith(methods === undefined ? {} : { metadata: { token_endpoint_auth_methods_supported: methods } });
    expect(rogue.asked.authorization?.startsWith('Basic ') ?? false).toBe(inHeader);
    expect(rogue.asked.form.get('client_secret')).toBe(inHeader ? null : CLIENT.secret);
    expect(rogue.asked.form.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  });
});
