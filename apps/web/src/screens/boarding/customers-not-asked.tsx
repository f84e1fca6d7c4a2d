import { useQuery } from '@tanstack/react-query';
import { coreProviders } from '../../api/operations/catalogues.ts';
import { Notice } from '../../parts/notice.tsx';
import { boardingWords } from '../../words/boarding.ts';

/** A core of files makes whom it is told to make: that nobody is made twice is then up to the people. */
export function CustomersNotAsked() {
  const { data: providers = [] } = useQuery(coreProviders);
  const provider = providers.find(({ isConfigured }) => isConfigured);
  if (provider === undefined || provider.looksUpCustomers) return null;
  return <Notice tone="warn">{boardingWords.customers.notAsked(provider.title)}</Notice>;
}
