import type { Connection } from 'mongoose';
import { withTimeout } from '../use-case/index.ts';

const cacheMs = 2_000;
const pingTimeoutMs = 1_000;

export const createStoreProbe = (connection: Connection): (() => Promise<boolean>) => {
  let checkedAtMs = 0;
  let lastResult: Promise<boolean> = Promise.resolve(false);
  const ping = async (): Promise<boolean> => {
    if (!connection.db) return false;
    const ping = connection.db.command({ ping: 1 }).then(
      () => true,
      () => false,
    );
    return withTimeout(ping, pingTimeoutMs, () => false);
  };
  return () => {
    if (Date.now() - checkedAtMs > cacheMs) {
      checkedAtMs = Date.now();
      lastResult = ping();
    }
    return lastResult;
  };
};
