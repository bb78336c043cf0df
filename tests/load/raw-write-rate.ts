import { connectMongo } from '@tokri/service-kit/mongo';
import { readRunFile } from '../support/product.ts';
import type { Figure } from './report.ts';

const durationMs = 3_000;

/** The baseline for orders and holds: conditional updates directly through the driver. */
export const measureRawWriteRate = async (clients: number): Promise<Figure> => {
  const connection = await connectMongo({
    url: readRunFile().infra.mongodb.url,
    database: 'benchmark',
    appName: 'benchmark',
  });
  const counters = connection.collection<{ _id: number; free: number; rev: number }>(
    'guarded_writes',
  );
  try {
    await counters.deleteMany({});
    for (let id = 0; id < clients; id += 1)
      await counters.insertOne({ _id: id, free: Number.MAX_SAFE_INTEGER, rev: 0 });
    const deadline = performance.now() + durationMs;
    const countsPerClient = await Promise.all(
      Array.from({ length: clients }, async (_, id) => {
        let count = 0;
        for (; performance.now() < deadline; count += 1)
          await counters.findOneAndUpdate(
            { _id: id, free: { $gte: 1 } },
            { $inc: { free: -1, rev: 1 } },
          );
        return count;
      }),
    );
    return {
      label: `raw guarded writes of the same store, c=${clients}`,
      value: `${((countsPerClient.reduce((sum, count) => sum + count, 0) / durationMs) * 1000).toFixed(0)}/s`,
    };
  } finally {
    await counters.drop().catch(() => undefined);
    await connection.close();
  }
};
