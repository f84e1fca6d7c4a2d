import { describe, expect, it } from 'vitest';
import { withHashSlot } from './hash-slots.ts';

/** Work that ends when told to. */
function heldWork() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { run: () => done, finish: () => finish() };
}

describe('withHashSlot', () => {
  it('runs two at a time, the rest in the order in which they came', async () => {
    const first = heldWork();
    const second = heldWork();
    const order: string[] = [];
    const held = [withHashSlot(first.run), withHashSlot(second.run)];
    const waiting = ['a', 'b', 'c'].map((name) => withHashSlot(async () => void order.push(name)));
    await Promise.resolve();
    expect(order).toEqual([]);
    first.finish();
    await Promise.all(waiting);
    expect(order).toEqual(['a', 'b', 'c']);
    second.finish();
    await Promise.all(held);
  });

  it('gives the slot on when the work fails', async () => {
    const failing = Array.from({ length: 5 }, () => withHashSlot(() => Promise.reject(new Error('no'))));
    expect((await Promise.allSettled(failing)).every((each) => each.status === 'rejected')).toBe(true);
    expect(await withHashSlot(async () => 'still running')).toBe('still running');
  });

  it('tells the one who comes when the queue is full to come back, and serves those who wait', async () => {
    const gate = heldWork();
    const taken = Array.from({ length: 2 + 128 }, () => withHashSlot(gate.run));
    await expect(withHashSlot(gate.run)).rejects.toMatchObject({
      refusal: { code: 'unavailable', retryAfterSeconds: 5 },
    });
    gate.finish();
    await Promise.all(taken);
  });
});
