import { Link } from '@tanstack/react-router';
import { useSession } from '../../api/session.ts';
import { Notice } from '../../parts/notice.tsx';
import { boardingWords } from '../../words/boarding.ts';

const words = boardingWords.noMap;

export function NoFieldMap({ message }: { readonly message: string }) {
  const isAdmin = useSession()?.user.roles.includes('admin') === true;
  return (
    <Notice tone="bad" alert>
      <p>{message}</p>
      <p>{isAdmin ? <Link to="/app/field-maps">{words.admin}</Link> : words.others}</p>
    </Notice>
  );
}
