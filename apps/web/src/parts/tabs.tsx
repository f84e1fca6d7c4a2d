import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import './tabs.css';

interface Tab {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly tabs: readonly Tab[];
}

/** Views of one thing, one shown at a time; arrows move between them. */
export function Tabs({ label, value, onChange, tabs }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(String(next))}>
      <Base.List className="tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className="tab">
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="tab-panel">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
