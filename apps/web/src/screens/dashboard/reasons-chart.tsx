import type { Stats } from '@countersign/contract/statistics';
import { dashboardWords } from '../../words/dashboard.ts';
import { sayCode } from '../../words/reason-codes.ts';
import { CountsChart } from './counts-chart.tsx';

export function ReasonsChart({ reasons }: { readonly reasons: Stats['overrideReasons'] }) {
  const rows = reasons.map(({ reasonCode, count }) => ({ key: reasonCode, label: sayCode(reasonCode), count }));
  return <CountsChart words={dashboardWords.reasons} rows={rows} />;
}
