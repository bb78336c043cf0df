import type { StoredModel } from './stored-model.ts';

type IndexedModel = StoredModel & {
  readonly schema: { indexes(): [Record<string, unknown>, unknown][] };
  createIndexes(): Promise<unknown>;
};

const toIndexKey = (index: Record<string, unknown>): string =>
  Object.entries(index)
    .map(([name, direction]) => `${name}:${String(direction)}`)
    .join(',');

export const ensureIndexes = async (models: readonly StoredModel[]): Promise<void> => {
  for (const model of models as readonly IndexedModel[]) {
    const declared = model.schema.indexes().map(([keys]) => toIndexKey(keys));
    if (declared.length === 0) continue;
    await model.createIndexes();
    const existing = await model.db.collection(model.collection.collectionName).indexes();
    const found = new Set(existing.map(({ key }) => toIndexKey(key as Record<string, unknown>)));
    const missing = declared.filter((keys) => !found.has(keys));
    if (missing.length > 0)
      throw new Error(`${model.modelName} lacks the indexes ${missing.join(' and ')}`);
  }
};
