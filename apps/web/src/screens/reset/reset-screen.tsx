import { useNavigate } from '@tanstack/react-router';
import { resetPassword } from '../../api/operations/auth.ts';
import { showToast } from '../../parts/show-toast.ts';
import { useTitle } from '../../shell/use-title.ts';
import { signInWords } from '../../words/sign-in.ts';
import { Entrance } from '../sign-in/entrance.tsx';
import { NewPasswordForm } from '../sign-in/new-password-form.tsx';

const words = signInWords.reset;

export function ResetScreen() {
  const navigate = useNavigate();
  useTitle(words.title);
  return (
    <Entrance title={words.title}>
      <p>{words.text}</p>
      <NewPasswordForm
        submit={words.submit}
        save={(token, password) => resetPassword({ token, password })}
        onSaved={() => {
          showToast({ tone: 'good', title: words.done });
          void navigate({ to: '/app/sign-in', search: {}, replace: true });
        }}
      />
    </Entrance>
  );
}
