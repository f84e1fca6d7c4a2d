import { type Role, roles } from '@countersign/contract/closed-sets';
import { Button } from '../../../parts/button.tsx';
import { Field } from '../../../parts/field.tsx';
import { Input } from '../../../parts/input.tsx';
import { Select } from '../../../parts/select.tsx';
import { configureWords } from '../../../words/configure.ts';
import { settingsWords } from '../../../words/settings.ts';
import { shellWords } from '../../../words/shell.ts';

export interface Tier {
  readonly upTo: string | null;
  readonly role: Role;
}

const words = settingsWords.tiers;
const roleOptions = roles.map((role) => ({ value: role, label: shellWords.account.roles[role] }));

/** Who approves up to which amount, the smallest first; the last tier is for every other amount. */
export function TiersEditor(props: {
  readonly tiers: readonly Tier[];
  readonly onTiers: (tiers: readonly Tier[]) => void;
}) {
  const { tiers, onTiers } = props;
  const put = (at: number, change: Partial<Tier>) =>
    onTiers(tiers.map((tier, index) => (index === at ? { ...tier, ...change } : tier)));
  const add = () => onTiers([...tiers.slice(0, -1), { upTo: '', role: 'manager' }, ...tiers.slice(-1)]);
  return (
    <div className="settings-tiers">
      {tiers.map((tier, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier is what it is by its place.
        <div key={index} className="settings-tier">
          {tier.upTo === null ? (
            <span className="settings-tier-any">{words.any}</span>
          ) : (
            <Field label={words.tier(index + 1)} hideLabel>
              <Input
                inputMode="decimal"
                placeholder={words.upTo}
                value={tier.upTo}
                onChange={(event) => put(index, { upTo: event.target.value.trim() })}
              />
            </Field>
          )}
          <Field label={words.tierRole(index + 1)} hideLabel>
            <Select
              value={tier.role}
              options={roleOptions}
              onChange={(event) => put(index, { role: event.target.value as Role })}
            />
          </Field>
          {tier.upTo === null ? null : (
            <Button
              look="quiet"
              aria-label={words.remove(index + 1)}
              onClick={() => onTiers(tiers.filter((_, other) => other !== index))}
            >
              {configureWords.remove}
            </Button>
          )}
        </div>
      ))}
      <div>
        <Button size="small" onClick={add}>
          {words.add}
        </Button>
      </div>
    </div>
  );
}
