import { newNotice, noticeId } from '../domain/notice.ts';
import type { Facts, Notice } from '../domain/notice.ts';
import type { Clock, Notices, StoredNotice } from './ports.ts';

/** A notice belongs to the process that wrote it for this long; after a crash another sends it. */
export const claimMs = 20_000;

export interface AnnounceNeeds {
  readonly notices: Notices;
  readonly clock: Clock;
  /** Hands it to the senders; may be refused, then the sweep finds it. */
  readonly send: (stored: StoredNotice) => void;
}

/** What an event says; `facts` of the order are those of its first notice unless given. */
export interface News {
  readonly eventId: string;
  readonly userId: number;
  readonly orderId: number;
  readonly kind: Notice['kind'];
  readonly at: Date;
  readonly addressId?: number;
  readonly facts?: Facts;
  readonly more?: Partial<Pick<Facts, 'payablePaise' | 'refundedPaise' | 'until'>>;
}

/** The first notice of this order is not here yet: events of two topics may overtake one another. The consumer tries again. */
export class OrderUnknown extends Error {
  override readonly name = 'OrderUnknown';
}

/**
 * Writes what an event has to say, once however often it comes, and leaves the sending to others: a slow gateway holds no event up. @throws OrderUnknown
 */
export const announce = ({ notices, clock, send }: AnnounceNeeds) => async (news: News): Promise<void> => {
  const { eventId, userId, orderId, kind, at } = news;
  const first = news.facts === undefined ? await notices.placedOf(orderId) : null;
  const facts = news.facts ?? first?.facts;
  if (facts === undefined) throw new OrderUnknown(`order ${orderId} has no notice yet`);
  const addressId = news.addressId ?? first?.addressId ?? 0;
  const notice = newNotice({ id: noticeId(eventId), userId, orderId, addressId, kind, facts: { ...facts, ...news.more }, at });
  const stored = await notices.open(notice, new Date(clock().getTime() + claimMs));
  if (stored !== null) send(stored);
};
