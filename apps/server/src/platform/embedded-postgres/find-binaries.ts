import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { copyBinaries } from './copy-binaries.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { linkLibraries, type PackagedBinaries } from './link-libraries.ts';
import { canReach, type RunAs } from './run-as.ts';

export interface Binaries {
  readonly binDir: string;
  readonly majorVersion: string;
}

/** Binaries that the account can run: those of the installed package, or a copy where they cannot serve in place. */
export async function findBinaries(dataDir: string, runAs: RunAs | null, copyRoots: string[]): Promise<Binaries> {
  const packaged = await locatePackage();
  const reachable = await canReach(join(packaged.nativeDir, 'bin'), runAs);
  const inPlace = reachable && (await linkLibraries(packaged.nativeDir));
  const nativeDir = inPlace ? packaged.nativeDir : await copyBinaries(packaged, [dataDir, ...copyRoots], runAs);
  return { binDir: join(nativeDir, 'bin'), majorVersion: packaged.version.split('.')[0] ?? '' };
}

async function locatePackage(): Promise<PackagedBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package exports only its entry, dist/index.js; everything else is found from there.
    const packageDir = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const manifest = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
    return { nativeDir: join(packageDir, 'native'), version: manifest.version };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL for this machine (package ${name}) is not installed. Run npm ci without --omit=optional ` +
        'on Linux or macOS, x64 or arm64; elsewhere set DATABASE_URL to use a PostgreSQL of your own.',
      { cause },
    );
  }
}
