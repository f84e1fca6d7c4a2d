import type { ChildProcess } from 'node:child_process';
import { registry } from '../platform/metrics.ts';
import type { MetricsMessage } from '../platform/metrics-exchange.ts';

/** Shorter than the time that the asking process waits. */
const LIMIT_MS = 1_500;

/** Those that count something. */
const children = new Set<ChildProcess>();
let asked = 0;

/**
 * The supervisor's part in the figures: only the api node listens, and whoever asks it is to see the worker and the
 * supervisor, too.
 */
export function shareMetrics(child: ChildProcess): void {
  child.once('exit', () => children.delete(child));
  child.on('message', (message: Partial<MetricsMessage>) => {
    if (message.metrics === 'join') children.add(child);
    if (message.metrics === 'ask-others') void answer(child, message.id ?? 0);
  });
}

async function answer(asking: ChildProcess, id: number): Promise<void> {
  const others = [...children].filter((child) => child !== asking && child.connected);
  const told = await Promise.all([registry.metrics(), ...others.map(askOne)]);
  const texts = told.filter((text) => text !== '');
  if (asking.connected) asking.send({ metrics: 'tell-others', id, texts } satisfies MetricsMessage);
}

/** Empty where it does not answer in time. */
function askOne(child: ChildProcess): Promise<string> {
  asked += 1;
  const id = asked;
  return new Promise((resolve) => {
    const settle = (text: string) => {
      clearTimeout(timer);
      child.off('message', hear);
      resolve(text);
    };
    const hear = (message: Partial<MetricsMessage>) => {
      if (message.metrics === 'tell-one' && message.id === id) settle(message.text ?? '');
    };
    const timer = setTimeout(settle, LIMIT_MS, '');
    child.on('message', hear);
    child.send({ metrics: 'ask-one', id } satisfies MetricsMessage);
  });
}
