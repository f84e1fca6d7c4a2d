/** `key_file`: the file cannot be used. `unknown_key`: sealed with a key that the file does not hold. `not_opened`: the rest. */
export type KeyringErrorReason = 'key_file' | 'unknown_key' | 'not_opened';

/** Something about keys that a person has to put right. The message never holds key material or plaintext. */
export class KeyringError extends Error {
  override readonly name = 'KeyringError';
  readonly reason: KeyringErrorReason;

  constructor(reason: KeyringErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
