import { aggregateSchema, guard, idAllocator, writeGuarded } from '@tokri/service-kit/mongo';
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

const schema = aggregateSchema<ImportDocument>({
  _id: Number, state: String, rows: Number, done: Number, created: Number, updated: Number, faults: { type: Schema.Types.Mixed, default: () => [] }, errorCount: Number, movedAt: Date,
  running: { type: Number, index: true }, rev: { type: Number, default: 0 },
}, { collection: 'imports' });

export const importModel = (connection: Connection): Model<ImportDocument> => connection.model<ImportDocument>('Import', schema);

const progressOf = ({ _id, rev: _rev, running: _running, faults, ...progress }: ImportDocument): ImportProgress => ({ importId: _id, errors: faults, ...progress });

export const createImportRepository = (connection: Connection, model: Model<ImportDocument>): ImportStore => {
  const save = async (whole: ImportProgress): Promise<void> => {
    const { importId, errors: faults, ...progress } = whole;
    const over = isOver(whole);
    await writeGuarded(model, { id: importId, set: { ...progress, faults, ...(over ? {} : { running: 1 }) }, ...(over ? { unset: ['running'] } : {}), insertIfMissing: {} });
  };
  return {
    nextId: idAllocator({ connection, name: 'import', blockSize: 1 }),
    begin: save,
    save,
    find: async (importId) => {
      const doc = await model.findOne(guard({ _id: importId })).lean<ImportDocument>().exec();
      return doc && progressOf(doc);
    },
    abandoned: async (before) => (await model.find(guard({ running: 1 })).lean<ImportDocument[]>().exec()).map(progressOf).filter(({ movedAt }) => movedAt < before),
  };
};
