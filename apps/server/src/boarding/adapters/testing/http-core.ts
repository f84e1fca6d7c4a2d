import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEgress, parseEgressAllow } from '../../../platform/egress/index.ts';

/** Puts a core that speaks HTTP on a free port, with a guard that reaches it, and lets it go away and come back. */
export async function openHttpCore(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const egress = createEgress(parseEgressAllow('127.0.0.1'));
  return {
    port,
    egress,
    takeDown: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    bringUp: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await egress.close();
    },
  };
}
