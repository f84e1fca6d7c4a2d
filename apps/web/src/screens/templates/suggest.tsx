import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { settings as settingsQuery } from '../../api/operations/settings.ts';
import { suggestTemplate } from '../../api/operations/templates.ts';
import { isApiError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Spinner } from '../../parts/spinner.tsx';
import { templatesWords } from '../../words/templates.ts';
import { Fault } from '../configure/fault.tsx';
import { type TemplateDraft, toDraft } from './template-draft.ts';

interface SuggestProps {
  readonly draft: TemplateDraft;
  readonly onDraft: (draft: TemplateDraft) => void;
  readonly sampleId: string | null;
}

const words = templatesWords.suggest;

/** Lets the bank's model propose a template. It takes the place of what stands here only when somebody says so. */
export function Suggest({ draft, onDraft, sampleId }: SuggestProps) {
  const { data: settings } = useQuery(settingsQuery);
  const suggesting = useMutation({
    mutationFn: (id: string) =>
      suggestTemplate({ sampleId: id, ...(draft.docType.trim() === '' ? {} : { docTypeHint: draft.docType.trim() }) }),
  });
  const settingOf = (name: string) => settings?.find(({ key }) => key === name)?.value ?? null;
  const unset =
    isApiError(suggesting.error, 'model_not_configured') ||
    (settings !== undefined && (settingOf('ai.endpoint') === null || settingOf('ai.model') === null));
  if (unset) {
    return (
      <Notice tone="plain">
        {words.unset} <Link to="/app/settings">{words.settings}</Link>
      </Notice>
    );
  }
  return (
    <div className="configure-section">
      <div>
        <Button
          busy={suggesting.isPending}
          disabled={sampleId === null}
          onClick={() => (sampleId === null ? undefined : suggesting.mutate(sampleId))}
        >
          {words.run}
        </Button>
      </div>
      {suggesting.isPending ? (
        <p role="status">
          <Spinner /> {words.running}
        </p>
      ) : null}
      <Fault error={suggesting.error} />
      {suggesting.data ? (
        <div role="status" className="configure-section">
          <Notice tone="note">
            {words.offered(suggesting.data.template.rules.length)} {draft.rules.length > 0 ? words.replaces : ''}
          </Notice>
          <div className="configure-actions">
            <Button
              look="primary"
              size="small"
              onClick={() => {
                if (suggesting.data) onDraft(toDraft(suggesting.data.template));
                suggesting.reset();
              }}
            >
              {words.take}
            </Button>
            <Button size="small" onClick={() => suggesting.reset()}>
              {words.drop}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
