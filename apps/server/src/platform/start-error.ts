/** A mistake that keeps a process from starting, told in one sentence to whoever starts it. */
export class StartError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** The sentences for what the system says when an address, a folder or a database cannot be used. */
const sentences: Readonly<Record<string, (subject: string) => string>> = {
  EADDRINUSE: (subject) => `${subject} is already in use. Stop the program that uses it, or set PORT to another port.`,
  EADDRNOTAVAIL: (subject) => `${subject} is not an address of this machine. Set HOST to one that is.`,
  EACCES: (subject) => `${subject} may not be used by this account. Check its permissions.`,
  EROFS: (subject) => `${subject} is on a read-only disk.`,
  EEXIST: (subject) => `${subject} is not a folder.`,
  ENOTDIR: (subject) => `${subject} is not a folder.`,
  ECONNREFUSED: (subject) => `${subject} does not answer (connection refused). Check its address and that it runs.`,
  ENOTFOUND: (subject) => `${subject} has a host that is not known. Check its spelling.`,
  ETIMEDOUT: (subject) => `${subject} does not answer in time. Check its address and the network.`,
};

/** Turns a system error into such a sentence; every other error stays what it is. */
export function explainStart(error: unknown, subject: string): unknown {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  const sentence = typeof code === 'string' ? sentences[code] : undefined;
  return sentence === undefined ? error : new StartError(sentence(subject), { cause: error });
}
