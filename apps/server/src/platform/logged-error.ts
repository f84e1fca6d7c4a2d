const MAX_CAUSES = 5;
/** SQLSTATE class 22: the value that did not fit stands in the message. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/**
 * What the log may know of an error. A database error also carries the row that failed, one of the file system the path,
 * with a loan's reference and a file's name in it; an object that was thrown carries anything. None of it belongs into a log.
 */
export function toLoggedError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is no error was thrown.' };
  const { code, constraint, syscall } = error as { code?: unknown; constraint?: unknown; syscall?: unknown };
  const message = safeMessage(error.message, code, syscall);
  return {
    type: error.name,
    message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    stack: `${error.name}: ${message}${framesOf(error)}`,
    // Bounded: an error may be its own cause.
    ...(error.cause instanceof Error && depth < MAX_CAUSES ? { cause: toLoggedError(error.cause, depth + 1) } : {}),
  };
}

function safeMessage(message: string, code: unknown, syscall: unknown): string {
  if (typeof syscall === 'string') return `${String(code)} at ${syscall}`;
  if (typeof code === 'string' && DATA_EXCEPTION.test(code)) return message.split(':', 1)[0] ?? '';
  return message;
}

/** Where it happened, without the message that stands before it. */
function framesOf({ stack = '' }: Error): string {
  const at = stack.search(/\n\s+at /);
  return at === -1 ? '' : stack.slice(at);
}
