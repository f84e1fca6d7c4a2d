import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface WorstBody {
  readonly what: string;
  readonly path: string;
  readonly bytes: Buffer;
}

const MiB = 1024 * 1024;

/** The heaviest of their kind that get past the gate: refused for a cap, or taken up to one. None of them stores anything. */
export function worstBodies(): readonly WorstBody[] {
  const profile = (sourceFormat: 'json' | 'xml', sample: string) => {
    const path = sourceFormat === 'json' ? '$.a[*].b' : '$.a.b[*]';
    return { sourceFormat, mapping: { format: sourceFormat, fields: [{ canonical: 'guarantor_name', path }] }, sample };
  };
  const attributes = Array.from({ length: 600_000 }, (_, index) => `a${index}=""`).join(' ');
  return [
    json('ten million empty objects', '/v1/packages', `[${'{},'.repeat(10_000_000)}{}]`),
    json('20,000 values, as many as are taken', '/v1/packages', {
      documents: fill(9_999, (at) => ({ [`k${at}`]: 1 })),
    }),
    json('64 KiB, parsed at once', '/v1/packages', `[${'0,'.repeat(9_990)}${' '.repeat(64 * 1024 - 20_000)}0]`),
    json('a record with 600,000 attributes', '/v1/lar-profiles/try', profile('xml', `<a ${attributes}/>`)),
    json(
      'a record of 190,000 elements',
      '/v1/lar-profiles/try',
      profile('xml', `<a>${'<b c="" d="">e</b>'.repeat(190_000)}</a>`),
    ),
    json(
      'a record of 240,000 values',
      '/v1/lar-profiles/try',
      profile('json', JSON.stringify({ a: fill(120_000, (at) => ({ b: at })) })),
    ),
    // Decoded and looked at like every other, and refused because it is no PDF: a hundred real ones would fill the disk.
    json('a document of 21 MiB in base64', '/v1/packages', {
      externalRef: 'BENCH-1',
      borrowerName: 'Mary Ann Okafor',
      documents: [{ name: 'package.pdf', content: randomBytes(21 * MiB).toString('base64') }],
    }),
  ];
}

function fill<Item>(count: number, make: (at: number) => Item): readonly Item[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

function json(what: string, path: string, value: unknown): WorstBody {
  return { what, path, bytes: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)) };
}

export interface Sent {
  readonly what: string;
  readonly MiB: number;
  readonly answers: number;
  readonly status: string;
}

/** Sends them in turn, so many a second, whether or not the ones before were answered; then waits for all answers. */
export async function sendSteadily(
  address: string,
  token: string,
  perSecond: number,
  stopped: () => boolean,
): Promise<readonly Sent[]> {
  const bodies = worstBodies();
  const statuses = bodies.map(() => [] as number[]);
  const under: Promise<void>[] = [];
  const started = performance.now();
  for (let index = 0; !stopped(); index += 1) {
    const at = index % bodies.length;
    const body = bodies[at];
    if (body !== undefined) under.push(send(address, token, body).then((status) => void statuses[at]?.push(status)));
    await wait(Math.max(0, started + ((index + 1) * 1000) / perSecond - performance.now()));
  }
  await Promise.all(under);
  return bodies.map(({ what, bytes }, at) => ({
    what,
    MiB: Math.round((bytes.length / MiB) * 100) / 100,
    answers: statuses[at]?.length ?? 0,
    status: [...new Set(statuses[at])].sort().join(', '),
  }));
}

function send(address: string, token: string, { path, bytes }: WorstBody): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': bytes.length,
    };
    const sent = request(address + path, { method: 'POST', headers, agent: false }, (reply) => {
      reply.resume();
      reply.on('end', () => resolve(reply.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(bytes);
  });
}
