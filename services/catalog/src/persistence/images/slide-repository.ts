import { aggregateSchema, createIdAllocator, conditionalUpdate } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { SlideStore } from '../../application/ports/slides.ts';
import type { Slide } from '../../domain/images/slide.ts';

export interface SlideDocument extends Omit<Slide, 'slideId'> {
  readonly _id: number;
  readonly rev: number;
}

const schema = aggregateSchema<SlideDocument>(
  {
    _id: Number,
    title: String,
    text: String,
    link: String,
    linkText: String,
    images: [String],
    position: Number,
    hindi: Schema.Types.Mixed,
    rev: { type: Number, default: 0 },
  },
  { collection: 'slides' },
);

export const slideModel = (connection: Connection): Model<SlideDocument> =>
  connection.model<SlideDocument>('Slide', schema);

const toUpdate = ({ slideId, ...slide }: Slide) => ({
  id: slideId,
  set: { ...slide, images: [...slide.images] },
});

export const createSlideRepository = (
  connection: Connection,
  model: Model<SlideDocument>,
): SlideStore => ({
  listAll: async () => {
    const documents = await model.find().lean<SlideDocument[]>().exec();
    return documents
      .map(({ _id, rev: _rev, ...slide }) => ({ slideId: _id, ...slide }))
      .sort((a, b) => a.position - b.position || a.slideId - b.slideId);
  },
  nextId: createIdAllocator({ connection, name: 'slide', blockSize: 5 }),
  upsert: async (slide) => {
    await conditionalUpdate(model, { ...toUpdate(slide), insertIfMissing: {} });
  },
  update: async (slide) => (await conditionalUpdate(model, toUpdate(slide))) !== null,
});
