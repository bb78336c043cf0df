import type { Connection, Model } from 'mongoose';

/** A model of any document, as far as the kit needs it; every `mongoose.Model` is one. */
export type StoredModel = Pick<Model<never>, 'modelName'> & {
  readonly db: Connection;
  readonly collection: { readonly collectionName: string };
};

/** The driver's collection below mongoose, for the kit's own fields, where casting each entry would only cost. */
export const rawCollection = (model: StoredModel) =>
  model.db.collection<{ _id: string | number }>(model.collection.collectionName);
