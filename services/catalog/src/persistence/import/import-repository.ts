import {
  aggregateSchema,
  trustedFilter,
  createIdAllocator,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { ConditionalUpdate } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { ImportStore } from '../../application/ports/imports.ts';
import { isFinished } from '../../domain/import/progress.ts';
import type { ImportProgress } from '../../domain/import/progress.ts';

export interface ImportDocument extends Omit<ImportProgress, 'importId' | 'errors'> {
  readonly _id: number;
  readonly rev: number;
  /** The `errors` of the progress; mongoose reserves that name. */
  readonly faults: ImportProgress['errors'];
  readonly running?: number;
}

const schema = aggregateSchema<ImportDocument>(
  {
    _id: Number,
    state: String,
    rows: Number,
    done: Number,
    created: Number,
    updated: Number,
    faults: { type: Schema.Types.Mixed, default: () => [] },
    errorCount: Number,
    movedAt: Date,
    running: { type: Number, index: true },
    rev: { type: Number, default: 0 },
  },
  { collection: 'imports' },
);

export const importModel = (connection: Connection): Model<ImportDocument> =>
  connection.model<ImportDocument>('Import', schema);

const toProgress = ({
  _id,
  rev: _rev,
  running: _running,
  faults,
  ...progress
}: ImportDocument): ImportProgress => ({ importId: _id, errors: faults, ...progress });

const toUpdate = (progress: ImportProgress): Pick<ConditionalUpdate, 'id' | 'set' | 'unset'> => {
  const { importId, errors: faults, ...fields } = progress;
  return isFinished(progress)
    ? { id: importId, set: { ...fields, faults }, unset: ['running'] }
    : { id: importId, set: { ...fields, faults, running: 1 } };
};

export const createImportRepository = (
  connection: Connection,
  model: Model<ImportDocument>,
): ImportStore => {
  const find = async (importId: number): Promise<ImportProgress | null> => {
    const document = await model
      .findOne(trustedFilter({ _id: importId }))
      .lean<ImportDocument>()
      .exec();
    return document && toProgress(document);
  };
  const isWritten = async ({ importId, state, movedAt }: ImportProgress): Promise<boolean> => {
    const stored = await find(importId);
    return (
      stored !== null && stored.state === state && stored.movedAt.getTime() === movedAt.getTime()
    );
  };
  return {
    nextId: createIdAllocator({ connection, name: 'import', blockSize: 1 }),
    begin: async (progress) => {
      await conditionalUpdate(model, { ...toUpdate(progress), insertIfMissing: {} });
    },
    save: async (progress) =>
      (await conditionalUpdate(model, { ...toUpdate(progress), precondition: { running: 1 } })) !==
        null || isWritten(progress),
    heartbeat: async (importId, now) => {
      await conditionalUpdate(model, {
        id: importId,
        precondition: { running: 1 },
        set: { movedAt: now },
      });
    },
    find,
    listUnfinished: async () =>
      (
        await model
          .find(trustedFilter({ running: 1 }))
          .lean<ImportDocument[]>()
          .exec()
      ).map(toProgress),
    end: async ({ movedAt }, ended) =>
      (await conditionalUpdate(model, {
        ...toUpdate(ended),
        precondition: { running: 1, movedAt },
      })) !== null,
  };
};
