import type { Operation } from '../../operation.ts';
import { addLoanDocuments } from './add-loan-documents.ts';
import { receivePackage } from './receive-package.ts';

export const intakeOperations = [receivePackage, addLoanDocuments] as const satisfies readonly Operation[];
