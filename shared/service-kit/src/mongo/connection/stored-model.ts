import type { Connection, Model } from 'mongoose';

export type StoredModel = Pick<Model<never>, 'modelName'> & {
  readonly db: Connection;
  readonly collection: { readonly collectionName: string };
};

export const rawCollection = (model: StoredModel) =>
  model.db.collection<{ _id: string | number }>(model.collection.collectionName);
