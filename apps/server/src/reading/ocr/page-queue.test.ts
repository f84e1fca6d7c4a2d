import { expect, it } from 'vitest';
import { createPageQueue, QueueFull } from './page-queue.ts';

const never = new AbortController().signal;

function held() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { gate, open };
}

it('runs as many at a time as there are slots, the others in the order in which they came', async () => {
  const queue = createPageQueue(2, 10);
  const [first, second] = [held(), held()];
  const order: string[] = [];
  const running = [
    queue.run(never, () => first.gate.then(() => void order.push('first'))),
    queue.run(never, () => second.gate.then(() => void order.push('second'))),
    queue.run(never, async () => void order.push('third')),
    queue.run(never, async () => void order.push('fourth')),
  ];
  expect(queue.counts()).toEqual({ running: 2, waiting: 2 });
  second.open();
  await running[2];
  await running[3];
  first.open();
  await Promise.all(running);
  expect(order).toEqual(['second', 'third', 'fourth', 'first']);
  expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
});

it('sends away who comes when as many wait as may', async () => {
  const queue = createPageQueue(1, 1);
  const first = held();
  const running = [queue.run(never, () => first.gate), queue.run(never, async () => {})];
  await expect(queue.run(never, async () => {})).rejects.toBeInstanceOf(QueueFull);
  first.open();
  await Promise.all(running);
});

it('forgets who gives up waiting, and goes on after work that failed', async () => {
  const queue = createPageQueue(1, 5);
  const first = held();
  const running = queue.run(never, () => first.gate.then(() => Promise.reject(new Error('broken'))));
  const gone = new AbortController();
  const waiting = queue.run(gone.signal, async () => 'never');
  const last = queue.run(never, async () => 'last');
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  first.open();
  await expect(running).rejects.toThrow('broken');
  expect(await last).toBe('last');
});
