import { registry } from './metrics.ts';

/** What processes of one machine say to each other about their figures, by way of the supervisor. */
export type MetricsMessage =
  | { readonly metrics: 'join' }
  | { readonly metrics: 'ask-one'; readonly id: number }
  | { readonly metrics: 'tell-one'; readonly id: number; readonly text: string }
  | { readonly metrics: 'ask-others'; readonly id: number }
  | { readonly metrics: 'tell-others'; readonly id: number; readonly texts: readonly string[] };

/** Less than the usual limit of a scrape: a process that is busy is missing from one scrape, and the rest is there. */
const LIMIT_MS = 2_000;

let isJoined = false;
let asked = 0;
const waiting = new Map<number, (texts: readonly string[]) => void>();

/** For a process that the supervisor started: hands out its own figures, and can ask for those of the others. */
export function joinExchange(): void {
  if (isJoined || process.send === undefined) return;
  isJoined = true;
  process.on('message', (message: Partial<MetricsMessage>) => {
    if (message.metrics === 'ask-one') void tellOwn(message.id ?? 0);
    if (message.metrics === 'tell-others') waiting.get(message.id ?? 0)?.(message.texts ?? []);
  });
  process.send({ metrics: 'join' } satisfies MetricsMessage);
}

async function tellOwn(id: number): Promise<void> {
  const text = await registry.metrics();
  if (process.connected) process.send?.({ metrics: 'tell-one', id, text } satisfies MetricsMessage);
}

/** The figures of the other processes of this machine; none where there are none or where they do not answer in time. */
export async function askOthers(): Promise<readonly string[]> {
  if (!isJoined || !process.connected) return [];
  asked += 1;
  const id = asked;
  return new Promise((resolve) => {
    const settle = (texts: readonly string[]) => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve(texts);
    };
    const timer = setTimeout(settle, LIMIT_MS, []);
    waiting.set(id, settle);
    process.send?.({ metrics: 'ask-others', id } satisfies MetricsMessage);
  });
}
