import {
  isOnline,
  onConnectionChange,
  useQueryClient,
  type QueryClient,
} from '@tokri/web-kit/platform';
import { useEffect } from 'react';
import { retryFailedRemotes } from '../remotes/remote-store.ts';

/**
 * Reads again what failed and is still shown. The query library does so only when it saw the network go; a page that
 * was opened without one never did.
 */
const readFailedAgain = (client: QueryClient): void =>
  void client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });

/** Once the network is back, nobody has to press "Try again". Pages that broke while loading restart in their boundary. */
export const useReturn = (): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      onConnectionChange(() => {
        if (!isOnline()) return;
        retryFailedRemotes();
        readFailedAgain(client);
      }),
    [client],
  );
};
