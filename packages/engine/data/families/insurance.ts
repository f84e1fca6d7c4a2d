import type { Family } from '../../src/extraction/rule.ts';
import { propertyInsurance } from './property-insurance.ts';

export const insurance: readonly Family[] = [propertyInsurance];
