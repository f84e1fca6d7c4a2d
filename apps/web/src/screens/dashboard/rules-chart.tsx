import type { Stats } from '@countersign/contract/statistics';
import { useQuery } from '@tanstack/react-query';
import { rules as rulesQuery } from '../../api/operations/rules.ts';
import { formatCount } from '../../parts/format.ts';
import { dashboardWords } from '../../words/dashboard.ts';
import { BarsCard } from './bars-card.tsx';

const words = dashboardWords.rules;
/** As many as fit beside the other charts. */
const SHOWN = 12;
type Rule = Stats['rules'][number];

/** Which rules keep people busy, and for how much of it they were set aside. */
export function RulesChart({ rules }: { readonly rules: Stats['rules'] }) {
  const { data: known } = useQuery(rulesQuery);
  const titleOf = (ruleId: string) => known?.rules.find(({ id }) => id === ruleId)?.title;
  const named = ({ ruleId }: Rule) => [ruleId, titleOf(ruleId)].filter(Boolean).join(' ');
  const setAside = ({ raised, accepted, overridden }: Rule) => Math.min(raised, accepted + overridden);
  return (
    <BarsCard
      wide
      words={words}
      about={rules.length > SHOWN ? `${words.about}. ${words.most(SHOWN)}` : words.about}
      rows={rules}
      rowKey={({ ruleId }) => ruleId}
      shown={SHOWN}
      bar={(rule) => ({
        label: named(rule),
        parts: [
          { size: setAside(rule), look: 'full' },
          { size: rule.raised - setAside(rule), look: 'soft' },
        ],
        value: formatCount(rule.raised),
        summary: `${named(rule)}: ${words.raised} ${rule.raised}, ${words.overridden} ${rule.overridden}, ${words.accepted} ${rule.accepted}`,
      })}
      columns={[
        { key: 'rule', title: words.rule, cell: named },
        { key: 'raised', title: words.raised, align: 'end', cell: ({ raised }) => formatCount(raised) },
        { key: 'overridden', title: words.overridden, align: 'end', cell: (rule) => formatCount(rule.overridden) },
        { key: 'accepted', title: words.accepted, align: 'end', cell: ({ accepted }) => formatCount(accepted) },
        {
          key: 'share',
          title: words.share,
          align: 'end',
          cell: (rule) => (rule.raised === 0 ? '' : `${Math.round((100 * setAside(rule)) / rule.raised)} %`),
        },
      ]}
    />
  );
}
