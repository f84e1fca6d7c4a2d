import { openKeyring } from '../index.ts';

const [, , keyFile = ''] = process.argv;
const keyring = await openKeyring({ keyFile, mayCreate: true });
process.stdout.write(keyring.rootFingerprint);
