import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { quarantine } from '../../api/operations/quarantine.ts';
import { formatCount } from '../../parts/format.ts';
import { Tabs } from '../../parts/tabs.tsx';
import { ScreenHead } from '../../shell/screen-head.tsx';
import { intakeWords as words } from '../../words/intake.ts';
import { Quarantine } from './quarantine.tsx';
import { UploadPackage } from './upload-package.tsx';
import '../configure/configure.css';
import './intake.css';

/** The way in: a package that is sent by hand, and what came in otherwise and could not be filed. */
export function IntakeScreen() {
  const { tab = 'upload' } = useSearch({ from: '/inside/app/intake' });
  const navigate = useNavigate({ from: '/app/intake' });
  const { data: waiting } = useQuery(quarantine('open'));
  const count = waiting === undefined ? '' : `${formatCount(waiting.items.length)}${waiting.nextCursor ? '+' : ''}`;
  return (
    <>
      <ScreenHead title={words.title} />
      <div className="intake">
        <Tabs
          label={words.tabs.label}
          value={tab}
          onChange={(next) =>
            void navigate({ search: next === 'quarantine' ? { tab: 'quarantine' } : {}, replace: true })
          }
          tabs={[
            { value: 'upload', label: words.tabs.upload, content: <UploadPackage /> },
            {
              value: 'quarantine',
              label: (
                <>
                  {words.tabs.quarantine} <span className="count">{count}</span>
                </>
              ),
              content: <Quarantine />,
            },
          ]}
        />
      </div>
    </>
  );
}
