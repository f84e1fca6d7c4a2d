import type { CoreFieldMap, CoreProvider } from '@countersign/contract/boarding';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../../api/keys.ts';
import { coreProviders } from '../../../api/operations/catalogues.ts';
import { createFieldMap, fieldMaps } from '../../../api/operations/field-maps.ts';
import { changeSetting } from '../../../api/operations/settings.ts';
import { Button } from '../../../parts/button.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { configureWords } from '../../../words/configure.ts';
import { setupWords } from '../../../words/setup.ts';
import { CheckBox } from '../../configure/check-box.tsx';
import { Fault } from '../../configure/fault.tsx';
import { ProviderBadges } from '../../field-maps/provider-badges.tsx';
import { StepActions } from '../step-actions.tsx';
import type { StepProps } from '../step-props.ts';

const words = setupWords.core;

/** Which core loans are booked in, and by which map: its starter becomes version 1. */
export function CoreStep({ onDone }: StepProps) {
  const { data: providers, error } = useQuery(coreProviders);
  const { data: maps, error: mapsError } = useQuery(fieldMaps);
  return (
    <>
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p className="configure-lead">{words.text}</p>
      <Fault error={error ?? mapsError} />
      {providers === undefined || maps === undefined ? (
        <Skeleton label={configureWords.loading} />
      ) : (
        <Form providers={providers} maps={maps} onDone={onDone} />
      )}
      <StepActions onDone={onDone} onlySkip />
    </>
  );
}

interface FormProps extends Pick<StepProps, 'onDone'> {
  readonly providers: readonly CoreProvider[];
  readonly maps: readonly CoreFieldMap[];
}

function Form({ providers, maps, onDone }: FormProps) {
  const client = useQueryClient();
  const configured = providers.find(({ isConfigured }) => isConfigured);
  const [chosen, setChosen] = useState(configured?.id ?? providers.find(({ simulated }) => simulated)?.id ?? '');
  const [starter, setStarter] = useState(true);
  const provider = providers.find(({ id }) => id === chosen);
  const active = maps.find(({ providerId, isActive }) => providerId === chosen && isActive);
  const saving = useMutation({
    mutationFn: async (core: CoreProvider) => {
      if (!core.isConfigured) await changeSetting('boarding.provider', core.id);
      if (active === undefined && starter) await createFieldMap({ providerId: core.id, mapping: core.starter });
      for (const queryKey of [keys.coreProviders, keys.fieldMaps, keys.settings]) {
        await client.invalidateQueries({ queryKey });
      }
      await onDone();
    },
  });
  return (
    <form
      className="configure-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (provider) saving.mutate(provider);
      }}
    >
      <fieldset className="setup-choices">
        <legend className="field-label">{words.provider}</legend>
        {providers.map((each) => (
          <label key={each.id} className="setup-choice">
            <input
              type="radio"
              name="provider"
              value={each.id}
              checked={each.id === chosen}
              onChange={() => setChosen(each.id)}
            />
            <span>{each.title}</span>
            <ProviderBadges provider={{ ...each, isConfigured: false }} />
          </label>
        ))}
      </fieldset>
      {provider === undefined ? null : active ? (
        <p className="configure-soft">{words.exists(active.version)}</p>
      ) : (
        <div>
          <CheckBox checked={starter} onChange={(event) => setStarter(event.target.checked)}>
            {words.starter}
          </CheckBox>
          <p className="configure-small">{words.starterHint(provider.starter.fields.length)}</p>
        </div>
      )}
      <Fault error={saving.error} />
      <div>
        <Button type="submit" look="primary" busy={saving.isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
