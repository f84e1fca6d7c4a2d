export interface PostgresMessage {
  /** The letter of the protocol; null for the first message of a client, which has none. */
  readonly type: string | null;
  /** Of a statement that is sent or prepared. */
  readonly text: string | null;
  /** As it travels, letter and length included. */
  readonly bytes: Buffer;
}

/** Cuts what one side of a connection sends into the messages of PostgreSQL's protocol, version 3, without TLS. */
export function createMessageReader(side: 'client' | 'server'): (piece: Buffer) => readonly PostgresMessage[] {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = side === 'client';
  return (piece) => {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const messages: PostgresMessage[] = [];
    for (;;) {
      // The length counts itself and not the letter before it.
      const lengthAt = isFirst ? 0 : 1;
      if (rest.length < lengthAt + 4) return messages;
      const end = lengthAt + rest.readInt32BE(lengthAt);
      if (rest.length < end) return messages;
      const bytes = rest.subarray(0, end);
      const type = isFirst ? null : String.fromCharCode(bytes[0] ?? 0);
      messages.push({ type, text: side === 'client' ? textOf(type, bytes) : null, bytes });
      rest = rest.subarray(end);
      isFirst = false;
    }
  };
}

function textOf(type: string | null, bytes: Buffer): string | null {
  if (type === 'Q') return bytes.toString('utf8', 5, bytes.indexOf(0, 5));
  if (type !== 'P') return null;
  // The name of the prepared statement comes first.
  const start = bytes.indexOf(0, 5) + 1;
  return bytes.toString('utf8', start, bytes.indexOf(0, start));
}
