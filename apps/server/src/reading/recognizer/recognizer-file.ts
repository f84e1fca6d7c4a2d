import { packagedPath } from '../../platform/package-root.ts';

/** A file that the recognizer brings along: beside its source in a checkout, in a folder of its own in the package. */
export function recognizerFile(name: 'model.wasm' | 'weights.bin'): string {
  return packagedPath(`recognizer/${name}`, `src/reading/recognizer/${name}`);
}
