import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createMessageReader, type PostgresMessage } from './postgres-messages.ts';

/**
 * A moment in the life of a transaction: the commit of the first one that holds a statement with this name, or the
 * statement itself where it stands alone. Before: the commit never reaches the database. After: it is done there, and
 * nobody hears of it.
 */
export interface CommitPoint {
  readonly statement: string;
  readonly when: 'before' | 'after';
}

export interface Trap {
  /** Resolves when the moment came and what was to happen in it has happened. */
  readonly sprung: Promise<void>;
  isSprung(): boolean;
  disarm(): void;
}

/** What stands between one node and the database. */
export interface DatabaseProxy {
  readonly url: string;
  /** Every piece takes this much longer, each way. */
  delay(milliseconds: number): void;
  /** Nothing passes until this is called with false; no connection is closed. */
  hold(isHeld: boolean): void;
  /** Turns new connections away, as a server that is down does. */
  refuse(isRefused: boolean): void;
  /** Cuts a share of the open connections; answers how many. */
  cut(chosen: () => boolean): number;
  /** Once: at the point, `act` happens while both sides wait; then the connection is gone. */
  trap(point: CommitPoint, act?: () => Promise<void> | void): Trap;
  close(): Promise<void>;
}

interface Armed extends CommitPoint {
  readonly act: () => Promise<void> | void;
  readonly spring: () => void;
  isTaken: boolean;
}

/** `socketPath` is where the server listens; `database` and `user` are those of the address that nodes are given. */
export async function openDatabaseProxy(server: {
  readonly socketPath: string;
  readonly user: string;
  readonly database: string;
}): Promise<DatabaseProxy> {
  const links = new Set<{ destroy(): void }>();
  const armed: Armed[] = [];
  let [delayMs, isRefusing] = [0, false];
  let release = () => {};
  let gate: Promise<void> | null = null;

  const passing = async (since: number): Promise<void> => {
    const left = since + delayMs - performance.now();
    if (left > 0) await wait(left);
    if (gate !== null) await gate;
  };
  const take = (when: CommitPoint['when'], texts: readonly string[]): Armed | null => {
    const found = armed.find(
      (each) => !each.isTaken && each.when === when && texts.some((text) => text.startsWith(`/* ${each.statement} */`)),
    );
    if (found !== undefined) found.isTaken = true;
    return found ?? null;
  };

  const listener = createServer((client) => {
    if (isRefusing) return void client.resetAndDestroy();
    const link = openLink(client, connect(server.socketPath), passing, take);
    links.add(link);
    client.once('close', () => links.delete(link));
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;

  return {
    url: `postgresql://${server.user}@127.0.0.1:${port}/${server.database}`,
    delay: (milliseconds) => {
      delayMs = milliseconds;
    },
    hold: (isHeld) => {
      release();
      gate = null;
      if (!isHeld) return;
      gate = new Promise((resolve) => {
        release = resolve;
      });
    },
    refuse: (isRefused) => {
      isRefusing = isRefused;
    },
    cut: (chosen) => {
      const victims = [...links].filter(() => chosen());
      for (const victim of victims) victim.destroy();
      return victims.length;
    },
    trap: (point, act = () => {}) => {
      let done = false;
      let spring = () => {};
      const sprung = new Promise<void>((resolve) => {
        spring = () => {
          done = true;
          resolve();
        };
      });
      const one: Armed = { ...point, act, spring, isTaken: false };
      armed.push(one);
      const disarm = () => {
        if (armed.includes(one)) armed.splice(armed.indexOf(one), 1);
      };
      return { sprung, isSprung: () => done, disarm };
    },
    close: async () => {
      release();
      for (const link of links) link.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}

/** One connection of a node, and ours to the server behind it. */
function openLink(
  client: Socket,
  server: Socket,
  passing: (since: number) => Promise<void>,
  take: (when: CommitPoint['when'], texts: readonly string[]) => Armed | null,
): { destroy(): void } {
  const destroy = () => {
    client.resetAndDestroy();
    server.destroy();
  };
  for (const socket of [client, server]) {
    socket.setNoDelay(true);
    socket.on('error', destroy);
    socket.on('close', destroy);
  }
  /** Of the transaction under way; empty between two of them. */
  let texts: string[] = [];
  let isInTransaction = false;
  let awaited: Armed | null = null;

  async function spring(trap: Armed): Promise<void> {
    try {
      await trap.act();
    } finally {
      destroy();
      trap.spring();
    }
  }

  /** False: the connection is gone. */
  async function fromClient({ type, text, bytes }: PostgresMessage): Promise<boolean> {
    if (text !== null && /^begin\b/i.test(text)) [texts, isInTransaction] = [[], true];
    else if (text !== null && type === 'P') texts.push(text);
    const ends = type === 'Q' && text !== null && /^commit\b/i.test(text);
    if (ends || (type === 'P' && !isInTransaction)) {
      const before = take('before', texts);
      if (before !== null) {
        await spring(before);
        return false;
      }
      awaited ??= take('after', texts);
    }
    server.write(bytes);
    return true;
  }

  /** `Z` with `I`: what was sent is done, and nothing is open. */
  async function fromServer({ type, bytes }: PostgresMessage): Promise<boolean> {
    const isAtRest = type === 'Z' && bytes[5] === 'I'.charCodeAt(0);
    if (awaited !== null) {
      if (!isAtRest) return true;
      await spring(awaited);
      return false;
    }
    if (isAtRest) [texts, isInTransaction] = [[], false];
    client.write(bytes);
    return true;
  }

  pass(client, createMessageReader('client'), fromClient);
  pass(server, createMessageReader('server'), fromServer);
  return { destroy };

  function pass(
    from: Socket,
    read: (piece: Buffer) => readonly PostgresMessage[],
    handle: (message: PostgresMessage) => Promise<boolean>,
  ): void {
    let turn: Promise<boolean> = Promise.resolve(true);
    from.on('data', (piece: Buffer) => {
      const since = performance.now();
      const messages = read(piece);
      turn = turn.then(async (goesOn) => {
        if (!goesOn) return false;
        await passing(since);
        for (const message of messages) if (!(await handle(message))) return false;
        return true;
      });
      turn.catch(destroy);
    });
  }
}
