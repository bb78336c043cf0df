import { hmacSha256 } from '@tokri/service-kit/crypto';
import { aggregateSchema, trustedFilter, conditionalUpdate } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { ActiveCodes, CodeKey } from '../../application/ports/one-time-passwords.ts';
import { identityKey } from '../../domain/accounts/identity.ts';
import type { ActiveCode } from '../../domain/one-time-passwords/active-code.ts';
import { requesterKey } from '../../domain/one-time-passwords/requester.ts';
import { toDayNumber, expiredDays } from '../retention-days.ts';

export interface ActiveCodeDocument extends ActiveCode {
  readonly _id: string;
  readonly rev: number;
  readonly network: string;
  readonly expiryDay: number;
}

export const activeCodeModel = (connection: Connection): Model<ActiveCodeDocument> =>
  connection.model<ActiveCodeDocument>(
    'living-code',
    aggregateSchema<ActiveCodeDocument>({
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

export interface ActiveCodeStore extends ActiveCodes {
  deleteExpired(now: Date): Promise<unknown>;
}

export const createActiveCodeRepository = ({
  model,
  hashKey,
}: {
  readonly model: Model<ActiveCodeDocument>;
  readonly hashKey: string;
}): ActiveCodeStore => {
  const documentId = ({ identity, requester }: CodeKey): string =>
    hmacSha256(hashKey, `living:${requesterKey(requester)}${identityKey(identity)}`);
  const hashNetwork = (network: string): string => hmacSha256(hashKey, `asked-from:${network}`);
  const toFields = (code: ActiveCode, network: string) => ({
    ...code,
    network: hashNetwork(network),
    expiryDay: toDayNumber(code.expiresAt),
  });
  return {
    find: async (codeKey, network) => {
      const found = await model
        .findOne({ _id: documentId(codeKey) })
        .lean<ActiveCodeDocument | null>();
      return (
        found && {
          challengeId: found.challengeId,
          expiresAt: found.expiresAt,
          resendAt: found.resendAt,
          isFromSameNetwork: found.network === hashNetwork(network),
        }
      );
    },
    claim: async (codeKey, code, { now, network }) =>
      (await conditionalUpdate(model, {
        id: documentId(codeKey),
        precondition: { resendAt: { $lte: now } },
        set: toFields(code, network),
        insertIfMissing: {},
      })) !== null,
    replaceCode: async (codeKey, code, network) => {
      await conditionalUpdate(model, {
        id: documentId(codeKey),
        set: toFields(code, network),
        insertIfMissing: {},
      });
    },
    release: async (codeKey, challengeId) => {
      await model.deleteOne({ _id: documentId(codeKey), challengeId });
    },
    deleteExpired: (now) =>
      model.deleteMany(trustedFilter({ expiryDay: { $in: expiredDays(now) } })),
  };
};
