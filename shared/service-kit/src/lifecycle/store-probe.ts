import type { Connection } from 'mongoose';

const cacheMs = 2_000;
const pingTimeoutMs = 1_000;

export const createStoreProbe = (connection: Connection): (() => Promise<boolean>) => {
  let checkedAtMs = 0;
  let lastResult: Promise<boolean> = Promise.resolve(false);
  const ping = async (): Promise<boolean> => {
    if (!connection.db) return false;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => {
        resolve(false);
      }, pingTimeoutMs);
    });
    const ping = connection.db.command({ ping: 1 }).then(
      () => true,
      () => false,
    );
    return Promise.race([ping, timeout]).finally(() => {
      clearTimeout(timer);
    });
  };
  return () => {
    if (Date.now() - checkedAtMs > cacheMs) {
      checkedAtMs = Date.now();
      lastResult = ping();
    }
    return lastResult;
  };
};
