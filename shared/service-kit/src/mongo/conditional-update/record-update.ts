import type { Model } from 'mongoose';
import { recordDocumentChange } from '../../audit/index.ts';
import { rawCollection } from '../connection/stored-model.ts';
import type { StoredModel } from '../connection/stored-model.ts';
import type { ConditionalUpdate } from './build-conditional-update.ts';

const readTimeoutMs = 2_000;

type Fields = Readonly<Record<string, unknown>>;

export const readDocument = async <Doc>(
  model: Model<Doc>,
  id: string | number,
): Promise<Fields | null> =>
  rawCollection(model as unknown as StoredModel).findOne({ _id: id }, { maxTimeMS: readTimeoutMs });

export const readDocuments = async <Doc>(
  model: Model<Doc>,
  ids: readonly (string | number)[],
): Promise<ReadonlyMap<string | number, Fields>> => {
  const found = await rawCollection(model as unknown as StoredModel)
    .find({ _id: { $in: [...ids] } }, { maxTimeMS: readTimeoutMs })
    .toArray();
  return new Map(found.map((document) => [document._id, document]));
};

const pick = (document: Fields, names: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(document).filter(([name]) => names.has(name)));

/** Keeps what another writer changed between the read and the write out of the entry. */
const touchedFields = (update: Readonly<Record<string, object>>): ReadonlySet<string> =>
  new Set(
    Object.values(update).flatMap((operator) =>
      Object.keys(operator).map((path) => path.split('.', 1)[0] ?? path),
    ),
  );

export const recordUpdate = <Doc>(
  model: Model<Doc>,
  {
    write,
    update,
    before,
    after,
  }: {
    readonly write: ConditionalUpdate;
    readonly update: Readonly<Record<string, object>>;
    readonly before: Fields | null;
    readonly after: Doc;
  },
): void => {
  const names = touchedFields(update);
  recordDocumentChange(
    model,
    write.id,
    before
      ? { before: pick(before, names), after: pick(after as Fields, names) }
      : { before: null, after: after as Fields },
  );
};
