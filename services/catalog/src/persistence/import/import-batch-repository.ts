import { aggregateSchema, isDuplicateKeyError, trustedFilter } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import { ImportLostError } from '../../application/ports/imports.ts';
import type { ImportBatchStore, Page, PageOf } from '../../application/ports/imports.ts';
import { previewRows } from '../../domain/import/import-batch.ts';
import type { ImportBatch, ImportPass } from '../../domain/import/import-batch.ts';

export interface ImportBatchDocument extends ImportBatch {
  readonly _id: string;
  /** Missing in batches of former releases. */
  readonly fencingToken?: number;
}

const mixed = Schema.Types.Mixed;

const schema = aggregateSchema<ImportBatchDocument>(
  {
    _id: String,
    fencingToken: Number,
    importId: { type: Number, index: true },
    pass: String,
    firstRow: Number,
    rowCount: Number,
    isComplete: Boolean,
    counts: mixed,
    errorRows: mixed,
    preview: mixed,
    journal: mixed,
    undone: mixed,
    writtenAt: { type: Date, index: true },
  },
  { collection: 'import-batches' },
);

export const importBatchModel = (connection: Connection): Model<ImportBatchDocument> =>
  connection.model<ImportBatchDocument>('ImportBatch', schema);

const idOf = (importId: number, pass: ImportPass, firstRow: number): string =>
  `${importId}/${pass}/${firstRow}`;

const toBatch = ({ _id, fencingToken: _token, ...batch }: ImportBatchDocument): ImportBatch => ({
  ...batch,
  // A list leaves them out.
  errorRows: batch.errorRows ?? [],
  preview: batch.preview ?? [],
  journal: batch.journal ?? [],
});

type Projection = Record<string, 0 | 1>;

const createReader = (model: Model<ImportBatchDocument>) => {
  const list = async (
    filter: Record<string, unknown>,
    projection: Projection,
  ): Promise<readonly ImportBatch[]> =>
    (await model.find(trustedFilter(filter), projection).lean<ImportBatchDocument[]>().exec())
      .map(toBatch)
      .sort((a, b) => a.firstRow - b.firstRow);

  /** Pages over entries that batches hold, reading only the batches of the page. */
  const listPage = async <Entry>(
    filter: { readonly importId: number; readonly pass: ImportPass },
    { page, pageSize }: Page,
    {
      countField,
      count,
      entriesOf,
    }: {
      readonly countField: string;
      readonly count: (batch: ImportBatch) => number;
      readonly entriesOf: (batch: ImportBatch) => readonly Entry[];
    },
  ): Promise<PageOf<Entry>> => {
    const counted = await list(filter, { firstRow: 1, [countField]: 1 });
    const [start, end] = [(page - 1) * pageSize, page * pageSize];
    const wanted: number[] = [];
    let total = 0;
    let skipped = 0;
    for (const batch of counted) {
      const entries = count(batch);
      if (entries > 0 && total < end && total + entries > start) {
        if (wanted.length === 0) skipped = total;
        wanted.push(batch.firstRow);
      }
      total += entries;
    }
    const batches = await list({ ...filter, firstRow: { $in: wanted } }, { journal: 0 });
    return { total, entries: batches.flatMap(entriesOf).slice(start - skipped, end - skipped) };
  };
  return { list, listPage };
};

const isNotNewerThan = (fencingToken: number) => ({
  $or: [{ fencingToken: { $exists: false } }, { fencingToken: { $lte: fencingToken } }],
});

const lost = (id: string): ImportLostError =>
  new ImportLostError(`batch ${id} was written by a later process`);

const createWriter = (
  model: Model<ImportBatchDocument>,
): Pick<ImportBatchStore, 'save' | 'saveUndone' | 'remove' | 'removeOlderThan'> => ({
  save: async (batch, fencingToken) => {
    const id = idOf(batch.importId, batch.pass, batch.firstRow);
    try {
      await model
        .updateOne(
          trustedFilter({ _id: id, ...isNotNewerThan(fencingToken) }),
          { $set: { ...batch, fencingToken } },
          { upsert: true },
        )
        .exec();
    } catch (error) {
      if (isDuplicateKeyError(error)) throw lost(id);
      throw error;
    }
  },
  remove: async (importId, pass, fencingToken) => {
    await model
      .deleteMany(trustedFilter({ importId, pass, ...isNotNewerThan(fencingToken) }))
      .exec();
  },
  saveUndone: async ({ importId, pass, firstRow, undone }, fencingToken) => {
    const id = idOf(importId, pass, firstRow);
    const { matchedCount } = await model
      .updateOne(trustedFilter({ _id: id, ...isNotNewerThan(fencingToken) }), {
        $set: { undone, fencingToken },
      })
      .exec();
    if (matchedCount === 0) throw lost(id);
  },
  removeOlderThan: async (date) =>
    (await model.deleteMany(trustedFilter({ writtenAt: { $lt: date } })).exec()).deletedCount,
});

export const createImportBatchRepository = (
  model: Model<ImportBatchDocument>,
): ImportBatchStore => {
  const { list, listPage } = createReader(model);
  return {
    ...createWriter(model),
    listFinished: (importId, pass) =>
      list({ importId, pass, isComplete: true }, { journal: 0, preview: 0 }),
    find: async (importId, pass, firstRow) => {
      const document = await model
        .findOne(trustedFilter({ _id: idOf(importId, pass, firstRow) }))
        .lean<ImportBatchDocument>()
        .exec();
      return document && toBatch(document);
    },
    listErrorRows: (importId, pass, page) =>
      listPage({ importId, pass }, page, {
        countField: 'counts',
        count: ({ counts }) => counts.errorRows,
        entriesOf: ({ errorRows }) => errorRows,
      }),
    listPreview: async (importId, kind) =>
      (await list({ importId, pass: 'check' }, { firstRow: 1, preview: 1 }))
        .flatMap(({ preview }) => preview)
        .filter((row) => kind === undefined || row.kind === kind)
        .slice(0, previewRows),
    listKept: (importId, page) =>
      listPage({ importId, pass: 'import' }, page, {
        countField: 'undone',
        count: ({ undone }) => undone?.kept.length ?? 0,
        entriesOf: ({ undone }) => undone?.kept ?? [],
      }),
  };
};
