import mongoose from 'mongoose';
import { notificationModel } from './notification-model.ts';
import { pushTokenModel } from './push-token-repository.ts';

const connection = mongoose.createConnection();
const indexKeys = (model: { readonly schema: { indexes(): unknown[][] } }) =>
  model.schema.indexes().map(([keys]) => keys);

describe('indexes of notification', () => {
  it('serve the list of all messages, newest first', () => {
    expect(indexKeys(notificationModel(connection))).toContainEqual({ at: 1, _id: -1 });
  });

  it('serve the search for what is due among all that waits for the morning', () => {
    expect(indexKeys(notificationModel(connection))).toContainEqual({ state: 1, nextTryAt: 1 });
  });

  it('serve the removal of push tokens that were not refreshed', () => {
    expect(indexKeys(pushTokenModel(connection))).toContainEqual({ at: 1 });
  });
});
