import { setupWords } from '../../../words/setup.ts';
import { useDirtyKeys } from '../../configure/use-dirty-keys.ts';
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

export function PolicyStep({ onDone }: StepProps) {
  const { dirty, onDirty } = useDirtyKeys();
  return (
    <>
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p className="configure-lead">{words.text}</p>
      <ChosenSettings chosen={chosen} onDirty={onDirty} />
      <StepActions onDone={onDone} dirty={dirty} />
    </>
  );
}
