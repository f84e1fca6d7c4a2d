import type { WouldBeFinding } from '@countersign/contract/reconciliation';
import { Badge } from '../../parts/badge.tsx';
import { severityWords } from '../../words/loans.ts';

/** Findings that would arise or vanish: what they say, in their order. */
export function FoundList({ findings }: { readonly findings: readonly WouldBeFinding[] }) {
  return (
    <ul className="configure-list">
      {findings.map(({ ruleId, severity, title, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing of it is stored, so that nothing has an id; the list never changes.
        <li key={index} className="rules-found">
          <Badge tone={severityWords[severity].tone}>{severityWords[severity].label}</Badge>
          <span>
            <span className="mono">{ruleId}</span> {detail.message === '' ? title : detail.message}
          </span>
        </li>
      ))}
    </ul>
  );
}
