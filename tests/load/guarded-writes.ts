import { connectMongo } from '@tokri/service-kit/mongo';
import { readRunFile } from '../support/product.ts';
import type { Figure } from './report.ts';

const forMs = 3_000;

/**
 * The raw rate of guarded writes of the store that the product uses, with nothing but a driver before it: each client counts one document down under its guard. What a
 * service does with a write is measured against it.
 */
export const guardedWriteRate = async (clients: number): Promise<Figure> => {
  const connection = await connectMongo({
    url: readRunFile().infra.mongodb.url,
    database: 'benchmark',
    appName: 'benchmark',
  });
  const places = connection.collection<{ _id: number; free: number; rev: number }>(
    'guarded_writes',
  );
  try {
    await places.deleteMany({});
    for (let id = 0; id < clients; id += 1)
      await places.insertOne({ _id: id, free: Number.MAX_SAFE_INTEGER, rev: 0 });
    const end = performance.now() + forMs;
    const written = await Promise.all(
      Array.from({ length: clients }, async (_, id) => {
        let count = 0;
        for (; performance.now() < end; count += 1)
          await places.findOneAndUpdate(
            { _id: id, free: { $gte: 1 } },
            { $inc: { free: -1, rev: 1 } },
          );
        return count;
      }),
    );
    return {
      what: `raw guarded writes of the same store, c=${clients}`,
      value: `${((written.reduce((sum, count) => sum + count, 0) / forMs) * 1000).toFixed(0)}/s`,
    };
  } finally {
    await places.drop().catch(() => undefined);
    await connection.close();
  }
};
