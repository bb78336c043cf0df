import {
  aggregateSchema,
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { ImageStore } from '../../application/ports/images.ts';

export interface ImageDocument {
  readonly _id: string;
  readonly rev: number;
  readonly small: Uint8Array;
  readonly medium: Uint8Array;
  readonly large: Uint8Array;
}
export interface ImageNameDocument {
  readonly _id: string;
  readonly rev: number;
  readonly hash: string;
}

const revisionField = { rev: { type: Number, default: 0 } };
const imageSchema = aggregateSchema<ImageDocument>(
  { _id: String, small: Buffer, medium: Buffer, large: Buffer, ...revisionField },
  { collection: 'pictures' },
);
const nameSchema = aggregateSchema<ImageNameDocument>(
  { _id: String, hash: String, ...revisionField },
  { collection: 'pictureNames' },
);

export const imageModel = (connection: Connection): Model<ImageDocument> =>
  connection.model<ImageDocument>('Picture', imageSchema);
export const imageNameModel = (connection: Connection): Model<ImageNameDocument> =>
  connection.model<ImageNameDocument>('PictureName', nameSchema);

const toBytes = (
  value: Uint8Array | { readonly buffer: Uint8Array } | undefined,
): Uint8Array | null => {
  if (!value) return null;
  return value instanceof Uint8Array ? value : value.buffer;
};

export const createImageRepository = ({
  images,
  names,
}: {
  readonly images: Model<ImageDocument>;
  readonly names: Model<ImageNameDocument>;
}): ImageStore => ({
  save: async ({ hash, small, medium, large }) => {
    await insertAggregate(images, {
      _id: hash,
      small: Buffer.from(small),
      medium: Buffer.from(medium),
      large: Buffer.from(large),
    });
  },
  findExisting: async (hashes) => {
    if (hashes.length === 0) return new Set();
    const found = await images
      .find(trustedFilter({ _id: { $in: [...hashes] } }), { _id: 1 })
      .lean<{ _id: string }[]>()
      .exec();
    return new Set(found.map(({ _id }) => _id));
  },
  readBytes: async (hash, size) =>
    toBytes(
      (
        await images
          .findOne(trustedFilter({ _id: hash }), { [size]: 1 })
          .lean<ImageDocument>()
          .exec()
      )?.[size],
    ),
  assignName: async (name, hash) => {
    await conditionalUpdate(names, { id: name, set: { hash }, insertIfMissing: {} });
  },
  listNames: async () =>
    new Map(
      (await names.find().lean<ImageNameDocument[]>().exec()).map(({ _id, hash }) => [_id, hash]),
    ),
});
