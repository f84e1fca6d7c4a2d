import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the server package, whether this runs from src/ or bundled in dist/: the nearest one upwards
 * that holds the migrations.
 */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The migrations folder of the server package is missing.');
    folder = parent;
  }
  return folder;
}

/** A file or folder that stands within the packed package, and elsewhere in a checkout. Both are relative to the root. */
export function packagedPath(packed: string, inCheckout: string): string {
  const path = join(packageRoot(), packed);
  return existsSync(path) ? path : join(packageRoot(), inCheckout);
}
