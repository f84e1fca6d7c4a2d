import { constants, createHmac, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { CompactEncrypt, type JWK } from 'jose';

export type Json = Readonly<Record<string, unknown>>;

/** What a forger has: a real token, the public key, and a key of their own. And the one thing that they lack: our key. */
export interface Forger {
  readonly token: string;
  readonly header: Json;
  readonly payload: Json;
  readonly publicJwk: JWK;
  readonly ours: KeyObject;
  readonly theirs: KeyObject;
}

export interface Forged {
  readonly name: string;
  readonly token: string;
}

export function encode(value: Json): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A token as it should be made, from any header and payload and with any key. */
export function signed(header: Json, payload: Json, key: KeyObject, digest = 'sha256'): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${sign(digest, Buffer.from(text), key).toString('base64url')}`;
}

export function importPrivate(jwk: JWK): KeyObject {
  return createPrivateKey({ key: jwk as Record<string, unknown>, format: 'jwk' } as never);
}

/** The algorithm named in the header is the forger's choice. */
export function withOtherAlgorithms({ header, payload, token, publicJwk, ours, theirs }: Forger): Forged[] {
  const signature = token.split('.')[2];
  const none = ['none', 'None', 'NONE', 'nOnE', '', 'null'].flatMap((alg) => {
    const text = `${encode({ ...header, alg })}.${encode(payload)}`;
    return [
      { name: `alg ${alg}, no signature`, token: `${text}.` },
      { name: `alg ${alg}, the old signature`, token: `${text}.${signature}` },
    ];
  });
  const others = ['RS384', 'RS512'].map((alg) => ({
    name: `${alg} under our own key`,
    token: signed({ ...header, alg }, payload, ours, alg.replace('RS', 'sha')),
  }));
  const pss = ['PS256', 'PS384', 'PS512'].map((alg) => {
    const text = `${encode({ ...header, alg })}.${encode(payload)}`;
    const key = { key: ours, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST };
    const made = sign(alg.replace('PS', 'sha'), Buffer.from(text), key).toString('base64url');
    return { name: `${alg} under our own key`, token: `${text}.${made}` };
  });
  const theirOwn = ['RS256', 'PS256', 'ES256', 'EdDSA', 'rs256', 'RS256 ', 256, null, ['RS256']].map((alg) => ({
    name: `alg ${alg} under a key of theirs`,
    token: signed({ ...header, alg }, payload, theirs),
  }));
  return [...none, ...others, ...pss, ...theirOwn, ...withHmac({ header, payload, publicJwk } as Forger)];
}

/** RS256 turned into HS256, with the public key in every spelling as the secret. */
function withHmac({ header, payload, publicJwk }: Forger): Forged[] {
  const key = createPublicKey({ key: publicJwk as Record<string, unknown>, format: 'jwk' } as never);
  const spki = key.export({ type: 'spki', format: 'pem' }).toString();
  const pkcs1 = key.export({ type: 'pkcs1', format: 'pem' }).toString();
  const { kty, n, e } = publicJwk;
  const secrets: Readonly<Record<string, string | Buffer>> = {
    'the PEM': spki,
    'the PEM without its last line break': spki.trimEnd(),
    'the PEM with other line breaks': spki.replaceAll('\n', '\r\n'),
    'the PEM on one line': spki.replaceAll('\n', ''),
    'the older PEM': pkcs1,
    'the DER': key.export({ type: 'spki', format: 'der' }),
    'the older DER': key.export({ type: 'pkcs1', format: 'der' }),
    'the JWK': JSON.stringify(publicJwk),
    'the bare JWK': JSON.stringify({ e, kty, n }),
    'the key set': JSON.stringify({ keys: [publicJwk] }),
    'the modulus as text': String(n),
    'the modulus': Buffer.from(String(n), 'base64url'),
    'the key id': String(publicJwk.kid),
    nothing: '',
  };
  return ['HS256', 'HS384', 'HS512'].flatMap((alg) =>
    Object.entries(secrets).map(([name, secret]) => {
      const text = `${encode({ ...header, alg })}.${encode(payload)}`;
      const mac = createHmac(alg.replace('HS', 'sha'), secret).update(text).digest('base64url');
      return { name: `${alg} with ${name} as the secret`, token: `${text}.${mac}` };
    }),
  );
}

/** The key id as a way in: to files, to the database, to the network, to the objects of the language. */
export function withOtherKeyIds({ header, payload, theirs, publicJwk }: Forger): Forged[] {
  const kid = String(publicJwk.kid);
  const ids: readonly unknown[] = [
    ...['', ' ', `${kid} `, ` ${kid}`, kid.toLowerCase(), kid.slice(0, -1), `${kid}\u0000`, `${kid}/../${kid}`],
    ...['../../../../dev/null', '/dev/null', 'file:///etc/passwd', 'C:\\Windows\\win.ini', '..%2f..%2fetc%2fpasswd'],
    ...[
      "' or '1'='1",
      "x' union select kid, public_jwk from signing_key --",
      "'; drop table signing_key; --",
      '%',
      '*',
    ],
    ...['https://attacker.example/jwks.json', 'http://127.0.0.1:5432/', 'data:application/json,{}', '$(id)', '|id'],
    ...['__proto__', 'constructor', 'toString', 'null', 'undefined', '0', 'true', '\u202ekid', 'x'.repeat(5000)],
    ...[0, 1, true, false, null, [kid], { kid }, undefined],
  ];
  return ids.map((id, index) => ({
    name: `key id ${index}: ${JSON.stringify(id)?.slice(0, 60)}`,
    token: signed({ ...header, kid: id }, payload, theirs),
  }));
}

/** Headers that bring a key along or say where to fetch one; and such headers even under our own signature. */
export function withBroughtKeys({ header, payload, ours, theirs }: Forger): Forged[] {
  const jwk = createPublicKey(theirs).export({ format: 'jwk' });
  const der = createPublicKey(theirs).export({ type: 'spki', format: 'der' }).toString('base64');
  const extras: Readonly<Record<string, unknown>> = {
    jwk,
    jku: 'https://attacker.example/jwks.json',
    x5u: 'https://attacker.example/cert.pem',
    x5c: [der],
    x5t: 'AAAA',
    'x5t#S256': 'AAAA',
    crit: ['exp'],
    b64: false,
    zip: 'DEF',
    cty: 'JWT',
    enc: 'A128GCM',
    iss: payload.iss,
    nonce: 'x',
  };
  return Object.entries(extras).flatMap(([name, value]) => [
    { name: `${name} under a key of theirs`, token: signed({ ...header, [name]: value }, payload, theirs) },
    { name: `${name} under our own key`, token: signed({ ...header, [name]: value }, payload, ours) },
    { name: `${name} and another key id`, token: signed({ ...header, kid: 'theirs', [name]: value }, payload, theirs) },
  ]);
}

/** The token cut short at every tenth character, and with one character changed at every fifteenth. */
export function withDamage({ token, header, payload }: Forger): Forged[] {
  const cuts = Array.from({ length: Math.ceil(token.length / 10) }, (_each, index) => ({
    name: `cut after ${index * 10} characters`,
    token: token.slice(0, index * 10),
  }));
  const flips = Array.from({ length: Math.ceil(token.length / 15) }, (_each, index) => {
    const at = index * 15;
    const other = token.charAt(at) === 'A' ? 'B' : 'A';
    return { name: `character ${at} changed`, token: token.slice(0, at) + other + token.slice(at + 1) };
  });
  const lastChanged = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  const [head, body, signature] = token.split('.') as [string, string, string];
  const raised = encode({ ...payload, roles: ['admin', 'manager', 'specialist'] });
  const shapes = [
    ['', 'nothing'],
    ['.', 'a dot'],
    ['..', 'two dots'],
    ['...', 'three dots'],
    [`${head}.${body}`, 'no signature'],
    [`${head}.${body}.`, 'an empty signature'],
    [`${head}..${signature}`, 'no payload'],
    [`.${body}.${signature}`, 'no header'],
    [`${body}.${head}.${signature}`, 'swapped parts'],
    [`${token}.${signature}`, 'a fourth part'],
    [`${token}${token}`, 'the token twice'],
    [`${token}=`, 'padding'],
    [`${head}=.${body}=.${signature}==`, 'padded parts'],
    [`${head}.${raised}.${signature}`, 'roles raised'],
    [`${encode({ ...header, typ: 'at+jwt ' })}.${body}.${signature}`, 'another header'],
    [`${head}.${Buffer.from('not json').toString('base64url')}.${signature}`, 'a payload that is no JSON'],
    [`${Buffer.from('[]').toString('base64url')}.${body}.${signature}`, 'a header that is a list'],
    [`${Buffer.from('null').toString('base64url')}.${body}.${signature}`, 'a header that is null'],
    [`${head}.${body}.${Buffer.alloc(384).toString('base64url')}`, 'a signature of zeros'],
    [`${head}.${body}.${Buffer.alloc(384, 0xff).toString('base64url')}`, 'a signature of ones'],
    [`${head}.${body}.${'A'.repeat(7000)}`, 'a long signature'],
    [lastChanged, 'the last character changed'],
    ['A'.repeat(8193), 'a text beyond the limit'],
    ['A.'.repeat(100_000), 'many dots'],
    ['😀.😀.😀', 'other alphabets'],
    ['null', 'the word null'],
    ['Bearer', 'the word Bearer'],
  ].map(([each, name]) => ({ name: String(name), token: String(each) }));
  return [...cuts, ...flips, ...shapes];
}

/** Encrypted instead of signed, with the key that everybody may have. */
export async function withEncryption({ token, payload, publicJwk }: Forger): Promise<Forged[]> {
  const jwk = { ...publicJwk, use: 'enc', alg: 'RSA-OAEP-256' };
  const key = createPublicKey({ key: jwk as Record<string, unknown>, format: 'jwk' } as never);
  const encrypt = (text: string, header: Json) =>
    new CompactEncrypt(Buffer.from(text))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', ...header })
      .encrypt(key as never);
  return [
    { name: 'the claims, encrypted', token: await encrypt(JSON.stringify(payload), { typ: 'at+jwt' }) },
    { name: 'the token, encrypted', token: await encrypt(token, { cty: 'JWT', kid: String(publicJwk.kid) }) },
  ];
}
