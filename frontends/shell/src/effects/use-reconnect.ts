import {
  isOnline,
  onConnectionChange,
  useQueryClient,
  type QueryClient,
} from '@tokri/web-kit/platform';
import { useEffect } from 'react';
import { retryFailedRemotes } from '../remotes/remote-store.ts';

/**
 * The query library refetches only if it saw the connection drop; a page opened offline never did.
 */
const refetchFailedQueries = (client: QueryClient): void =>
  void client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });

export const useReconnect = (): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      onConnectionChange(() => {
        if (!isOnline()) return;
        retryFailedRemotes();
        refetchFailedQueries(client);
      }),
    [client],
  );
};
