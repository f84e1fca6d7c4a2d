import { isApiError } from './problem.ts';
import { ask } from './request.ts';

export interface ServerEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
}

/** What the service asks for by `retry:`, until it says so. */
const WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Listens to a stream of server-sent events until the signal aborts. The browser's own EventSource cannot send a token,
 * so the stream is read by hand; a stream that breaks goes on after the last event that arrived.
 */
export async function listen(path: string, onEvent: (event: ServerEvent) => void, signal: AbortSignal): Promise<void> {
  let last = '';
  let failures = 0;
  while (!signal.aborted) {
    try {
      const headers: Record<string, string> = { accept: 'text/event-stream' };
      if (last !== '') headers['last-event-id'] = last;
      const answer = await ask('GET', path, { headers, signal });
      failures = 0;
      for await (const event of eventsOf(answer)) {
        if (event.id !== '') last = event.id;
        onEvent(event);
      }
    } catch (error) {
      // Gone, forbidden or not there: asking again would get the same answer.
      if (signal.aborted || (isApiError(error) && [401, 403, 404].includes(error.status))) return;
      failures += 1;
    }
    await wait(Math.min(WAIT_MS * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS), signal);
  }
}

async function* eventsOf(answer: Response): AsyncGenerator<ServerEvent, void, undefined> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    const blocks = (unread + chunk.value).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event !== null) yield event;
    }
  }
}

/** One block of the stream; null for comments and for what carries no data. */
function parseEvent(block: string): ServerEvent | null {
  const lines = block.split('\n').map((line) => /^(id|event|data): ?(.*)$/.exec(line));
  const of = (name: string) => lines.flatMap((line) => (line?.[1] === name ? [line[2] ?? ''] : []));
  const data = of('data');
  if (data.length === 0) return null;
  return { id: of('id').at(-1) ?? '', type: of('event').at(-1) ?? 'message', data: JSON.parse(data.join('\n')) };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
