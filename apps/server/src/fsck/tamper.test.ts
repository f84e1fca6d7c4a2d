import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../test/soak/random.ts';
import { allTamperings, checkClean, checkTampering } from '../../test/tamper/check-tampering.ts';
import { buildTamperWorld, type TamperWorld } from '../../test/tamper/tamper-world.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let test: TestApp;
let world: TamperWorld;
beforeAll(async () => {
  test = await createTestApp();
  world = await buildTamperWorld(test.app, test.database.pool);
});
afterAll(() => test.close());

/** Random places, the same in every run; the soak run of ten thousand takes others. */
const random = createRandom(20_261_115);
const TIMES = 2;

describe('tampering with what is stored', () => {
  it('is not suspected on clean data', async () => {
    expect(await checkClean(world)).toBeNull();
  });

  it.each(allTamperings.map((tampering) => [tampering.name, tampering] as const))(
    'is found and named: %s',
    async (_name, tampering) => {
      for (let time = 0; time < TIMES; time += 1) expect(await checkTampering(world, tampering, random)).toBeNull();
    },
  );

  it('left nothing behind that would be suspected', async () => {
    expect(await checkClean(world)).toBeNull();
  });
});
