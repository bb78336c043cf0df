import { aggregateSchema, trustedFilter } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import { Schema } from 'mongoose';
import type { ImportFileStore } from '../../application/ports/imports.ts';

/** A part of a file: the whole may be larger than a document. */
export interface ImportFileDocument {
  readonly _id: string;
  readonly importId: number;
  readonly part: number;
  readonly bytes: Buffer;
  readonly savedAt: Date;
}

const schema = aggregateSchema<ImportFileDocument>(
  {
    _id: String,
    importId: { type: Number, index: true },
    part: Number,
    bytes: Schema.Types.Buffer,
    savedAt: { type: Date, index: true },
  },
  { collection: 'import-files' },
);

export const importFileModel = (connection: Connection): Model<ImportFileDocument> =>
  connection.model<ImportFileDocument>('ImportFile', schema);

const partBytes = 1024 * 1024;

export const createImportFileRepository = (model: Model<ImportFileDocument>): ImportFileStore => ({
  save: async (importId, bytes, now) => {
    for (let part = 0; part * partBytes < bytes.length; part += 1) {
      const chunk = Buffer.from(bytes.subarray(part * partBytes, (part + 1) * partBytes));
      await model
        .updateOne(
          trustedFilter({ _id: `${importId}/${part}` }),
          { $set: { importId, part, bytes: chunk, savedAt: now } },
          { upsert: true },
        )
        .exec();
    }
  },
  read: async (importId) => {
    const parts = await model
      .find(trustedFilter({ importId }))
      .lean<(Omit<ImportFileDocument, 'bytes'> & { bytes: { buffer: Uint8Array } })[]>()
      .exec();
    if (parts.length === 0) return null;
    return Buffer.concat(
      parts.sort((a, b) => a.part - b.part).map(({ bytes }) => Buffer.from(bytes.buffer)),
    );
  },
  removeOlderThan: async (date) =>
    (await model.deleteMany(trustedFilter({ savedAt: { $lt: date } })).exec()).deletedCount,
});
