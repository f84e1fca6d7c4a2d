// Finds a Chromium for the browser tests, and installs Debian's package where it may. `node tools/install-browser.mjs`
// prints its path, or says in one sentence what to do.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // Not here.
      }
    }
  }
  return null;
}

/** The path of a Chromium, or null with the reason on stderr. */
export function findOrInstallBrowser() {
  const found = onPath();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    process.stderr.write('Installing chromium for the browser tests…\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // Two files of tests may come here at once: the second waits for the first.
    const wait = ['-o', 'DPkg::Lock::Timeout=600'];
    const install = () =>
      spawnSync('apt-get', [...wait, 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    // The lists of packages may be missing or old: then once more with new ones.
    if (install().status !== 0) {
      spawnSync('apt-get', [...wait, 'update'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
      install();
    }
  }
  const installed = onPath();
  if (installed === null) {
    process.stderr.write(
      'There is no Chromium on the PATH. Install one (Debian: apt-get install chromium) and try again.\n',
    );
  }
  return installed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = findOrInstallBrowser();
  if (path === null) process.exit(1);
  console.log(path);
}
