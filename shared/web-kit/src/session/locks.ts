/** Runs one at a time over all tabs of this browser; where Web Locks are missing, one at a time in this tab. */
const waiting = new Map<string, Promise<unknown>>();

const inThisTab = <T>(name: string, action: () => Promise<T>): Promise<T> => {
  const next = (waiting.get(name) ?? Promise.resolve()).catch(() => undefined).then(action);
  waiting.set(name, next);
  return next;
};

export const withLock = <T>(name: string, action: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? (navigator.locks.request(name, action) as Promise<T>) : inThisTab(name, action);
