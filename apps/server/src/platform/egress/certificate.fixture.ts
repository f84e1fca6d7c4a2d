import { createSign, generateKeyPairSync } from 'node:crypto';

/** A DER value: its tag, its length, its content. */
function der(tag: number, ...content: (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const long = bytes.length.toString(16).padStart(bytes.length < 256 ? 2 : 4, '0');
  const length = bytes.length < 128 ? Buffer.from([bytes.length]) : Buffer.from(`8${long.length / 2}${long}`, 'hex');
  return Buffer.concat([Buffer.from([tag]), length, bytes]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));

const COMMON_NAME = '550403';
const SUBJECT_ALT_NAME = '551d11';
const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const DNS_NAME_TAG = 0x82;

/** A self-signed certificate for one host name, made here because a test may use nothing that Node does not bring. */
export function selfSigned(host: string): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(objectId(COMMON_NAME), der(0x0c, host))));
  const algorithm = sequence(objectId(ECDSA_WITH_SHA256));
  const altNames = sequence(objectId(SUBJECT_ALT_NAME), der(0x04, sequence(der(DNS_NAME_TAG, host))));
  const body = sequence(
    der(0xa0, der(0x02, '\u0002')),
    der(0x02, '\u0001'),
    algorithm,
    name,
    sequence(der(0x17, '200101000000Z'), der(0x17, '491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(altNames)),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  const whole = sequence(body, algorithm, der(0x03, '\u0000', signature)).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}
