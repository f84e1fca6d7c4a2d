export { addMasterKey } from './add-master-key.ts';
export { hasCode, syncDirectory } from './durable-files.ts';
export type { Keyring } from './keyring.ts';
export { KeyringError } from './keyring-error.ts';
export { openKeyring } from './open-keyring.ts';
export { SEAL_OVERHEAD_BYTES } from './seal.ts';
export { openJson, sealJson } from './sealed-json.ts';
