import { aggregateSchema, conditionalUpdate } from '@tokri/service-kit/mongo';
import { type Connection, type Model, Schema } from 'mongoose';
import type { QuotaKey, QuotaStore } from '../../application/ports/quotas.ts';

export interface QuotaDocument {
  readonly _id: string;
  readonly rev: number;
  readonly claims: readonly { readonly thing: number; readonly at: Date }[];
}

const documentId = ({ kind, userId }: Omit<QuotaKey, 'resourceId'>): string => `${kind}:${userId}`;

export const quotaModel = (connection: Connection): Model<QuotaDocument> =>
  connection.model<QuotaDocument>(
    'claim',
    aggregateSchema<QuotaDocument>({ _id: String, rev: Number, claims: [Schema.Types.Mixed] }),
    'claims',
  );

export const quotaRepository = (model: Model<QuotaDocument>): QuotaStore => ({
  add: async (key, { at, max }) =>
    (await conditionalUpdate(model, {
      id: documentId(key),
      precondition: {
        [`claims.${max - 1}`]: { $exists: false },
        'claims.thing': { $ne: key.resourceId },
      },
      push: { claims: { thing: key.resourceId, at } },
      insertIfMissing: {},
    })) !== null,
  find: async (key) => {
    const found = await model.findById(documentId(key)).lean<QuotaDocument | null>();
    return {
      rev: found?.rev ?? 0,
      entries: (found?.claims ?? []).map(({ thing, at }) => ({ resourceId: thing, at })),
    };
  },
  replace: async (key, { rev, entries }) => {
    const claims = entries.map(({ resourceId, at }) => ({ thing: resourceId, at }));
    await conditionalUpdate(model, { id: documentId(key), rev, set: { claims } });
  },
  remove: async (key) => {
    await conditionalUpdate(model, {
      id: documentId(key),
      precondition: { 'claims.thing': key.resourceId },
      pull: { claims: { thing: key.resourceId } },
    });
  },
});
