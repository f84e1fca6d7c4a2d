import { buildFinding } from '../build-finding.ts';
import type { Finding, FindingSource, Severity } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** A finding that papers are not in the package, pointing to what calls for them. */
export function missingPapers(
  rule: Rule,
  said: {
    readonly message: string;
    readonly missing: readonly string[];
    readonly severity?: Severity;
    readonly documents?: readonly FindingSource[];
    readonly more?: Readonly<Record<string, string>>;
  },
): Finding {
  return buildFinding(rule, {
    message: said.message,
    readings: [],
    comparison: 'present',
    kind: null,
    ...(said.severity === undefined ? {} : { severity: said.severity }),
    ...(said.documents === undefined ? {} : { documents: said.documents }),
    more: { missing: [...said.missing], ...said.more },
  });
}
