import { useMutation } from '@tanstack/react-query';
import { sendTestMail } from '../../api/operations/settings.ts';
import { useSession } from '../../api/session.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { settingsWords } from '../../words/settings.ts';
import { Fault } from '../configure/fault.tsx';

const words = settingsWords.mail;

/** Sends the one who asks a message, to see whether mail works. */
export function MailTest({ hasServer }: { readonly hasServer: boolean }) {
  const email = useSession()?.user.email ?? '';
  const test = useMutation({ mutationFn: sendTestMail });
  return (
    <div className="configure-section">
      <div className="configure-actions">
        <Button busy={test.isPending} onClick={() => test.mutate()}>
          {words.test}
        </Button>
        <span className="configure-small">{email}</span>
      </div>
      <Fault error={test.error} />
      {test.isSuccess ? (
        <div role="status">
          <Notice tone="good">
            {words.sent(email)} {hasServer ? '' : words.unsent}
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
