import { useQuery } from '@tanstack/react-query';
import { settings as settingsQuery } from '../../../api/operations/settings.ts';
import { setupWords } from '../../../words/setup.ts';
import { useDirtyKeys } from '../../configure/use-dirty-keys.ts';
import { MailTest } from '../../settings/mail-test.tsx';
import { StepActions } from '../step-actions.tsx';
import type { StepProps } from '../step-props.ts';
import { ChosenSettings } from './chosen-settings.tsx';

const words = setupWords.mail;

export function MailStep({ onDone }: StepProps) {
  const { dirty, onDirty } = useDirtyKeys();
  const { data: settings } = useQuery(settingsQuery);
  const server = settings?.find(({ key }) => key === 'mail.smtp_url')?.value as { set?: boolean } | undefined;
  return (
    <>
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p className="configure-lead">{words.text}</p>
      <ChosenSettings chosen={['mail.smtp_url', 'mail.from']} onDirty={onDirty} />
      <MailTest hasServer={server?.set === true} />
      <StepActions onDone={onDone} dirty={dirty} />
    </>
  );
}
