import { aggregateSchema, writeGuarded } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { ClaimOf, ClaimStore } from '../application/ports/claims.ts';
import type { Claim } from '../domain/claims.ts';

export interface ClaimDocument {
  /** `holds:<user>` or `waits:<user>`. */
  readonly _id: string;
  readonly rev: number;
  readonly claims: readonly Claim[];
}

const idOf = ({ kind, userId }: Omit<ClaimOf, 'thing'>): string => `${kind}:${userId}`;

export const claimModel = (connection: Connection): Model<ClaimDocument> =>
  connection.model<ClaimDocument>(
    'claim',
    aggregateSchema<ClaimDocument>({ _id: String, rev: Number, claims: [Schema.Types.Mixed] }),
    'claims',
  );

/** One document a customer and kind, so that a limit is one guard. */
export const claimRepository = (model: Model<ClaimDocument>): ClaimStore => ({
  add: async (of, { at, max }) =>
    (await writeGuarded(model, {
      id: idOf(of),
      guard: { [`claims.${max - 1}`]: { $exists: false }, 'claims.thing': { $ne: of.thing } },
      push: { claims: { thing: of.thing, at } },
      insertIfMissing: {},
    })) !== null,
  read: async (of) => {
    const found = await model.findById(idOf(of)).lean<ClaimDocument | null>();
    return { rev: found?.rev ?? 0, claims: found?.claims ?? [] };
  },
  keep: async (of, { rev, claims }) => {
    await writeGuarded(model, { id: idOf(of), rev, set: { claims } });
  },
  drop: async (of) => {
    await writeGuarded(model, {
      id: idOf(of),
      guard: { 'claims.thing': of.thing },
      pull: { claims: { thing: of.thing } },
    });
  },
});
