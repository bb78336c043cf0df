import { Problem } from '@tokri/contracts';
import type { Language } from '@tokri/contracts';
import { newNotice, noticeId } from '../domain/notice.ts';
import type { Notice, OfferFacts, OrderFacts, OrderKind, Subject } from '../domain/notice.ts';
import type { Clock, FirstOfOrder, Notices, StoredNotice } from './ports.ts';

/** A notice belongs to the process that wrote or took it for this long; after a crash another sends it. Well above what one try of all channels takes. */
export const claimMs = 20_000;

export interface AnnounceNeeds {
  readonly notices: Notices;
  readonly clock: Clock;
  /** Hands it to the senders. When too many wait there it is left to the sweep, which finds it once its claim has ended. */
  readonly send: (stored: StoredNotice) => void;
}

interface Event {
  readonly eventId: string;
  readonly userId: number;
  readonly at: Date;
}

/** What an event says of an order. `first` is said by the order's first news, and all others build on it; `more` is what changed since. */
interface OrderNews {
  readonly kind: OrderKind;
  readonly orderId: number;
  /** The service whose event it is. Events of order arrive in sequence; one of billing may arrive before the order's first. */
  readonly by: 'order' | 'billing';
  readonly first?: FirstOfOrder;
  readonly more?: Partial<Pick<OrderFacts, 'payablePaise' | 'refundedPaise' | 'until'>>;
}

export type News = Event &
  (
    | OrderNews
    | {
        readonly kind: 'slot-offered';
        readonly language: Language | null;
        readonly facts: OfferFacts;
      }
  );

/** The order's first event is a dead letter, so later events of the same topic have nothing to build on. */
export class OrderUnknown extends Error {
  override readonly name = 'OrderUnknown';
}

/** Billing has a topic of its own: its event waits until the order's first one has been read. */
const unknownOrder = ({ by, orderId }: OrderNews): Error => {
  const text = `order ${orderId} has no notice yet`;
  return by === 'billing' ? new Problem('not-known-yet', text) : new OrderUnknown(text);
};

const subjectOf = async (
  notices: Notices,
  news: News,
): Promise<Subject & Pick<Notice, 'language'>> => {
  if (news.kind === 'slot-offered')
    return { kind: news.kind, facts: news.facts, language: news.language };
  const { kind, orderId, more } = news;
  const first = news.first ?? (await notices.placedOf(orderId));
  if (!first) throw unknownOrder(news);
  return {
    kind,
    orderId,
    addressId: first.addressId,
    facts: { ...first.facts, ...more },
    language: first.language,
  };
};

/**
 * Writes what an event has to say, once however often it comes, and leaves the sending to others: a slow gateway holds no event up. @throws OrderUnknown, Problem `not-known-yet`
 */
export const announce =
  ({ notices, clock, send }: AnnounceNeeds) =>
  async (news: News): Promise<void> => {
    const { eventId, userId, at } = news;
    const notice = newNotice({
      id: noticeId(eventId),
      userId,
      at,
      ...(await subjectOf(notices, news)),
    });
    const stored = await notices.open(notice, new Date(clock().getTime() + claimMs));
    if (stored !== null) send(stored);
  };
