import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settings as settingsQuery } from '../../../api/operations/settings.ts';
import { Button } from '../../../parts/button.tsx';
import { settingsWords } from '../../../words/settings.ts';
import { setupWords } from '../../../words/setup.ts';
import { useDirtyKeys } from '../../configure/use-dirty-keys.ts';
import { sayValue } from '../../settings/say-value.ts';
import { StepActions } from '../step-actions.tsx';
import type { StepProps } from '../step-props.ts';
import { ChosenSettings } from './chosen-settings.tsx';

const words = setupWords.policy;
const chosen = [
  'tolerance.money',
  'tolerance.rate',
  'tolerance.date_days',
  'tolerance.payment_abs',
  'tolerance.payment_pct',
  'review.justification_min_length',
  'review.reason_codes',
  'review.carry_over',
  'boarding.approval_tiers',
  'wire.approval_tiers',
  'wire.callback_required',
  'auth.totp_required',
];

/** The policy in force, a line each, taken as it is or changed. */
export function PolicyStep({ onDone }: StepProps) {
  const { dirty, onDirty } = useDirtyKeys();
  const [changing, setChanging] = useState(false);
  const { data: settings = [] } = useQuery(settingsQuery);
  const shown = chosen.flatMap((key) => settings.filter((setting) => setting.key === key));
  return (
    <>
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p className="configure-lead">{words.text}</p>
      {changing ? (
        <ChosenSettings chosen={chosen} onDirty={onDirty} />
      ) : (
        <>
          <dl className="setup-summary">
            {shown.map((setting) => (
              <div key={setting.key}>
                <dt>{settingsWords.name(setting.key)}</dt>
                <dd>{sayValue(setting, setting.value)}</dd>
              </div>
            ))}
          </dl>
          <div>
            <Button onClick={() => setChanging(true)}>{words.change}</Button>
          </div>
        </>
      )}
      <StepActions onDone={onDone} dirty={dirty} />
    </>
  );
}
