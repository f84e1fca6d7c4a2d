import type { Family } from '../../src/extraction/rule.ts';
import { loanApplication } from './loan-application.ts';
import { underwritingTransmittal } from './underwriting-transmittal.ts';

/** What a borrower asks for, and what the underwriter made of it. */
export const applications: readonly Family[] = [loanApplication, underwritingTransmittal];
