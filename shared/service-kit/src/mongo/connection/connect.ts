import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

/** A read of any model that takes longer is given up; no repository needs a limit of its own. */
const readTimeoutMs = 2_000;
const timedOperations = ['find', 'findOne', 'countDocuments', 'distinct'] as const;

// Global on purpose: an unknown filter name must fail and not match everything, an operator object from outside must not act (reliability.md 3.2).
mongoose.set('strictQuery', 'throw');
mongoose.set('sanitizeFilter', true);
mongoose.set('runValidators', true);
mongoose.set('returnDocument', 'after');
mongoose.set('bufferCommands', false);
mongoose.plugin((schema) => {
  for (const operation of timedOperations)
    schema.pre(operation, function () {
      this.maxTimeMS(readTimeoutMs);
    });
});

export interface MongoSettings {
  /** Without a database. `retryWrites=false` in it is kept: the local store has no retryable writes. */
  readonly url: string;
  readonly database: string;
  readonly appName: string;
  /** Emits an event for each command, which instrumentations observe. */
  readonly monitorCommands?: boolean;
}

/** The settings of reliability.md 3.2: what is acknowledged survives a failover, and a slow store refuses instead of piling up. */
export const connectMongo = ({
  url,
  database,
  appName,
  monitorCommands = false,
}: MongoSettings): Promise<Connection> =>
  mongoose
    .createConnection(url, {
      dbName: database,
      appName,
      autoIndex: false,
      autoCreate: false,
      monitorCommands,
      w: 'majority',
      wtimeoutMS: 5_000,
      readConcernLevel: 'majority',
      serverSelectionTimeoutMS: 3_000,
      waitQueueTimeoutMS: 1_000,
      connectTimeoutMS: 3_000,
      socketTimeoutMS: 20_000,
      maxPoolSize: 50,
      ...(url.includes('retryWrites=') ? {} : { retryWrites: true }),
    })
    .asPromise();
