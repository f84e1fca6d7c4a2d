/** Text that is not in the format it claims. The message says what is wrong with it and where. */
export class EvidenceFormatError extends Error {
  override readonly name = 'EvidenceFormatError';
}
