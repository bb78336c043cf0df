import {
  ok,
  refusal,
  type Language,
  type Outcome,
  type QuoteClaims,
  type ReadQuote,
} from '@tokri/contracts';
import { untilKnown, type Waiters } from '@tokri/service-kit/use-case';
import type { Agreement, Order } from '../domain/order.ts';
import { placeOrder, wayToPay } from '../domain/place.ts';
import {
  holdRefusal,
  orderOfTry,
  quoteRefusal,
  triesOfHoldMax,
  type OrderRequest,
} from '../domain/quote-rules.ts';
import { transactionNumber } from '../domain/transaction-number.ts';
import type { Clock, ContactBook, HeardHolds, OrderStore } from './ports.ts';

export interface PlaceOrderRequest extends OrderRequest {
  readonly quoteToken: string;
  readonly holdId: number;
  readonly note: string;
  /** That the customer reads the shop in. */
  readonly language: Language;
}

export interface PlaceOrderNeeds {
  readonly store: OrderStore;
  readonly contacts: ContactBook;
  readonly holds: HeardHolds;
  readonly readQuote: ReadQuote;
  readonly settlement: Waiters<Order>;
  readonly clock: Clock;
  /** Gives the id that an earlier try with the same Idempotency-Key was given, else a new one. */
  readonly allocateId: (next: () => Promise<number>) => Promise<number>;
}

/** The answer waits this long for the saga (architecture.md 3); afterwards the order is answered as Placed. */
export const settleWaitMs = 1500;
/** Another process may settle the order: so it is looked up this often. */
const lookEveryMs = 400;

const settled = async (needs: PlaceOrderNeeds, placed: Order): Promise<Order> => {
  const deadline = performance.now() + settleWaitMs;
  let order = placed;
  while (order.status === 'Placed' && performance.now() < deadline) {
    const settledHere = await needs.settlement.wait(
      order.orderId,
      Math.min(lookEveryMs, deadline - performance.now()),
    );
    order = settledHere ?? (await needs.store.byId(order.orderId))?.order ?? order;
  }
  return order;
};

/** Writes the next try of the hold. What came first under the same quote, or was not rejected, is the order of this try: two tabs and a repeat place it once. */
const writeTry = async (
  { store }: PlaceOrderNeeds,
  agreement: Agreement,
): Promise<Order | null> => {
  for (let tryOfHold = 1; tryOfHold <= triesOfHoldMax;) {
    const decision = placeOrder({ ...agreement, ...(tryOfHold === 1 ? {} : { tryOfHold }) });
    if ((await store.insert(decision)) === 'inserted') return decision.order;
    const ofHold = await store.byHold(agreement);
    const mine = orderOfTry(ofHold, agreement.quoteId);
    if (mine || ofHold.length < tryOfHold) return mine ?? null;
    tryOfHold = ofHold.length + 1;
  }
  return null;
};

const write = async (
  needs: PlaceOrderNeeds,
  request: PlaceOrderRequest,
  quote: QuoteClaims,
): Promise<Order | null> => {
  const { slot, ...agreed } = quote;
  if (!slot) return null;
  const address = await untilKnown('address', () =>
    needs.contacts.address(request.addressId, quote.userId),
  );
  const orderId = await needs.allocateId(() => needs.store.nextId());
  const placedAt = needs.clock();
  return writeTry(needs, {
    orderId,
    transactionNumber: transactionNumber(orderId, placedAt),
    placedAt,
    holdId: request.holdId,
    note: request.note,
    language: request.language,
    paymentMethod: wayToPay(request.rowMethod, agreed.totals),
    quoteId: agreed.quoteId,
    userId: agreed.userId,
    partyId: agreed.partyId,
    companyId: agreed.companyId,
    pdate: agreed.pdate,
    cartVersion: agreed.cartVersion,
    placeOfSupply: agreed.placeOfSupply,
    lines: agreed.lines,
    itemCount: agreed.itemCount,
    leadTimeMinutes: agreed.leadTimeMinutes,
    totals: agreed.totals,
    taxSummary: agreed.taxSummary,
    coupon: agreed.coupon,
    address,
    userName: (await needs.contacts.personName(quote.userId)) || address.name,
    slot: {
      slotId: slot.slotId,
      date: slot.date,
      start: slot.start,
      end: slot.end,
      cutOffAt: new Date(slot.cutOffAt),
    },
  });
};

/** What became of the try; `takenBy` is the order that has the cart, when that is why it was turned down. */
export interface PlacedOrder {
  readonly order: Order;
  readonly takenBy: number | null;
}

interface CartTaken {
  readonly takenBy?: number;
}

const placeNew = async (
  needs: PlaceOrderNeeds,
  request: PlaceOrderRequest,
): Promise<Outcome<Order, string, CartTaken>> => {
  const reading = await needs.readQuote(request.quoteToken);
  if (reading.kind === 'refused') return refusal(reading.code);
  const code =
    quoteRefusal(reading.quote, request) ??
    holdRefusal(needs.holds.of(request.holdId), reading.quote);
  if (code) return refusal(code);
  // Saves the customer a wait, no more: of two orders that come at once, cart gives itself to one.
  const takenBy = await needs.store.orderOfCart({ ...reading.quote, holdId: request.holdId });
  if (takenBy !== null) return refusal('cart-taken', { takenBy });
  const order = await write(needs, request, reading.quote);
  return order ? ok(order) : refusal('hold-expired');
};

const answerOf = async (
  needs: PlaceOrderNeeds,
  placed: Order,
): Promise<Outcome<PlacedOrder, string, CartTaken>> => {
  const order = await settled(needs, placed);
  const isTaken = order.status === 'Rejected' && order.rejection.code === 'cart-taken';
  return ok({ order, takenBy: isTaken ? await needs.store.orderOfCart(order) : null });
};

/**
 * Places an order by a signed quote and a hold. A hold that already belongs to an order of this user answers that order, unless it was rejected: then its
 * repeat alone does, and another quote is ordered anew. Prices are the quote's; nothing the client says about money is read.
 */
export const placeOrderByQuote = async (
  needs: PlaceOrderNeeds,
  request: PlaceOrderRequest,
): Promise<Outcome<PlacedOrder, string, CartTaken>> => {
  const outcome = await placeNew(needs, request);
  if (outcome.ok) return answerOf(needs, outcome.value);
  const earlier = (await needs.store.byHold(request)).find(({ status }) => status !== 'Rejected');
  return earlier ? answerOf(needs, earlier) : outcome;
};
