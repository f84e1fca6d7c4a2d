import { type Static, Type } from 'typebox';
import { oneOf, setupStatuses } from './closed-sets.ts';
import { Password } from './identity.ts';
import { Email, Line, nullable, strictObject, Uuid } from './shapes.ts';

export const FirstAdminRequest = strictObject(
  { email: Email, displayName: Line(200), password: Password },
  { $id: 'FirstAdminRequest' },
);
export type FirstAdminRequest = Static<typeof FirstAdminRequest>;

/** The steps of the wizard in their order (open parts, "Setup steps"). 1 and 2 are needed, the others may be skipped. */
export const setupSteps = ['admin', 'institution', 'review_policy', 'lar_profile', 'core', 'mail'] as const;
export type SetupStepKey = (typeof setupSteps)[number];

export const SetupStatusAnswer = strictObject(
  {
    status: oneOf(setupStatuses),
    setupCodeRequired: Type.Optional(
      Type.Literal(true, {
        description: 'Creating the first administrator takes the setup code; left out where it does not.',
      }),
    ),
    steps: Type.Optional(
      Type.Array(
        strictObject({
          step: Type.Integer({ minimum: 1, maximum: setupSteps.length }),
          key: oneOf(setupSteps),
          complete: Type.Boolean(),
        }),
        { description: 'For signed-in administrators only.' },
      ),
    ),
  },
  { $id: 'SetupStatus' },
);
export type SetupStatusAnswer = Static<typeof SetupStatusAnswer>;

const optional = (maxLength: number) => Type.Optional(Line(maxLength));

export const InstitutionRequest = strictObject(
  {
    name: Line(200),
    charterNo: optional(60),
    abaRouting: Type.Optional(Type.String({ maxLength: 60, description: 'Nine digits.' })),
    addressLine1: optional(200),
    addressLine2: optional(200),
    city: optional(100),
    state: optional(60),
    postalCode: optional(20),
  },
  { $id: 'InstitutionRequest', description: 'The whole institution: what is left out is cleared.' },
);
export type InstitutionRequest = Static<typeof InstitutionRequest>;

export const Institution = strictObject(
  {
    id: Uuid,
    name: Type.String(),
    charterNo: nullable(Type.String()),
    abaRouting: nullable(Type.String()),
    addressLine1: nullable(Type.String()),
    addressLine2: nullable(Type.String()),
    city: nullable(Type.String()),
    state: nullable(Type.String()),
    postalCode: nullable(Type.String()),
  },
  { $id: 'Institution' },
);
export type Institution = Static<typeof Institution>;
