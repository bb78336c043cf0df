import mongoose from 'mongoose';
import type { Connection } from 'mongoose';

const readTimeoutMs = 2_000;
const timedOperations = [
  'find',
  'findOne',
  'countDocuments',
  'distinct',
  'estimatedDocumentCount',
] as const;

// Global settings: an unknown filter name must fail instead of matching everything, and operator
// objects from outside must have no effect.
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
  readonly url: string;
  readonly database: string;
  readonly appName: string;
  readonly monitorCommands?: boolean;
}

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
