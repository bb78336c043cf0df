/** The last action of each name, for browsers without Web Locks. */
const waiting = new Map<string, Promise<unknown>>();

const inThisTab = <T>(name: string, action: () => Promise<T>): Promise<T> => {
  const next = (waiting.get(name) ?? Promise.resolve()).catch(() => undefined).then(action);
  waiting.set(name, next);
  return next;
};

/** Held while the session's token is renewed or the session is ended. */
export const tokenLock = 'tokri-token';

/** Runs one action of a name at a time over all tabs of this browser; where Web Locks are missing, one at a time in this tab. */
export const withLock = <T>(name: string, action: () => Promise<T>): Promise<T> =>
  'locks' in navigator
    ? (navigator.locks.request(name, action) as Promise<T>)
    : inThisTab(name, action);
