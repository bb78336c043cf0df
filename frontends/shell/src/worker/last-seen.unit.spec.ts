import { showLastSeenOffline } from './last-seen.ts';

const maxAgeSeconds = 600;
const nowMs = Date.parse('2026-11-29T06:00:00Z');
const request = new Request('http://localhost/api/Filter');
const event = new Event('fetch') as ExtendableEvent;
const responseOfAge = (ageSeconds: number) =>
  new Response('{}', {
    headers: { date: new Date(nowMs - ageSeconds * 1_000).toUTCString() },
  });

const match = jest.fn();
const plugin = showLastSeenOffline('catalogue', maxAgeSeconds);
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(nowMs);
  Object.defineProperty(globalThis, 'caches', { value: { match }, configurable: true });
});
afterEach(() => jest.restoreAllMocks());

const readFromSlowNetwork = (cachedResponse: Response | undefined) =>
  plugin.cachedResponseWillBeUsed?.({ cacheName: 'catalogue', request, cachedResponse, event });

describe('the catalogue that was seen last', () => {
  it('stands in for a slow network for ten minutes', async () => {
    const recent = responseOfAge(maxAgeSeconds);
    expect(await readFromSlowNetwork(recent)).toBe(recent);
    expect(await readFromSlowNetwork(responseOfAge(maxAgeSeconds + 1))).toBeNull();
    expect(await readFromSlowNetwork(new Response('{}'))).toBeNull();
  });

  it.each([
    ['is shown when no server is reached', new TypeError('Failed to fetch'), true],
    ['is not shown when the server answers with an error', new Error('server answered 503'), false],
  ])('%s', async (_title, error, isShown) => {
    const lastSeen = responseOfAge(86_400);
    match.mockResolvedValue(lastSeen);
    const state = {};
    await plugin.fetchDidFail?.({ originalRequest: request, request, error, event, state });
    expect(await plugin.handlerDidError?.({ request, error, event, state })).toBe(
      isShown ? lastSeen : undefined,
    );
  });
});
