import { administrationSealedColumns } from '../../administration/index.ts';
import { boardingSealedColumns } from '../../boarding/index.ts';
import { documentsSealedColumns } from '../../documents/index.ts';
import { evidenceSealedColumns } from '../../evidence/index.ts';
import { extractionSealedColumns } from '../../extraction/index.ts';
import { identitySealedColumns } from '../../identity/index.ts';
import { intakeSealedColumns } from '../../intake/index.ts';
import type { SealedColumn } from '../../platform/sealed-column.ts';
import { reconciliationSealedColumns } from '../../reconciliation/index.ts';
import { reviewSealedColumns } from '../../review/index.ts';
import { settingsSealedColumns } from '../../settings/index.ts';
import { trailingSealedColumns } from '../../trailing/index.ts';
import { webhooksSealedColumns } from '../../webhooks/index.ts';
import { wiresSealedColumns } from '../../wires/index.ts';

/** Everything that the key ring sealed and that outlives a day. A guard compares it with the columns of the database. */
export const sealedColumns: readonly SealedColumn[] = [
  ...settingsSealedColumns,
  ...identitySealedColumns,
  ...evidenceSealedColumns,
  ...documentsSealedColumns,
  ...intakeSealedColumns,
  ...extractionSealedColumns,
  ...reconciliationSealedColumns,
  ...reviewSealedColumns,
  ...trailingSealedColumns,
  ...boardingSealedColumns,
  ...wiresSealedColumns,
  ...webhooksSealedColumns,
  ...administrationSealedColumns,
];
