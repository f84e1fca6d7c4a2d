import type { Stats } from '@countersign/contract/statistics';
import { dashboardWords } from '../../words/dashboard.ts';
import { useTitles } from '../review/use-titles.ts';
import { CountsChart } from './counts-chart.tsx';

/** A field that is often corrected wants a better template. */
export function CorrectionsChart({ corrections }: { readonly corrections: Stats['corrections'] }) {
  const { fieldTitle } = useTitles();
  const rows = corrections.map(({ fieldName, count }) => ({ key: fieldName, label: fieldTitle(fieldName), count }));
  return <CountsChart words={dashboardWords.corrections} rows={rows} />;
}
