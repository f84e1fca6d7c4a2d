import { describe, expect, it } from 'vitest';
import { parsePsUsage, readUsage } from './process-usage.ts';

describe('what a process uses', () => {
  it('is told of a process that runs, and of none that does not', async () => {
    const usage = await readUsage(process.pid);
    expect(usage?.residentBytes).toBeGreaterThan(10 * 1024 * 1024);
    const { user, system } = process.cpuUsage();
    // This process went on working between the two looks; before the first it had used some time already.
    expect(usage?.cpuSeconds).toBeGreaterThan(0);
    expect(usage?.cpuSeconds).toBeLessThanOrEqual((user + system) / 1_000_000 + 0.1);
    // One above the largest number that a process can have.
    expect(await readUsage(4_194_305)).toBeNull();
  });

  it.each([
    ['  84992   0:00.37\n', 84_992, 0.37],
    ['1024 1:02.50', 1024, 62.5],
    ['1024 02:03:04', 1024, 7384],
    ['1024 1-00:00:01', 1024, 86_401],
  ])('is read from what ps prints: %j', (printed, kilobytes, seconds) => {
    expect(parsePsUsage(printed)).toEqual({ residentBytes: kilobytes * 1024, cpuSeconds: seconds });
  });

  it('is nothing where ps prints nothing', () => {
    expect(parsePsUsage('')).toBeNull();
  });
});
