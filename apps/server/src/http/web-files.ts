import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PAGE_POLICY } from './security-headers.ts';

/** The built web page, read once at start: a handful of files, served from memory. */
export interface WebFiles {
  register(fastify: FastifyInstance): void;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Built files carry a hash of their content in their name, so they may be kept for ever; the page itself may not. */
const KEPT = 'public, max-age=31536000, immutable';

export async function readWebFiles(folder: string): Promise<WebFiles> {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, path).split(sep).join('/')}`, await readFile(path));
  }
  const page = files.get('/index.html');
  if (page === undefined) throw new Error(`The web page is not built: ${folder} has no index.html. Run npm run build.`);

  return {
    register: (fastify) => {
      for (const [path, content] of files) {
        const headers = {
          'content-type': mediaTypes[extname(path)] ?? 'application/octet-stream',
          'content-security-policy': PAGE_POLICY,
          'cache-control': path.startsWith('/assets/') ? KEPT : 'no-cache',
        };
        const config = { operationId: 'webFile' };
        fastify.get(path, { config }, async (_request, reply) => reply.headers(headers).send(content));
      }
      // Addresses of screens are the page's own business; it finds its way by the path.
      for (const url of ['/', '/app', '/app/*']) {
        fastify.get(url, { config: { operationId: 'webPage' } }, async (_request, reply) =>
          reply
            .headers({
              'content-type': mediaTypes['.html'],
              'content-security-policy': PAGE_POLICY,
              'cache-control': 'no-cache',
            })
            .send(page),
        );
      }
    },
  };
}
