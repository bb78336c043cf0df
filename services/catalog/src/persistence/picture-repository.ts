import { aggregateSchema, guard, insertAggregate, writeGuarded } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { PictureStore } from '../application/ports/pictures.ts';

/** Bytes of one image in its sizes; `_id` is the SHA-256 of the large one, so the same picture is kept once. */
export interface PictureDocument {
  readonly _id: string;
  readonly rev: number;
  readonly small: Uint8Array;
  readonly medium: Uint8Array;
  readonly large: Uint8Array;
}
export interface PictureNameDocument {
  readonly _id: string;
  readonly rev: number;
  readonly hash: string;
}

const revision = { rev: { type: Number, default: 0 } };
const pictureSchema = aggregateSchema<PictureDocument>(
  { _id: String, small: Buffer, medium: Buffer, large: Buffer, ...revision },
  { collection: 'pictures' },
);
const nameSchema = aggregateSchema<PictureNameDocument>(
  { _id: String, hash: String, ...revision },
  { collection: 'pictureNames' },
);

export const pictureModel = (connection: Connection): Model<PictureDocument> =>
  connection.model<PictureDocument>('Picture', pictureSchema);
export const pictureNameModel = (connection: Connection): Model<PictureNameDocument> =>
  connection.model<PictureNameDocument>('PictureName', nameSchema);

/** A lean document carries the driver's Binary, whose bytes stand in `buffer`. */
const bytesOf = (
  value: Uint8Array | { readonly buffer: Uint8Array } | undefined,
): Uint8Array | null => {
  if (!value) return null;
  return value instanceof Uint8Array ? value : value.buffer;
};

export const createPictureRepository = ({
  pictures,
  names,
}: {
  readonly pictures: Model<PictureDocument>;
  readonly names: Model<PictureNameDocument>;
}): PictureStore => ({
  save: async ({ hash, small, medium, large }) => {
    await insertAggregate(pictures, {
      _id: hash,
      small: Buffer.from(small),
      medium: Buffer.from(medium),
      large: Buffer.from(large),
    });
  },
  known: async (hashes) => {
    if (hashes.length === 0) return new Set();
    const found = await pictures
      .find(guard({ _id: { $in: [...hashes] } }), { _id: 1 })
      .lean<{ _id: string }[]>()
      .exec();
    return new Set(found.map(({ _id }) => _id));
  },
  bytes: async (hash, size) =>
    bytesOf(
      (
        await pictures
          .findOne(guard({ _id: hash }), { [size]: 1 })
          .lean<PictureDocument>()
          .exec()
      )?.[size],
    ),
  name: async (name, hash) => {
    await writeGuarded(names, { id: name, set: { hash }, insertIfMissing: {} });
  },
  names: async () =>
    new Map(
      (await names.find().lean<PictureNameDocument[]>().exec()).map(({ _id, hash }) => [_id, hash]),
    ),
});
