import { useNavigate } from '@tanstack/react-router';
import { acceptInvitation } from '../../api/operations/auth.ts';
import { useTitle } from '../../shell/use-title.ts';
import { signInWords } from '../../words/sign-in.ts';
import { Entrance } from '../sign-in/entrance.tsx';
import { NewPasswordForm } from '../sign-in/new-password-form.tsx';

const words = signInWords.invitation;

export function InvitationScreen() {
  const navigate = useNavigate();
  useTitle(words.title);
  return (
    <Entrance title={words.title}>
      <p>{words.text}</p>
      <NewPasswordForm
        submit={words.submit}
        save={(token, password) => acceptInvitation({ token, password })}
        onSaved={() => void navigate({ to: '/app/loans', replace: true })}
      />
    </Entrance>
  );
}
