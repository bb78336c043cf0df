import { offeredSlotPath, orderPath } from '@tokri/contracts';
import type { Language } from '@tokri/contracts';
import type { DeliveryReason, NoticeKind } from '@tokri/contracts/events';
import type { Channel, HandOver, Nowhere } from './message.ts';

/** What a text says of an order; no name or address. */
export interface OrderFacts {
  readonly number: string;
  readonly payablePaise: number;
  /** Delivery day. */
  readonly pdate: string;
  /** What went back now, of a refund; what was short, of a packing. */
  readonly refundedPaise?: number;
  /** Until when it can be paid, ISO 8601. */
  readonly until?: string;
}

/** What a text says of a place that is kept for somebody who waited for it. */
export interface OfferFacts {
  readonly slotId: number;
  readonly date: string;
  /** `07:00`; so is `end`. */
  readonly start: string;
  readonly end: string;
  /** Until when it is kept, ISO 8601. */
  readonly until: string;
}

export type OrderKind = Exclude<NoticeKind, 'slot-offered'>;

/** What a notice is about. */
export type Subject =
  | {
      readonly kind: OrderKind;
      readonly orderId: number;
      /** Where it is delivered to. */ readonly addressId: number;
      readonly facts: OrderFacts;
    }
  | { readonly kind: 'slot-offered'; readonly facts: OfferFacts };

export type DeliveryState = 'due' | 'sent' | 'failed' | 'skipped' | 'too-late';

/** One channel of a notice. */
export interface Delivery {
  readonly state: DeliveryState;
  /** Of a try that did not succeed; empty else. */
  readonly reason: DeliveryReason | '';
  readonly attempts: number;
  /** Masked. */
  readonly recipient: string;
  readonly endedAt: Date | null;
}

interface Told {
  /** `ntf:<event id>`: a repeated event finds it. */
  readonly id: string;
  readonly userId: number;
  readonly at: Date;
  /** That they read the shop in when they ordered, or joined the waiting list; null where the event does not say. */
  readonly language: Language | null;
}

/** What one event has to say to one person: entry of the inbox, and a delivery for each channel. */
export type Notice = Told & Subject & { readonly deliveries: Readonly<Record<Channel, Delivery>> };

export const noticeId = (eventId: string): string => `ntf:${eventId}`;
export const deliveryId = (notice: Pick<Notice, 'id'>, channel: Channel): string =>
  `${notice.id}:${channel}`;

const due: Delivery = { state: 'due', reason: '', attempts: 0, recipient: '', endedAt: null };

export const newNotice = (of: Told & Subject): Notice => ({
  ...of,
  deliveries: { sms: due, mail: due, push: due },
});

/** Tries of one channel, at most: with the delays below they end after about 40 minutes. */
export const attemptsMax = 14;
const firstDelayMs = 2_000;
const delayMsMax = 300_000;
/** News of an order is no news after this. */
export const lifeMs = 6 * 3_600_000;

/** How long to wait after that many tries. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(firstDelayMs * 2 ** Math.max(0, attempts - 1), delayMsMax);

/** What a try can come to, beside what gateways say: nowhere to send it, or the person's record is not here yet. */
export type Tried =
  | { readonly recipient: string; readonly handOver: HandOver }
  | { readonly recipient: ''; readonly nowhere: Nowhere };

const retriable: ReadonlySet<DeliveryReason> = new Set<DeliveryReason>([
  'timeout',
  'unreachable',
  'gateway-error',
  'no-contact',
]);

const reasonOf = (tried: Tried): Delivery['reason'] => {
  if ('nowhere' in tried) return tried.nowhere;
  return tried.handOver.ok ? '' : tried.handOver.reason;
};

/** A channel after a try. At least once: it stays due until a gateway has taken it, said no for good, or the tries are over. */
export const afterTry = (delivery: Delivery, tried: Tried, now: Date): Delivery => {
  const attempts = delivery.attempts + 1;
  const ended = { attempts, recipient: tried.recipient, endedAt: now };
  const reason = reasonOf(tried);
  if (reason === '') return { ...ended, state: 'sent', reason };
  if (reason === 'no-address' || reason === 'no-token' || reason === 'unregistered')
    return { ...ended, state: 'skipped', reason };
  if (retriable.has(reason) && attempts < attemptsMax)
    return { ...ended, endedAt: null, state: 'due', reason };
  return { ...ended, state: 'failed', reason };
};

/** An offered place is news as long as it is kept. */
const isOver = (subject: Subject, now: Date): boolean =>
  subject.kind === 'slot-offered' && now.getTime() >= Date.parse(subject.facts.until);

/** Too old to be sent now; a code's life is judged elsewhere. */
export const isTooLate = (notice: Notice, now: Date): boolean =>
  now.getTime() - notice.at.getTime() > lifeMs || isOver(notice, now);

/** The page that a notice leads to. */
export const noticePath = (subject: Subject): string =>
  subject.kind === 'slot-offered'
    ? offeredSlotPath(subject.facts.slotId)
    : orderPath(subject.orderId);

/** Its order as others see it; 0 and no number where it is about none. */
export const orderOf = (subject: Subject): { readonly orderId: number; readonly number: string } =>
  subject.kind === 'slot-offered'
    ? { orderId: 0, number: '' }
    : { orderId: subject.orderId, number: subject.facts.number };

/** Where to write to: to the person, or to who takes an order at its address (0 for none). */
export const addresseeOf = (
  notice: Notice,
): { readonly userId: number; readonly addressId: number } => ({
  userId: notice.userId,
  addressId: notice.kind === 'slot-offered' ? 0 : notice.addressId,
});

export const tooLate = (delivery: Delivery, now: Date): Delivery =>
  delivery.state === 'due' ? { ...delivery, state: 'too-late', endedAt: now } : delivery;

/** When to try again, or null when every channel has ended. */
export const nextTryAt = ({ deliveries }: Pick<Notice, 'deliveries'>, now: Date): Date | null => {
  const waiting = Object.values(deliveries).filter(({ state }) => state === 'due');
  if (waiting.length === 0) return null;
  return new Date(
    now.getTime() + Math.min(...waiting.map(({ attempts }) => retryDelayMs(attempts))),
  );
};
