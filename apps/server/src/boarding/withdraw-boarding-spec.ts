import { Type } from 'typebox';
import { declareJob } from '../platform/jobs/index.ts';

/** Takes back at the core what will never be committed. */
export const withdrawBoardingSpec = declareJob({
  name: 'withdraw-boarding',
  schema: Type.Object({ boardingId: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
  maxAttempts: 25,
});
