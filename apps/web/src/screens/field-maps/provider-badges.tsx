import type { CoreProvider } from '@countersign/contract/boarding';
import { Badge } from '../../parts/badge.tsx';
import { fieldMapsWords as words } from '../../words/field-maps.ts';

/** What one has to know of a core before loans are boarded to it. */
export function ProviderBadges({ provider }: { readonly provider: CoreProvider }) {
  return (
    <>
      {provider.isConfigured ? <Badge tone="note">{words.configured}</Badge> : null}
      {provider.simulated ? <Badge tone="warn">{words.simulated}</Badge> : null}
      {provider.verified || provider.simulated ? null : <Badge tone="warn">{words.unverified}</Badge>}
    </>
  );
}
