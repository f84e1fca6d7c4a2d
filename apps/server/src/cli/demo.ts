import { join } from 'node:path';
import { readConfig } from '../platform/config.ts';
import { openDemoPeople } from './demo/demo-people.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { serve } from './serve.ts';

/** Away from the folder of a real service, which `countersign serve` uses. */
const FOLDER = './demo-data';

/**
 * `countersign demo`: the service with an example bank in it. Everything is done over HTTP as the bank's people would,
 * once; a second start goes on with what is there.
 */
export async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write('demo takes no arguments; DATA_DIR and PORT say where it runs.\n');
    return 2;
  }
  process.env.DATA_DIR ??= FOLDER;
  const config = readConfig(process.env);
  const tell = (line: string) => void process.stdout.write(`${line}\n`);
  return serve(config, (address) => {
    openDemoPeople(join(config.dataDir, 'demo.json'))
      .then((people) => seedDemo(address, people, tell))
      .catch((error: unknown) => {
        process.stderr.write(`The example bank is not complete: ${error instanceof Error ? error.message : error}\n`);
      });
  });
}
