import type { DocTypeEntry } from '../../src/classification/doc-type.ts';
import { approvalAndEntities } from './approval-and-entities.ts';
import { disclosures } from './disclosures.ts';
import { insurance } from './insurance.ts';
import { notesAndAgreements } from './notes-and-agreements.ts';
import { other } from './other.ts';
import { ownershipAndRecording } from './ownership-and-recording.ts';
import { productPapers } from './products.ts';
import { securityInstruments } from './security-instruments.ts';
import { titleAndProperty } from './title-and-property.ts';

/** Every document type of the domain. To teach the program a new printed title or phrase, add it here. */
export const docTypeCatalogue: readonly DocTypeEntry[] = [
  ...notesAndAgreements,
  ...securityInstruments,
  ...disclosures,
  ...titleAndProperty,
  ...insurance,
  ...approvalAndEntities,
  ...ownershipAndRecording,
  ...productPapers,
  ...other,
];
