const queueTails = new Map<string, Promise<unknown>>();

const runInThisTab = <T>(name: string, action: () => Promise<T>): Promise<T> => {
  const next = (queueTails.get(name) ?? Promise.resolve()).catch(() => undefined).then(action);
  queueTails.set(name, next);
  return next;
};

export const tokenLock = 'tokri-token';

export const withLock = <T>(name: string, action: () => Promise<T>): Promise<T> =>
  'locks' in navigator
    ? (navigator.locks.request(name, action) as Promise<T>)
    : runInThisTab(name, action);
