export { addMasterKey } from './add-master-key.ts';
export { hasCode, makeDirectory, syncDirectory } from './durable-files.ts';
export type { Keyring } from './keyring.ts';
export { KeyringError, type KeyringErrorReason } from './keyring-error.ts';
export { type KeyringOptions, openKeyring } from './open-keyring.ts';
export { SEAL_OVERHEAD_BYTES } from './seal.ts';
export { openJson, sealJson } from './sealed-json.ts';
