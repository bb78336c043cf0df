const tails = new Map<string, Promise<unknown>>();

const runInThisTab = <T>(name: string, action: () => Promise<T>): Promise<T> => {
  const next = (tails.get(name) ?? Promise.resolve()).catch(() => undefined).then(action);
  tails.set(name, next);
  return next;
};

export const tokenLock = 'tokri-token';

export const withLock = <T>(name: string, action: () => Promise<T>): Promise<T> =>
  'locks' in navigator
    ? (navigator.locks.request(name, action) as Promise<T>)
    : runInThisTab(name, action);
