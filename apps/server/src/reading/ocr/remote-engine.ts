import { setTimeout as wait } from 'node:timers/promises';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { createEgress, type Egress, EgressTimeoutError, parseEgressAllow } from '../../platform/egress/index.ts';
import { encodeGrayPng } from '../images/encode-png.ts';
import type { GrayImage } from '../images/gray-image.ts';
import { type OcrEngine, OcrEngineError, type PageTerms } from './ocr-engine.ts';
import { OcrPageTimeout } from './ocr-page-timeout.ts';
import { noWords, type RecognizedPage } from './recognized-page.ts';

/** The inference process, as the environment names it. */
export interface RemoteOptions {
  readonly url: string;
  readonly token: string;
  readonly timeoutSeconds: number;
}

const Fraction = Type.Number({ minimum: 0, maximum: 1 });
const Box = Type.Object({ x: Fraction, y: Fraction, w: Fraction, h: Fraction });
const Alternative = Type.Object({ char: Type.String(), confidence: Fraction });
const Doubtful = Type.Array(Type.Object({ at: Type.Integer(), alternatives: Type.Array(Alternative) }));
const Words = Type.Array(
  Type.Object({ text: Type.String(), box: Box, confidence: Fraction, doubtful: Type.Optional(Doubtful) }),
);
const PageAnswer = Type.Object({ words: Words, engineVersion: Type.String() });
const Health = Type.Object({ engineVersion: Type.String() });
const ProblemAnswer = Type.Object({ code: Type.String(), detail: Type.String() });

/** The words of the densest page take a few hundred kilobytes. */
const MOST_BYTES = 16 * 1024 * 1024;
const HEALTH_MS = 10_000;
/** The answer is on its way this long after the other side has given up on a page. */
const GRACE_MS = 5_000;
const MOST_WAIT_SECONDS = 30;

/** An engine in another process, reached over HTTP. Throws OcrEngineError where that process is not to be had. */
export async function openRemoteEngine(options: RemoteOptions): Promise<OcrEngine> {
  // Whoever sets the environment has named the address there: it needs no second mention in EGRESS_ALLOW. Addresses
  // that are never allowed stay refused.
  const egress = createEgress(parseEgressAllow(new URL(options.url).host));
  try {
    const headers = { authorization: `Bearer ${options.token}` };
    const base = options.url.replace(/\/+$/, '');
    const version = await askVersion(egress, base, headers);
    return {
      version,
      recognizePage: (image, terms) => recognize(egress, `${base}/v1/ocr/page`, headers, image, terms, options),
      close: () => egress.close(),
    };
  } catch (error) {
    await egress.close();
    throw error;
  }
}

async function askVersion(egress: Egress, base: string, headers: Record<string, string>): Promise<string> {
  const response = await egress
    .fetch(`${base}/v1/health`, { timeoutMs: HEALTH_MS, maxBytes: MOST_BYTES, headers })
    .catch((cause: unknown) => {
      throw new OcrEngineError('The inference process of Inference__Url does not answer.', { cause });
    });
  const body = await readJson(response);
  if (response.status === 200 && Value.Check(Health, body)) return body.engineVersion;
  throw refusal(response.status, body);
}

async function recognize(
  egress: Egress,
  url: string,
  headers: Record<string, string>,
  image: GrayImage,
  { dpi, signal }: PageTerms,
  { timeoutSeconds }: RemoteOptions,
): Promise<RecognizedPage> {
  const request = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/png' },
    body: encodeGrayPng(image, { dpi }),
    timeoutMs: timeoutSeconds * 1000 + GRACE_MS,
    maxBytes: MOST_BYTES,
    signal,
  };
  for (;;) {
    const response = await egress.fetch(url, request).catch((cause: unknown) => {
      signal.throwIfAborted();
      if (cause instanceof EgressTimeoutError) throw new OcrPageTimeout(timeoutSeconds * 1000);
      throw new OcrEngineError('The inference process could not be reached.', { cause });
    });
    const body = await readJson(response);
    if (response.status === 200 && Value.Check(PageAnswer, body)) {
      const turns = Number(response.headers.get('x-quarter-turns') ?? 0);
      const skew = Number(response.headers.get('x-skew-degrees') ?? 0);
      const page = { words: body.words, engineVersion: body.engineVersion, quarterTurns: turns, skewDegrees: skew };
      const without = noWords.find((each) => each === response.headers.get('x-no-words'));
      return without === undefined ? page : { ...page, without };
    }
    const code = Value.Check(ProblemAnswer, body) ? body.code : '';
    if (code === 'ocr_page_timeout') throw new OcrPageTimeout(timeoutSeconds * 1000);
    if (code !== 'ocr_busy') throw refusal(response.status, body);
    // Others are before us. The caller's own limit ends the waiting.
    const seconds = Math.min(MOST_WAIT_SECONDS, Math.max(1, Number(response.headers.get('retry-after') ?? 1)));
    await wait(seconds * 1000, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return null;
  }
}

function refusal(status: number, body: unknown): OcrEngineError {
  if (status === 401) {
    return new OcrEngineError(
      'The inference process does not take our token. Set the same Inference__Token on both sides.',
    );
  }
  const detail = Value.Check(ProblemAnswer, body) ? body.detail : `It answered with status ${status}.`;
  return new OcrEngineError(`The inference process refused: ${detail}`);
}
