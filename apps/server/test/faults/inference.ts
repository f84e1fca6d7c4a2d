import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { makePackage } from '../../../../tools/packages/core/make-package.ts';
import { grades } from '../../../../tools/packages/degrade/grades.ts';
import { scanPackage } from '../../../../tools/packages/degrade/scan-package.ts';
import { workingLayouts } from '../../../../tools/packages/working/index.ts';
import { form } from '../intake/form.ts';
import type { Random } from '../soak/random.ts';
import type { Fault } from './fault.ts';
import { underLoad } from './load.ts';
import type { World } from './world.ts';

const READING_LIMIT_MS = 90_000;

/** Sends scans, whose pages only the inference process can read, and kills it while one of them is read. */
function killWhileReading(kills: number, pauseMs: (random: Random) => number) {
  return (world: World, random: Random) =>
    underLoad(world, random, async () => {
      const layouts = workingLayouts.filter(({ docType }) => docType === 'promissory_note');
      const drawn = await makePackage({ layouts, seed: 5, documents: 1, clutter: false });
      const { pdf } = await scanPackage(drawn, { grade: grades.clean, seed: 5 });
      const faults: string[] = [];
      for (let turn = 0; turn < kills; turn += 1) {
        const externalRef = `S-${process.pid}-${random.integer(0, 2 ** 31)}`;
        const content = Buffer.concat([pdf, Buffer.from(`\n% ${externalRef}\n`)]);
        const raw = form({ externalRef, borrowerName: 'Mary Ann Okafor' }, [
          { part: 'files', filename: 'scan.pdf', content },
        ]);
        const answer = await world.traffic.change('package.received', 'POST', '/v1/packages', { raw });
        if (answer?.status !== 201) faults.push(`A scan was answered ${answer?.status}.`);
        else world.ledger.uploads.set(externalRef, createHash('sha256').update(content).digest('hex'));
        if (!(await untilReading(world, externalRef))) faults.push(`The scan ${externalRef} was never begun.`);
        await wait(pauseMs(random));
        world.inference.killNode();
        await wait(1_000);
      }
      return faults;
    });
}

async function untilReading({ pool }: World, ref: string): Promise<boolean> {
  const deadline = performance.now() + READING_LIMIT_MS;
  while (performance.now() < deadline) {
    const { rows } = await pool.query<{ status: string }>(
      'select d.status from document d join loan l on l.id = d.loan_id where l.external_ref = $1',
      [ref],
    );
    if (rows[0]?.status === 'reading' || rows[0]?.status === 'read') return true;
    await wait(50);
  }
  return false;
}

export const inferenceFaults: readonly Fault<World>[] = [
  {
    name: 'inference-killed-reading',
    broken: 'kill -9 of the inference process as soon as a scan is being read',
    expected: 'the page is read again; the file is read once',
    inject: killWhileReading(1, () => 0),
  },
  {
    name: 'inference-killed-at-random',
    broken: 'kill -9 of the inference process at random while scans are read, twice',
    expected: 'the pages are read again; each file is read once',
    inject: killWhileReading(2, (random) => random.integer(100, 2_500)),
  },
];
