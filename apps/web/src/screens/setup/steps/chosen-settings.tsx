import { useQuery } from '@tanstack/react-query';
import { settings as settingsQuery } from '../../../api/operations/settings.ts';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { configureWords } from '../../../words/configure.ts';
import { Fault } from '../../configure/fault.tsx';
import { SettingRow } from '../../settings/setting-row.tsx';

interface ChosenSettingsProps {
  readonly chosen: readonly string[];
  readonly onDirty: (key: string, dirty: boolean) => void;
}

/** A few of the settings, in the order in which they are named. One that the service does not know is left out. */
export function ChosenSettings({ chosen, onDirty }: ChosenSettingsProps) {
  const { data: settings, error } = useQuery(settingsQuery);
  if (settings === undefined) return error ? <Fault error={error} /> : <Skeleton label={configureWords.loading} />;
  const rows = chosen.flatMap((key) => settings.filter((setting) => setting.key === key));
  return (
    <div>
      {rows.map((setting) => (
        <SettingRow key={setting.key} setting={setting} onDirty={onDirty} headingLevel={2} />
      ))}
    </div>
  );
}
