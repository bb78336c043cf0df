import type { Model } from 'mongoose';
import { OutboxFull, isDuplicateKeyError, isStoreOutage } from './errors.ts';
import { conditionalUpdate } from '../conditional-update/conditional-update.ts';

const duplicate = Object.assign(new Error('E11000 duplicate key'), { code: 11000 });
const failing = (error: Error): Model<unknown> =>
  ({
    collection: { collectionName: 'things' },
    findOneAndUpdate: () => ({ lean: () => ({ exec: () => Promise.reject(error) }) }),
  }) as unknown as Model<unknown>;

describe('store errors', () => {
  it('duplicate keys: known by their number, also as a cause', () => {
    expect([
      isDuplicateKeyError(duplicate),
      isDuplicateKeyError(new Error('x', { cause: duplicate })),
      isDuplicateKeyError(new Error('x')),
      isDuplicateKeyError(null),
    ]).toEqual([true, true, false, false]);
  });

  it('outages: known by their names', () => {
    expect([
      isStoreOutage(Object.assign(new Error('x'), { name: 'MongoServerSelectionError' })),
      isStoreOutage(new OutboxFull('x')),
      isStoreOutage(new Error('x')),
    ]).toEqual([true, true, false]);
  });

  it('an upsert that loses the race on a real MongoDB (SERVER-37124): did not match', async () => {
    expect(await conditionalUpdate(failing(duplicate), { id: 1, insertIfMissing: {} })).toBeNull();
  });

  it('a duplicate without an upsert, such as another unique value: thrown', async () => {
    await expect(
      conditionalUpdate(failing(duplicate), { id: 1, set: { mobile: 'x' } }),
    ).rejects.toThrow('E11000');
  });
});
