// Stands before a running service and adds an access token to every request, for tools that know no tokens: the public
// conformance tool of the Model Context Protocol (docs/proof/mcp-conformance.md).
import { createServer, request } from 'node:http';

const [service, token, port = '18081'] = process.argv.slice(2);
if (service === undefined || token === undefined) {
  process.stderr.write('Usage: node tools/mcp-proxy.mjs http://127.0.0.1:8080 ACCESS_TOKEN [PORT]\n');
  process.exit(2);
}

createServer((asked, answer) => {
  const headers = { ...asked.headers, authorization: `Bearer ${token}` };
  const passed = request(new URL(asked.url ?? '/', service), { method: asked.method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  passed.on('error', () => answer.writeHead(502).end());
  asked.pipe(passed);
}).listen(Number(port), '127.0.0.1', () => process.stdout.write(`http://localhost:${port}/mcp\n`));
