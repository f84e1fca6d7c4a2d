import type { Sample } from '@countersign/contract/extraction';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/keys.ts';
import { addSample } from '../../api/operations/templates.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Select } from '../../parts/select.tsx';
import { templatesWords } from '../../words/templates.ts';
import { Fault } from '../configure/fault.tsx';
import { FileButton } from '../configure/file-button.tsx';

interface SampleBarProps {
  readonly samples: readonly Sample[];
  readonly sample: Sample | undefined;
  readonly onSample: (sampleId: string) => void;
  readonly drawing: boolean;
  readonly onDrawing: (drawing: boolean) => void;
}

const words = templatesWords.sample;

/** Which sample lies on the table, and whether the hand draws on it. */
export function SampleBar({ samples, sample, onSample, drawing, onDrawing }: SampleBarProps) {
  const client = useQueryClient();
  const adding = useMutation({
    mutationFn: addSample,
    onSuccess: async ({ sampleId }) => {
      await client.invalidateQueries({ queryKey: keys.samples });
      onSample(sampleId);
    },
  });
  return (
    <div className="templates-bar">
      <div className="configure-actions">
        <Field label={words.label} hideLabel>
          <Select
            value={sample?.sampleId ?? ''}
            onChange={(event) => (event.target.value === '' ? undefined : onSample(event.target.value))}
            options={[
              { value: '', label: words.choose },
              ...samples.map(({ sampleId, name, pageCount }) => ({
                value: sampleId,
                label: words.pages(name, pageCount),
              })),
            ]}
          />
        </Field>
        <FileButton
          accept="application/pdf,image/jpeg,image/png,image/tiff"
          busy={adding.isPending}
          onFile={adding.mutate}
        >
          {words.upload}
        </FileButton>
        <Button aria-pressed={drawing} disabled={sample === undefined} onClick={() => onDrawing(!drawing)}>
          {templatesWords.draw.toggle}
        </Button>
      </div>
      <Fault error={adding.error} />
    </div>
  );
}
