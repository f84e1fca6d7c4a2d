import { canonicalJson } from '../evidence/canonical-json.ts';
import { portableSha256, type Sha256 } from '../evidence/sha256.ts';
import { specAsJson } from './custom-rule.ts';
import type { Rule } from './rule.ts';

/**
 * Names the rules that a run asked: a hash over what each enabled rule is. Equal for equal rules on every install, and
 * another one as soon as a rule is changed, added, enabled or disabled.
 */
export function rulesetVersion(rules: readonly Rule[], sha256: Sha256 = portableSha256): string {
  const rows = rules
    .map(({ id, version, severity, title, fields, spec }) => ({
      id,
      version,
      severity,
      title,
      fields: [...fields],
      spec: spec === null ? null : specAsJson(spec),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return sha256.textToHex(canonicalJson(rows)).slice(0, 16);
}
