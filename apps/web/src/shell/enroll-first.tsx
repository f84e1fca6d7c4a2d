import { useQuery, useQueryClient } from '@tanstack/react-query';
import { setEnrollmentDemanded } from '../api/enrollment.ts';
import { me } from '../api/operations/account.ts';
import { Button } from '../parts/button.tsx';
import { SecondFactor } from '../screens/account/second-factor.tsx';
import { changesWords } from '../words/changes.ts';
import { ScreenHead } from './screen-head.tsx';
import '../screens/account/account.css';
import '../screens/configure/configure.css';

const words = changesWords.enroll;

/** In place of every screen while the bank demands a second factor that this person has not set up. */
export function EnrollFirst() {
  const client = useQueryClient();
  const { data: user } = useQuery(me);
  const go = async () => {
    await client.resetQueries();
    setEnrollmentDemanded(false);
  };
  return (
    <>
      <ScreenHead title={words.title} />
      <div className="configure">
        <p className="configure-lead">{words.text}</p>
        <SecondFactor />
        {user?.totpEnrolled ? (
          <div>
            <Button look="primary" onClick={() => void go()}>
              {words.go}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}
