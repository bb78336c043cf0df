import { minuteMs } from '@tokri/contracts/dates';
import type { Language } from '@tokri/contracts/language';
import {
  applyAttempt,
  expireDelivery,
  isPastMaxAge,
  nextAttemptOf,
  type Delivery,
  type DeliveryAttempt,
} from '../deliveries/notification.ts';
import type { LowStockRecipient } from './settings.ts';

export interface LowPack {
  readonly itemName: string;
  readonly hindiName: string;
  readonly unitName: string;
}

export interface DigestDelivery extends Omit<Delivery, 'sent'> {
  readonly userId: number;
  readonly channel: 'mail' | 'sms';
  readonly language: Language;
}

/** What one location has to say at a time. `collecting` until its packs are known. */
export interface Digest {
  readonly locationId: number;
  /** Counts the digests of the location. */
  readonly number: number;
  readonly startedAt: Date;
  readonly state: 'collecting' | 'sending' | 'closed';
  readonly count: number;
  /** As many as a mail names, in the order in which they fell. */
  readonly packs: readonly LowPack[];
  readonly deliveries: readonly DigestDelivery[];
}

export const maxNamedPacks = 50;

/** One order can empty several packs. */
const gatherMs = minuteMs;
const minIntervalMs = 15 * minuteMs;

export const digestDueAt = (
  firstFallAt: Date,
  previous: Pick<Digest, 'startedAt'> | undefined,
): Date =>
  new Date(
    Math.max(
      firstFallAt.getTime() + gatherMs,
      previous ? previous.startedAt.getTime() + minIntervalMs : 0,
    ),
  );

export const digestId = ({ locationId, number }: Pick<Digest, 'locationId' | 'number'>): string =>
  `low-stock:${locationId}:${number}`;

export const newDigest = (locationId: number, number: number, startedAt: Date): Digest => ({
  locationId,
  number,
  startedAt,
  state: 'collecting',
  count: 0,
  packs: [],
  deliveries: [],
});

export const deliveriesTo = (recipients: readonly LowStockRecipient[]): DigestDelivery[] =>
  recipients.flatMap(({ userId, language, mail, sms }) =>
    (['mail', 'sms'] as const)
      .filter((channel) => ({ mail, sms })[channel])
      .map((channel) => ({
        userId,
        channel,
        language,
        state: 'due',
        reason: '',
        attempts: 0,
        recipient: '',
        endedAt: null,
      })),
  );

export const skipDelivery = (delivery: DigestDelivery, now: Date): DigestDelivery => ({
  ...delivery,
  state: 'skipped',
  reason: 'not-chosen',
  endedAt: now,
});

export const applyDigestAttempt = (
  delivery: DigestDelivery,
  attempt: DeliveryAttempt,
  now: Date,
): DigestDelivery => {
  const { sent: _text, ...after } = applyAttempt(delivery, attempt, now);
  return { ...delivery, ...after };
};

export const expireDigest = (digest: Digest, now: Date): Digest =>
  isPastMaxAge(digest.startedAt, now)
    ? {
        ...digest,
        deliveries: digest.deliveries.map((delivery) => expireDelivery(delivery, now)),
      }
    : digest;

/** Null when nothing is left to send. */
export const nextDigestAttemptAt = ({ deliveries }: Digest, now: Date): Date | null =>
  nextAttemptOf(deliveries, now);
