// The peer of bench/http: one Fastify route that answers the same bytes and does nothing else. It ends with its parent.
import Fastify from 'fastify';

const fastify = Fastify({ logger: false });
const user = JSON.parse(process.argv[2] ?? '{}');
fastify.get('/me', async () => user);
process.on('disconnect', () => process.exit(0));
process.send?.({ address: await fastify.listen({ host: '127.0.0.1', port: 0 }) });
