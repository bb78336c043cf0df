import { keyedHash } from '@tokri/service-kit/crypto';
import { aggregateSchema, guard, writeGuarded } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { LivingCodes } from '../application/ports.ts';
import { identityKey, type Identity } from '../domain/identity.ts';
import type { LivingCode } from '../domain/living-code.ts';
import { dayOf, pastDays } from './kept-days.ts';

/** One per identity, under a keyed hash of it. */
export interface LivingCodeDocument extends LivingCode {
  readonly _id: string;
  readonly rev: number;
  /** Keyed hash of the network that asked. */
  readonly network: string;
  readonly expiryDay: number;
}

export const livingCodeModel = (connection: Connection): Model<LivingCodeDocument> =>
  connection.model<LivingCodeDocument>(
    'living-code',
    aggregateSchema<LivingCodeDocument>({
      _id: String,
      rev: { type: Number, default: 0 },
      challengeId: Number,
      network: String,
      expiresAt: Date,
      resendAt: Date,
      expiryDay: { type: Number, index: true },
    }),
    'living-codes',
  );

export interface LivingCodeStore extends LivingCodes {
  sweep(now: Date): Promise<unknown>;
}

export const livingCodeRepository = ({
  model,
  hashKey,
}: {
  readonly model: Model<LivingCodeDocument>;
  readonly hashKey: string;
}): LivingCodeStore => {
  const idOf = (identity: Identity): string =>
    keyedHash(hashKey, `living:${identityKey(identity)}`);
  const networkHash = (network: string): string => keyedHash(hashKey, `asked-from:${network}`);
  const fields = (code: LivingCode, network: string) => ({
    ...code,
    network: networkHash(network),
    expiryDay: dayOf(code.expiresAt),
  });
  return {
    find: async (identity, network) => {
      const found = await model.findOne({ _id: idOf(identity) }).lean<LivingCodeDocument | null>();
      return (
        found && {
          challengeId: found.challengeId,
          expiresAt: found.expiresAt,
          resendAt: found.resendAt,
          isFromSameNetwork: found.network === networkHash(network),
        }
      );
    },
    claim: async (identity, code, { now, network }) =>
      (await writeGuarded(model, {
        id: idOf(identity),
        guard: { resendAt: { $lte: now } },
        set: fields(code, network),
        insertIfMissing: {},
      })) !== null,
    renew: async (identity, code, network) => {
      await writeGuarded(model, {
        id: idOf(identity),
        set: fields(code, network),
        insertIfMissing: {},
      });
    },
    release: async (identity, challengeId) => {
      await model.deleteOne({ _id: idOf(identity), challengeId });
    },
    sweep: (now) => model.deleteMany(guard({ expiryDay: { $in: pastDays(now) } })),
  };
};
