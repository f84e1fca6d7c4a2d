import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Turns a TypeScript file into one that plain Node runs, so that a test can start it, measure it and kill it. */
export async function bundleScript(source: string, folder: string): Promise<string> {
  const outfile = join(folder, 'script.mjs');
  // Packages that still say require find it here; a module has none of its own.
  const banner = { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" };
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner,
  });
  return outfile;
}

export function startScript(script: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Everything that the process printed, once it has ended. */
export async function outputOf(child: ChildProcess): Promise<string> {
  const parts: Buffer[] = [];
  child.stdout?.on('data', (part: Buffer) => parts.push(part));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The script ended with code ${code}.`);
  return Buffer.concat(parts).toString('utf8');
}
