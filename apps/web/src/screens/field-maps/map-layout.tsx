import type { CoreProvider } from '@countersign/contract/boarding';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { fieldMapsWords } from '../../words/field-maps.ts';
import { type MapDraft, readLayout, toDraft } from './map-draft.ts';

interface MapLayoutProps {
  readonly provider: CoreProvider;
  readonly draft: MapDraft;
  readonly onDraft: (draft: MapDraft) => void;
}

const words = fieldMapsWords.layout;
const SHOWN_FAULTS = 3;

/** What the batch files of a core look like; an example can be taken over with its rows. */
export function MapLayout({ provider, draft, onDraft }: MapLayoutProps) {
  if (!provider.takesLayout) return null;
  const { faults } = readLayout(draft.layout);
  return (
    <section className="configure-section" aria-labelledby="field-maps-layout">
      <h2 id="field-maps-layout">{words.title}</h2>
      <p className="configure-small">{words.text}</p>
      <div className="configure-actions">
        {provider.examples.map(({ title, mapping }) => (
          <Button key={title} size="small" look="quiet" onClick={() => onDraft(toDraft(mapping))}>
            {words.takeOver(title)}
          </Button>
        ))}
      </div>
      <Field label={words.label} hint={words.hint} error={faults.slice(0, SHOWN_FAULTS).join('; ') || undefined}>
        <TextArea
          rows={16}
          className="mono"
          spellCheck={false}
          value={draft.layout}
          onChange={(event) => onDraft({ ...draft, layout: event.target.value })}
        />
      </Field>
    </section>
  );
}
