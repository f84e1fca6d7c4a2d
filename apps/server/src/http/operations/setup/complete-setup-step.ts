import { SetupStatusAnswer } from '@countersign/contract/setup';
import { strictObject } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import { completeOptionalStep } from '../../../setup/index.ts';
import { admins, operation } from '../../operation.ts';

/** Beyond the open parts: without it the wizard could not remember which optional steps a person finished or skipped. */
export const completeSetupStep = operation({
  id: 'completeSetupStep',
  method: 'PUT',
  url: '/v1/setup/steps/:step',
  tag: 'Setup',
  summary: 'Mark one of the optional steps 3 to 6 as finished or skipped.',
  who: { roles: admins, scope: null },
  params: strictObject({ step: Type.Integer({ minimum: 3, maximum: 6 }) }),
  success: { status: 200, body: SetupStatusAnswer },
  problems: [],
  handle: ({ app, params }) => completeOptionalStep(app, params.step),
});
