import { hourMs } from '@tokri/contracts/dates';
import { mailboxKey } from '@tokri/contracts/validation';
import { hmacSha256 } from '@tokri/service-kit/crypto';
import { aggregateSchema, conditionalUpdate, trustedFilter } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { RecipientLimiter } from '../application/ports/recipient-limiter.ts';
import { endedDays, toDayNumber } from './retention-days.ts';

export interface RecipientHourDocument {
  readonly _id: string;
  readonly count: number;
  readonly day: number;
  readonly rev: number;
}

export const recipientHourModel = (connection: Connection): Model<RecipientHourDocument> =>
  connection.model<RecipientHourDocument>(
    'recipient-hour',
    aggregateSchema<RecipientHourDocument>({
      _id: String,
      count: Number,
      day: { type: Number, index: true },
      rev: { type: Number, default: 0 },
    }),
    'recipient-hours',
  );

const recipientKey = ({ channel, to }: { readonly channel: 'sms' | 'mail'; readonly to: string }) =>
  `recipient:${channel}:${channel === 'mail' ? mailboxKey(to) : to.toLowerCase()}`;

export interface RecipientLimiterStore extends RecipientLimiter {
  deleteExpired(now: Date): Promise<unknown>;
}

/** The stored key is a keyed hash, so the collection reveals no number or address. */
export const createRecipientLimiter = ({
  model,
  hashKey,
  maxPerHour,
}: {
  readonly model: Model<RecipientHourDocument>;
  readonly hashKey: string;
  readonly maxPerHour: Readonly<Record<'sms' | 'mail', number>>;
}): RecipientLimiterStore => ({
  tryConsume: async (recipient, now) => {
    const hour = Math.floor(now.getTime() / hourMs);
    const count = () =>
      conditionalUpdate(model, {
        id: `${hmacSha256(hashKey, recipientKey(recipient))}:${hour}`,
        precondition: { count: { $lt: maxPerHour[recipient.channel] } },
        inc: { count: 1 },
        insertIfMissing: { day: toDayNumber(now) },
      });
    // Null also when another message inserted the document at the same moment: it exists now.
    return ((await count()) ?? (await count())) !== null;
  },
  deleteExpired: (now) => model.deleteMany(trustedFilter({ day: { $in: endedDays(now) } })),
});
