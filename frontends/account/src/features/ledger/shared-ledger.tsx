import type { LedgerResponse } from '@tokri/contracts/api';
import { LedgerContent, LedgerLoading } from '@tokri/web-kit/ledger';
import { isApiProblem, readLinkedFile, useQuery } from '@tokri/web-kit/platform';
import { EmptyState, ErrorPanel, pictures } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import type { AppLedgerLink } from './app-ledger-link.ts';

const toFilePath = ({ partyId, filter }: AppLedgerLink, fragment: string): string => {
  const { fromDate, toDate, type } = filter;
  return `/bills/ledgers/${partyId}/${fromDate}/${toDate}/${type || 'all'}.json?${fragment}`;
};

const useSharedLedger = (link: AppLedgerLink, fragment: string) =>
  useQuery({
    queryKey: ['shared-ledger', link, fragment],
    queryFn: async () => {
      const file = await readLinkedFile(toFilePath(link, fragment));
      return JSON.parse(await file.text()) as LedgerResponse;
    },
    retry: false,
    gcTime: 0,
  });

/** The ledger of a signed link. The server decides by the signature alone, whoever is signed in. */
export const SharedLedger = ({
  link,
  fragment,
}: {
  readonly link: AppLedgerLink;
  readonly fragment: string;
}) => {
  const query = useSharedLedger(link, fragment);
  if (query.isPending) return <LedgerLoading />;
  if (query.data)
    return <LedgerContent ledger={query.data} entries={query.data.Entries} filter={link.filter} />;
  const { status } = isApiProblem(query.error) ? query.error : { status: 0 };
  if (status === 403 || status === 404)
    return (
      <EmptyState
        title={t('ledger.linkExpired')}
        text={t('ledger.linkExpiredText')}
        picture={pictures.box}
      />
    );
  return (
    <ErrorPanel
      error={query.error}
      isBusy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
};
