import type { CoreFieldMap, CoreProvider } from '@countersign/contract/boarding';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { keys } from '../../api/keys.ts';
import { createFieldMap } from '../../api/operations/field-maps.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { fieldMapsWords } from '../../words/field-maps.ts';
import { Fault } from '../configure/fault.tsx';
import { pathsOfRows } from '../configure/typed-rows.tsx';
import { VersionEditor } from '../configure/version-editor.tsx';
import './field-maps.css';
import { providerWith, readLayout, rowsOf, toDraft, toMapping, unmappedOf } from './map-draft.ts';
import { MapLayout } from './map-layout.tsx';
import { MapLeftOut } from './map-left-out.tsx';
import { MapRows } from './map-rows.tsx';
import { MapTables } from './map-tables.tsx';
import { TryMap } from './try-map.tsx';

interface MapEditorProps {
  readonly provider: CoreProvider;
  readonly begun: CoreFieldMap['mapping'];
  /** What stands already: saving it as it is makes sense only to bring an old version back. */
  readonly isActive: boolean;
  readonly isNew: boolean;
  readonly onSaved: (map: CoreFieldMap) => void;
  readonly children?: ReactNode;
}

const words = fieldMapsWords.editor;

/** A map on the left, a loan beside it to see what the core would be given. */
export function MapEditor({ provider, begun, isActive, isNew, onSaved, children }: MapEditorProps) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => toDraft(begun));
  const { rows } = draft;
  const mapping = toMapping(provider.id, draft);
  const dirty = JSON.stringify(mapping) !== JSON.stringify(toMapping(provider.id, toDraft(begun)));
  const saving = useMutation({
    mutationFn: () => createFieldMap({ providerId: provider.id, mapping }),
    onSuccess: async (map) => {
      await client.invalidateQueries({ queryKey: keys.fieldMaps });
      showToast({ tone: 'good', title: words.saved(map.version) });
      onSaved(map);
    },
  });
  const shownProvider = providerWith(provider, draft.layout);
  const isTyped = readLayout(draft.layout).faults.length === 0;
  const unmapped = unmappedOf(shownProvider, rows);
  const fault = isApiError(saving.error) ? saving.error : null;
  const shown = pathsOfRows(rowsOf(rows).length, ['canonical', 'core', 'transform', 'join']);
  return (
    <VersionEditor
      dirty={dirty && !saving.isSuccess}
      onSave={() => saving.mutate()}
      foot={
        <>
          {unmapped.length > 0 ? <Notice tone="warn">{words.unmapped(unmapped.join(', '))}</Notice> : null}
          <Fault error={saving.error} shown={shown} />
          <div className="configure-actions">
            <Button
              type="submit"
              look="primary"
              busy={saving.isPending}
              disabled={!isTyped || (isActive && !isNew && !dirty)}
            >
              {!isNew && !isActive && !dirty ? words.again : words.save}
            </Button>
            {!isNew && !isActive && !dirty ? <span className="configure-small">{words.againHint}</span> : null}
          </div>
        </>
      }
      beside={
        <>
          <TryMap mapping={mapping} />
          {children}
        </>
      }
    >
      <MapLayout provider={provider} draft={draft} onDraft={setDraft} />
      <MapRows
        provider={shownProvider}
        rows={rows}
        tables={draft.tables.map(({ name }) => name.trim())}
        onRows={(changed) => setDraft({ ...draft, rows: changed })}
        error={fault}
      />
      <MapLeftOut ignore={draft.ignore} onIgnore={(ignore) => setDraft({ ...draft, ignore })} />
      <MapTables
        provider={provider}
        tables={draft.tables}
        onTables={(tables) => setDraft({ ...draft, tables })}
        error={fault}
      />
    </VersionEditor>
  );
}
