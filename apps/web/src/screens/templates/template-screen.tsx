import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { template as templateQuery } from '../../api/operations/templates.ts';
import { Designer } from './designer.tsx';
import { emptyTemplate, toDraft } from './template-draft.ts';

export function NewTemplateScreen() {
  return <Designer key="new" id={null} version={0} saved={emptyTemplate} />;
}

export function TemplateScreen() {
  const { id } = useParams({ from: '/inside/admins/app/templates/$id' });
  const { data } = useSuspenseQuery(templateQuery(id));
  return <Designer key={`${id} ${data.version}`} id={id} version={data.version} saved={toDraft(data)} />;
}
