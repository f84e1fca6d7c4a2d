import type { SetupStatusAnswer } from '@countersign/contract/setup';
import { Link } from '@tanstack/react-router';
import { setupWords as words } from '../../words/setup.ts';
import { shellWords } from '../../words/shell.ts';
import { isDone, stepAt, type WizardStep, wizardSteps } from './setup-steps.ts';

interface SetupNavigationProps {
  readonly status: SetupStatusAnswer;
  readonly step: WizardStep;
}

/** The steps: what is done, where one is, and what is to come. */
export function SetupNavigation({ status, step }: SetupNavigationProps) {
  return (
    <nav className="setup-navigation" aria-label={words.steps}>
      <p className="setup-brand">
        <img src="/icon.svg" alt="" width="22" height="22" />
        {shellWords.product}
      </p>
      <ol>
        {wizardSteps.map((each, index) => {
          const reachable = stepAt(status, index + 1) === each;
          const content = (
            <>
              <span className="setup-mark" data-done={isDone(status, each) || undefined} aria-hidden="true">
                {isDone(status, each) ? '✓' : index + 1}
              </span>
              {words.names[each]}
              {isDone(status, each) ? <span className="only-spoken"> ({words.done})</span> : null}
            </>
          );
          return (
            <li key={each} aria-current={each === step ? 'step' : undefined}>
              {reachable ? (
                <Link to="/app/setup" search={{ step: index + 1 }} className="setup-place">
                  {content}
                </Link>
              ) : (
                <span className="setup-place">{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
