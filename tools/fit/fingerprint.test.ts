import { ENGINE_VERSION } from '@countersign/engine/engine-version';
import { describe, expect, it } from 'vitest';
import { weights } from '../../packages/engine/data/weights.ts';
import { weightsVersion } from '../../packages/engine/data/weights-version.ts';
import { contentVersion, featuresVersion } from './fingerprint.ts';

describe('the weights that ship', () => {
  it('were fitted to the features that the code makes; run `npm run fit` where they were not', () => {
    expect(featuresVersion(weights)).toBe(weightsVersion.features);
  });

  it('are named in the version of the engine, whole', () => {
    expect(contentVersion(weights)).toBe(weightsVersion.weights);
    expect(ENGINE_VERSION).toContain(weightsVersion.weights);
  });
});
