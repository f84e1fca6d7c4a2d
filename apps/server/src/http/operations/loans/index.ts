import type { Operation } from '../../operation.ts';
import { releaseHold } from './release-hold.ts';
import { sealLoan } from './seal-loan.ts';
import { setHold } from './set-hold.ts';

export const loanOperations = [sealLoan, setHold, releaseHold] as const satisfies readonly Operation[];
