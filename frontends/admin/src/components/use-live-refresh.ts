import { useQueryClient, type QueryClient } from '@tokri/web-kit/platform';
import { onLiveEvent } from '@tokri/web-kit/session';
import { useEffect } from 'react';

const defaultIntervalMs = 1_000;

/**
 * Refreshes when an order changes, at most once per interval. `refresh` must keep its identity. Only
 * staff with the permission for orders get these events.
 */
export const useLiveRefresh = (
  refresh: (client: QueryClient) => void,
  minIntervalMs = defaultIntervalMs,
): void => {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isRefreshPending = false;
    const refreshThrottled = (): void => {
      if (timer !== undefined) {
        isRefreshPending = true;
        return;
      }
      refresh(client);
      timer = setTimeout(() => {
        timer = undefined;
        if (!isRefreshPending) return;
        isRefreshPending = false;
        refreshThrottled();
      }, minIntervalMs);
    };
    const unsubscribes = [
      // The page read its data before the stream opened; changes in between were not sent.
      onLiveEvent('opened', refreshThrottled),
      onLiveEvent('order.status', refreshThrottled),
      onLiveEvent('resync', refreshThrottled),
    ];
    return () => {
      unsubscribes.forEach((unsubscribe) => unsubscribe());
      clearTimeout(timer);
    };
  }, [client, refresh, minIntervalMs]);
};
