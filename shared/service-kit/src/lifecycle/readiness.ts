import type { Connection } from 'mongoose';

const cacheMs = 2_000;
const pingTimeoutMs = 1_000;

/** Does the store's primary answer; asked at most every 2 s. */
export const createStoreProbe = (connection: Connection): (() => Promise<boolean>) => {
  let askedAt = 0;
  let answer: Promise<boolean> = Promise.resolve(false);
  const ask = async (): Promise<boolean> => {
    if (!connection.db) return false;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => {
        resolve(false);
      }, pingTimeoutMs);
    });
    const ping = connection.db.command({ ping: 1 }).then(
      () => true,
      () => false,
    );
    return Promise.race([ping, late]).finally(() => {
      clearTimeout(timer);
    });
  };
  return () => {
    if (Date.now() - askedAt > cacheMs) {
      askedAt = Date.now();
      answer = ask();
    }
    return answer;
  };
};
