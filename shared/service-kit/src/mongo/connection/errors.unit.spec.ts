import type { Model } from 'mongoose';
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
      isStoreOutage(new OutboxFull('x')),
      isStoreOutage(new Error('x')),
    ]).toEqual([true, true, false]);
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
