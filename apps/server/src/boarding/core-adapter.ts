/** The interface stands in platform, since the service is handed its cores as it is handed its clock and its egress. */
export type {
  BoardingOrder,
  CoreAdapter,
  CoreAnswer,
  CoreConnection,
  CoreFault,
  CoreStanding,
  CoreValue,
} from '../platform/core-adapter.ts';
