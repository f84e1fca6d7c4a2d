import type { RuleRow } from '@countersign/contract/reconciliation';
import type { Setting } from '@countersign/contract/settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { isPending } from '../../api/operations/changes.ts';
import { changeSetting, settings as settingsQuery } from '../../api/operations/settings.ts';
import { Badge } from '../../parts/badge.tsx';
import { Field } from '../../parts/field.tsx';
import { Select } from '../../parts/select.tsx';
import { severityWords } from '../../words/loans.ts';
import { rulesWords as words } from '../../words/rules.ts';
import { tellPending } from '../changes/tell-pending.ts';
import { Fault } from '../configure/fault.tsx';

const KEY = 'rules.severities';

/** How much a rule weighs. Those that ship can be weighed otherwise; the bank's own are weighed where they are written. */
export function RuleSeverity({ rule }: { readonly rule: RuleRow }) {
  const client = useQueryClient();
  const { data: settings } = useQuery(settingsQuery);
  const setting = settings?.find(({ key }) => key === KEY);
  const change = useMutation({
    mutationFn: (severity: string) => changeSetting(KEY, withSeverity(setting, rule, severity)),
    onSuccess: (answer) => {
      if (isPending(answer)) tellPending(client);
      void client.invalidateQueries({ queryKey: keys.rules });
      void client.invalidateQueries({ queryKey: keys.settings });
    },
  });
  const { shippedSeverity, severity } = rule;
  if (shippedSeverity === null || setting === undefined)
    return <Badge tone={severityWords[severity].tone}>{severityWords[severity].label}</Badge>;
  return (
    <>
      <Field label={words.severityOf(rule.id)} hideLabel>
        <Select
          value={severity}
          disabled={change.isPending}
          onChange={(event) => change.mutate(event.target.value)}
          options={(Object.keys(severityWords) as RuleRow['severity'][]).map((value) => ({
            value,
            label: value === shippedSeverity ? words.asShipped(severityWords[value].label) : severityWords[value].label,
          }))}
        />
      </Field>
      <Fault error={change.error} />
    </>
  );
}

/** What ships is left out, so that a later release may weigh it anew. */
function withSeverity(setting: Setting | undefined, rule: RuleRow, severity: string): Record<string, string> {
  const { [rule.id]: _before, ...others } = (setting?.value ?? {}) as Record<string, string>;
  return severity === rule.shippedSeverity ? others : { ...others, [rule.id]: severity };
}
