import type { WorkboxPlugin } from 'workbox-core';

const isFresh = (response: Response, maxAgeSeconds: number): boolean =>
  Date.now() - Date.parse(response.headers.get('date') ?? '') <= maxAgeSeconds * 1_000;

/**
 * Uses what is at most `maxAgeSeconds` old when the network is slow, and whatever was seen last
 * when there is none. A server that answers, though with an error, is no reason to show old prices.
 */
export const showLastSeenOffline = (cacheName: string, maxAgeSeconds: number): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && isFresh(cachedResponse, maxAgeSeconds) ? cachedResponse : null,
  fetchDidFail: async ({ error, state }) => {
    // Fetch rejects with a TypeError when no server was reached.
    if (state) state['isUnreachable'] = error instanceof TypeError;
  },
  handlerDidError: async ({ request, state }) =>
    state?.['isUnreachable'] === true ? caches.match(request, { cacheName }) : undefined,
});
