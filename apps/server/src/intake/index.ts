export { addDocuments } from './add-documents.ts';
export { decodeBase64 } from './decode-base64.ts';
export { type PackageAnswer, type PackageRequest, receivePackage } from './receive-package.ts';
export { type IncomingFile, type StoredFile, storeFile } from './store-file.ts';
export { sweepClaims } from './sweep-claims.ts';
