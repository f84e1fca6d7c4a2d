import { type Static, Type } from 'typebox';
import { licenseStatuses, meteringStatuses, oneOf } from './closed-sets.ts';
import { DateTime, nullable, strictObject, Uuid } from './shapes.ts';

const License = strictObject({ status: oneOf(licenseStatuses), message: nullable(Type.String()) });

export const MeteringDelivery = strictObject(
  {
    id: Uuid,
    period: strictObject({ from: DateTime, to: DateTime }, { description: 'A day in UTC; `to` is not part of it.' }),
    closedLoans: Type.Integer({ minimum: 0 }),
    pages: Type.Integer({ minimum: 0 }),
    status: oneOf(meteringStatuses),
    attempts: Type.Integer({ minimum: 0 }),
    lastAttemptAt: nullable(DateTime),
    deliveredAt: nullable(DateTime),
    httpStatus: nullable(Type.Integer()),
    error: nullable(Type.String()),
    license: nullable(License),
  },
  { $id: 'MeteringDelivery', description: 'The heartbeat of one day, and the verdict on the license in its reply.' },
);
export type MeteringDelivery = Static<typeof MeteringDelivery>;
