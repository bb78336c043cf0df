import { aggregateSchema, guard, idAllocator, writeGuarded } from '@tokri/service-kit/mongo';
import type { GuardedWrite } from '@tokri/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Connection, Model } from 'mongoose';
import type { ImportStore } from '../application/ports/imports.ts';
import { isOver } from '../domain/import/progress.ts';
import type { ImportProgress } from '../domain/import/progress.ts';

export interface ImportDocument extends Omit<ImportProgress, 'importId' | 'errors'> {
  readonly _id: number;
  readonly rev: number;
  /** `errors` of the progress; mongoose keeps that name for itself. */
  readonly faults: ImportProgress['errors'];
  /** 1 until it is over, absent then. */
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

const progressOf = ({
  _id,
  rev: _rev,
  running: _running,
  faults,
  ...progress
}: ImportDocument): ImportProgress => ({ importId: _id, errors: faults, ...progress });

export const createImportRepository = (
  connection: Connection,
  model: Model<ImportDocument>,
): ImportStore => {
  const changeTo = (whole: ImportProgress): Pick<GuardedWrite, 'id' | 'set' | 'unset'> => {
    const { importId, errors: faults, ...progress } = whole;
    return isOver(whole)
      ? { id: importId, set: { ...progress, faults }, unset: ['running'] }
      : { id: importId, set: { ...progress, faults, running: 1 } };
  };
  const find = async (importId: number): Promise<ImportProgress | null> => {
    const doc = await model
      .findOne(guard({ _id: importId }))
      .lean<ImportDocument>()
      .exec();
    return doc && progressOf(doc);
  };
  /** An end that was written although the answer to the write was lost. */
  const isWritten = async ({ importId, state, movedAt }: ImportProgress): Promise<boolean> => {
    const stored = await find(importId);
    return (
      stored !== null && stored.state === state && stored.movedAt.getTime() === movedAt.getTime()
    );
  };
  return {
    nextId: idAllocator({ connection, name: 'import', blockSize: 1 }),
    begin: async (begun) => {
      await writeGuarded(model, { ...changeTo(begun), insertIfMissing: {} });
    },
    save: async (whole) =>
      (await writeGuarded(model, { ...changeTo(whole), guard: { running: 1 } })) !== null ||
      isWritten(whole),
    stillHere: async (importId, at) => {
      await writeGuarded(model, { id: importId, guard: { running: 1 }, set: { movedAt: at } });
    },
    find,
    unfinished: async () =>
      (
        await model
          .find(guard({ running: 1 }))
          .lean<ImportDocument[]>()
          .exec()
      ).map(progressOf),
    end: async ({ movedAt }, ended) =>
      (await writeGuarded(model, { ...changeTo(ended), guard: { running: 1, movedAt } })) !== null,
  };
};
