/** The log's tables say something that cannot be: somebody changed them around the program. */
export class LogDamagedError extends Error {
  override readonly name = 'LogDamagedError';
}
