import { hourMs } from '@tokri/contracts/dates';
import { mailboxKey } from '@tokri/contracts/validation';
import { hmacSha256 } from '@tokri/service-kit/crypto';
import { aggregateSchema, conditionalUpdate, trustedFilter } from '@tokri/service-kit/mongo';
import { createTtlCache, type Clock } from '@tokri/service-kit/use-case';
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

type Recipient = Parameters<RecipientLimiter['tryConsume']>[0];

const recipientKey = ({ channel, to }: Recipient) =>
  `recipient:${channel}:${channel === 'mail' ? mailboxKey(to) : to.toLowerCase()}`;

export interface RecipientLimiterStore extends RecipientLimiter {
  deleteExpired(now: Date): Promise<unknown>;
}

/**
 * The first two messages of an order follow each other, so two are counted with one write. The
 * second one stays unused if its process ends first, or if another process sends the next message.
 */
const unitsPerWrite = 2;
const maxCachedHours = 5_000;

/** The hour of a recipient as this process knows it. */
interface RecipientHour {
  readonly id: string;
  readonly limit: number;
  readonly day: number;
  countedAhead: number;
  /** Counts only rise, so a full hour stays full. */
  isFull: boolean;
  lastTurn: Promise<unknown>;
}

const count = async (
  model: Model<RecipientHourDocument>,
  { id, limit, day }: RecipientHour,
  quantity: number,
): Promise<boolean> => {
  if (quantity > limit) return false;
  const write = () =>
    conditionalUpdate(model, {
      id,
      precondition: { count: { $lte: limit - quantity } },
      inc: { count: quantity },
      insertIfMissing: { day },
    });
  // Null also when another message inserted the document at the same moment: it exists now.
  return ((await write()) ?? (await write())) !== null;
};

const consume = async (
  model: Model<RecipientHourDocument>,
  hour: RecipientHour,
): Promise<boolean> => {
  if (hour.countedAhead > 0) {
    hour.countedAhead -= 1;
    return true;
  }
  for (let quantity = unitsPerWrite; quantity > 0 && !hour.isFull; quantity -= 1)
    if (await count(model, hour, quantity)) {
      hour.countedAhead = quantity - 1;
      return true;
    }
  hour.isFull = true;
  return false;
};

/** The stored key is a keyed hash, so the collection reveals no number or address. */
export const createRecipientLimiter = ({
  model,
  hashKey,
  maxPerHour,
  clock,
}: {
  readonly model: Model<RecipientHourDocument>;
  readonly hashKey: string;
  readonly maxPerHour: Readonly<Record<'sms' | 'mail', number>>;
  readonly clock: Clock;
}): RecipientLimiterStore => {
  const hours = createTtlCache<string, RecipientHour>({ maxEntries: maxCachedHours, clock });

  const findHour = (recipient: Recipient, now: Date): RecipientHour => {
    const hourNumber = Math.floor(now.getTime() / hourMs);
    const id = `${hmacSha256(hashKey, recipientKey(recipient))}:${hourNumber}`;
    const hour = hours.get(id) ?? {
      id,
      limit: maxPerHour[recipient.channel],
      day: toDayNumber(now),
      countedAhead: 0,
      isFull: false,
      lastTurn: Promise.resolve(),
    };
    hours.set(id, hour, hourMs);
    return hour;
  };

  return {
    tryConsume: (recipient, now) => {
      const hour = findHour(recipient, now);
      const turn = hour.lastTurn.then(() => consume(model, hour));
      hour.lastTurn = turn.catch(() => undefined);
      return turn;
    },
    deleteExpired: (now) => model.deleteMany(trustedFilter({ day: { $in: endedDays(now) } })),
  };
};
