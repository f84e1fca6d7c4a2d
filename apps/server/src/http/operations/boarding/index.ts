import type { Operation } from '../../operation.ts';
import { createFieldMap, listCoreProviders, listFieldMaps, tryFieldMap } from './field-maps.ts';
import { boardingMoves } from './move-boarding.ts';
import { getBoarding, listBoardingCustomers, stageBoarding } from './stage-boarding.ts';

export const boardingOperations: readonly Operation[] = [
  listCoreProviders,
  listFieldMaps,
  createFieldMap,
  tryFieldMap,
  stageBoarding,
  getBoarding,
  listBoardingCustomers,
  ...boardingMoves,
];
