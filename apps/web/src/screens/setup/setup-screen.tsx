import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { completeSetupStep, setupStatus } from '../../api/operations/setup.ts';
import { useSession } from '../../api/session.ts';
import { Loading } from '../../shell/loading.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { setupWords as words } from '../../words/setup.ts';
import { AdminsOnly } from '../configure/admins-only.tsx';
import '../configure/configure.css';
import '../settings/settings.css';
import './setup.css';
import { SetupNavigation } from './setup-navigation.tsx';
import { stepAt, type WizardStep, wizardSteps } from './setup-steps.ts';
import type { StepProps } from './step-props.ts';
import { AdminStep } from './steps/admin-step.tsx';
import { CoreStep } from './steps/core-step.tsx';
import { InstitutionStep } from './steps/institution-step.tsx';
import { MailStep } from './steps/mail-step.tsx';
import { PackageStep } from './steps/package-step.tsx';
import { PolicyStep } from './steps/policy-step.tsx';
import { ProfileStep } from './steps/profile-step.tsx';

const screens: Readonly<Record<WizardStep, (props: StepProps) => React.ReactNode>> = {
  admin: AdminStep,
  institution: InstitutionStep,
  review_policy: PolicyStep,
  lar_profile: ProfileStep,
  core: CoreStep,
  mail: MailStep,
  package: PackageStep,
};

/** From an empty service to the first finding. What was done is known to the service: a reload goes on where one was. */
export function SetupScreen() {
  const session = useSession();
  const client = useQueryClient();
  const search = useSearch({ from: '/app/setup' });
  const navigate = useNavigate({ from: '/app/setup' });
  const { data: status } = useQuery(setupStatus);
  const step = status === undefined ? 'admin' : stepAt(status, search.step);
  useTitle(words.names[step]);
  const [record, setRecord] = useState<File | null>(null);
  const content = useRef<HTMLElement>(null);
  // A new step begins at its heading, for eyes, keyboards and screen readers alike.
  useEffect(() => {
    content.current?.querySelector<HTMLElement>(`[data-step="${step}"] h1`)?.focus();
    window.scrollTo(0, 0);
  }, [step]);

  if (status === undefined) return <Loading />;
  if (session !== null && !session.user.roles.includes('admin')) {
    return (
      <main>
        <AdminsOnly />
      </main>
    );
  }
  const at = wizardSteps.indexOf(step) + 1;
  const onDone = async () => {
    if (at >= 3 && at <= 6) await completeSetupStep(at);
    await client.invalidateQueries({ queryKey: keys.setupStatus });
    await navigate({ search: { step: Math.min(at + 1, wizardSteps.length) }, ignoreBlocker: true });
  };
  const Step = screens[step];
  return (
    <div className="setup">
      <SetupNavigation status={status} step={step} />
      <main className="setup-main" ref={content}>
        <div key={step} data-step={step} className="setup-step">
          <p className="configure-small">{words.step(at, wizardSteps.length)}</p>
          <Step onDone={onDone} record={record} onRecord={setRecord} />
        </div>
      </main>
    </div>
  );
}
