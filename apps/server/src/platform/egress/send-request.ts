import { type Agent, type Dispatcher, errors } from 'undici';
import { bodyToSend, type EgressRequest, headersToSend } from './egress-request.ts';
import { EgressFailedError, EgressRefusedError, EgressTimeoutError, EgressTooLargeError } from './errors.ts';
import { type AnswerLimit, limitAnswer, tooLarge } from './limit-answer.ts';
import { startClock } from './request-clock.ts';

/** Statuses for which a Response refuses to have a body. */
const WITHOUT_BODY = [204, 205, 304];

/** Sends one request to an address that has been decided on, and gives its answer as fetch would. */
export async function sendRequest(agent: Agent, url: URL, init: EgressRequest): Promise<Response> {
  const method = (init.method ?? 'GET').toUpperCase();
  const options: Dispatcher.RequestOptions = {
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: method as Dispatcher.HttpMethod,
    headers: headersToSend(init),
    body: bodyToSend(init.body),
    // Zero is no limit: without one from the caller, the clock alone counts.
    headersTimeout: init.idleTimeoutMs ?? 0,
    bodyTimeout: init.idleTimeoutMs ?? 0,
  };
  const clock = startClock(url.host, init.timeoutMs, init.signal);
  const explain = (error: unknown) => explainFailure(url, error, clock.signal);
  try {
    const request = agent.request({ ...options, signal: clock.signal });
    // A request that waits for its connection does not hear its signal, and the caller must not wait for that.
    const answer = await Promise.race([request, clock.stopped]);
    return toResponse(answer, { maxBytes: init.maxBytes, isHead: method === 'HEAD', explain, onEnd: clock.end });
  } catch (error) {
    clock.end();
    throw explain(error);
  }
}

interface AnswerOptions extends AnswerLimit {
  readonly isHead: boolean;
}

function toResponse(answer: Dispatcher.ResponseData, options: AnswerOptions): Response {
  const { statusCode: status, body } = answer;
  const stream = limitAnswer(body, options);
  try {
    const headers = readHeaders(answer);
    const hasBody = !options.isHead && !WITHOUT_BODY.includes(status);
    // Refused at its announcement, before the first byte is taken.
    if (hasBody && Number(headers.get('content-length') ?? 0) > options.maxBytes) throw tooLarge(options.maxBytes);
    if (!hasBody) body.resume();
    return new Response(hasBody ? stream : null, { status, headers });
  } catch (error) {
    body.destroy();
    throw error;
  }
}

function readHeaders(answer: Dispatcher.ResponseData): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  return headers;
}

function explainFailure(url: URL, error: unknown, signal: AbortSignal): unknown {
  if (error instanceof EgressRefusedError || error instanceof EgressTooLargeError) return error;
  if (error instanceof EgressFailedError || error instanceof EgressTimeoutError) return error;
  if (signal.aborted) return signal.reason;
  // A header or method that cannot be sent is a mistake of the caller, found before anything was sent.
  if (error instanceof errors.InvalidArgumentError) return error;
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError) {
    return new EgressTimeoutError(`${url.host} fell silent.`, { cause: error });
  }
  const why = error instanceof Error ? error.message : String(error);
  const message = `The connection to ${url.host} failed (${why}).`;
  return new EgressFailedError(message, { mayHaveArrived: true, cause: error });
}
