import { mongo } from 'mongoose';
import type { Model } from 'mongoose';
import { toProblem } from '../../http/server/problem-response.ts';
import { classifyFailure } from '../../kafka/consumer/classify-failure.ts';
import { OutboxFull, isDuplicateKeyError, isStoreOutage } from './errors.ts';
import { conditionalUpdate } from '../conditional-update/conditional-update.ts';

const duplicate = Object.assign(new Error('E11000 duplicate key'), { code: 11000 });
const failing = (error: Error): Model<unknown> =>
  ({
    collection: { collectionName: 'things' },
    findOneAndUpdate: () => ({ lean: () => ({ exec: () => Promise.reject(error) }) }),
  }) as unknown as Model<unknown>;

describe('MongoDB errors', () => {
  it('recognises duplicate keys by code, also as a cause', () => {
    expect([
      isDuplicateKeyError(duplicate),
      isDuplicateKeyError(new Error('x', { cause: duplicate })),
      isDuplicateKeyError(new Error('x')),
      isDuplicateKeyError(null),
    ]).toEqual([true, true, false, false]);
  });

  it('recognises outages by name', () => {
    expect([
      isStoreOutage(Object.assign(new Error('x'), { name: 'MongoServerSelectionError' })),
      isStoreOutage(new mongo.MongoNetworkTimeoutError('x')),
      isStoreOutage(new OutboxFull('x')),
      isStoreOutage(new Error('x')),
      isStoreOutage('MongoNetworkError'),
    ]).toEqual([true, true, true, false, false]);
  });

  it.each([
    [10_107, 'NotWritablePrimary'],
    [189, 'PrimarySteppedDown'],
    [91, 'ShutdownInProgress'],
    [11_600, 'InterruptedAtShutdown'],
    [11_602, 'InterruptedDueToReplStateChange'],
    [13_435, 'NotPrimaryNoSecondaryOk'],
    [13_436, 'NotPrimaryOrSecondary'],
    [50, 'MaxTimeMSExpired'],
    [6, 'HostUnreachable'],
    [7, 'HostNotFound'],
    [89, 'NetworkTimeout'],
    [134, 'ReadConcernMajorityNotAvailableYet'],
    [262, 'ExceededTimeLimit'],
    [9_001, 'SocketException'],
    [14_031, 'OutOfDiskSpace'],
  ])('treats the code %i (%s) of a replica set as an outage', (code, codeName) => {
    const error = new mongo.MongoServerError({ message: codeName, code, codeName });
    expect([isStoreOutage(error), classifyFailure(error), toProblem(error)]).toEqual([
      true,
      'outage',
      expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 2 }),
    ]);
  });

  it.each(['ECONNRESET', 'EPIPE'])(
    'treats a socket that breaks while a command is written (%s) as an outage',
    (code) => {
      const error = Object.assign(new Error(`write ${code}`), { code, syscall: 'write' });
      expect([isStoreOutage(error), classifyFailure(error), toProblem(error)]).toEqual([
        true,
        'outage',
        expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 2 }),
      ]);
    },
  );

  it('treats a majority that does not acknowledge a write in time as an outage', () => {
    const error = new mongo.MongoWriteConcernError({
      ok: 1,
      writeConcernError: { code: 64, errmsg: 'waiting for replication timed out' },
    });
    expect([isStoreOutage(error), classifyFailure(error), toProblem(error)]).toEqual([
      true,
      'outage',
      expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 2 }),
    ]);
  });

  it.each([
    ['a duplicate key', new mongo.MongoServerError({ message: 'E11000', code: 11_000 })],
    ['a failed validation', new mongo.MongoServerError({ message: 'x', code: 121 })],
    ['another error with one of the codes', Object.assign(new Error('x'), { code: 50 })],
    [
      'a connection to something else',
      Object.assign(new Error('x'), { code: 'ECONNRESET', syscall: 'connect' }),
    ],
  ])('does not treat %s as an outage', (_case, error) => {
    expect([isStoreOutage(error), classifyFailure(error)]).toEqual([false, 'retriable']);
  });

  it('treats a lost upsert race (SERVER-37124) as no match', async () => {
    expect(await conditionalUpdate(failing(duplicate), { id: 1, insertIfMissing: {} })).toBeNull();
  });

  it('throws a duplicate key of a write without upsert', async () => {
    await expect(
      conditionalUpdate(failing(duplicate), { id: 1, set: { mobile: 'x' } }),
    ).rejects.toThrow('E11000');
  });
});
