// Takes what Countersign tells, checks that it is Countersign who tells it, and answers at once.
//   WEBHOOK_SECRET=whsec_… PORT=9000 node receiver.mjs
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
const seen = new Set();

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  let message;
  try {
    // The signature covers the bytes as they came: check before parsing. Refuses what is older than five minutes.
    message = webhook.verify(Buffer.concat(chunks).toString('utf8'), request.headers);
  } catch {
    return response.writeHead(401).end();
  }
  // Answer first, work later: more than 20 seconds count as no answer, and the message comes again.
  response.writeHead(204).end();
  // The same message may come twice, and messages in another order than things happened: ask for the state, then act.
  const id = request.headers['webhook-id'];
  if (seen.has(id)) return;
  seen.add(id);
  console.log(`${message.type} ${message.data.externalRef}`);
});
server.listen(Number(process.env.PORT ?? 9000), '127.0.0.1', () => console.log('listening'));
