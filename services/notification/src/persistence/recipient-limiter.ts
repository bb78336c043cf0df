import { setTimeout as wait } from 'node:timers/promises';
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

/**
 * The messages of an order that are due together are counted in one write. Nobody waits for a
 * message this long.
 */
export const gatherMs = 50;

interface Counter {
  readonly id: string;
  readonly limit: number;
  readonly day: number;
}

type CountTogether = (counter: Counter, quantity: number) => Promise<boolean>;

const createCount =
  (model: Model<RecipientHourDocument>): CountTogether =>
  async ({ id, limit, day }, quantity) => {
    if (quantity > limit) return false;
    const count = () =>
      conditionalUpdate(model, {
        id,
        precondition: { count: { $lte: limit - quantity } },
        inc: { count: quantity },
        insertIfMissing: { day },
      });
    // Null also when another message inserted the document at the same moment: it exists now.
    return ((await count()) ?? (await count())) !== null;
  };

/** @returns how many of `quantity` the limit allows. */
const countAllowed = async (
  count: CountTogether,
  counter: Counter,
  quantity: number,
): Promise<number> => {
  if (await count(counter, quantity)) return quantity;
  let allowed = 0;
  while (quantity > 1 && allowed < quantity && (await count(counter, 1))) allowed += 1;
  return allowed;
};

interface Gathered {
  quantity: number;
  readonly allowed: Promise<number>;
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
}): RecipientLimiterStore => {
  const count = createCount(model);
  const gathering = new Map<string, Gathered>();

  const gather = (counter: Counter): Gathered => {
    const known = gathering.get(counter.id);
    if (known) return known;
    const gathered: Gathered = {
      quantity: 0,
      allowed: wait(gatherMs).then(() => {
        gathering.delete(counter.id);
        return countAllowed(count, counter, gathered.quantity);
      }),
    };
    gathering.set(counter.id, gathered);
    return gathered;
  };

  return {
    tryConsume: async (recipient, now) => {
      const hour = Math.floor(now.getTime() / hourMs);
      const gathered = gather({
        id: `${hmacSha256(hashKey, recipientKey(recipient))}:${hour}`,
        limit: maxPerHour[recipient.channel],
        day: toDayNumber(now),
      });
      gathered.quantity += 1;
      const position = gathered.quantity;
      return position <= (await gathered.allowed);
    },
    deleteExpired: (now) => model.deleteMany(trustedFilter({ day: { $in: endedDays(now) } })),
  };
};
