import type { PlaceOrderErrorCode, UnpaidLimitErrorCode } from '@tokri/contracts/orders';
import { type Language } from '@tokri/contracts/language';
import { type QuoteClaims, type VerifyQuote } from '@tokri/contracts/pricing';
import { maxOrdersPerHold } from '@tokri/contracts/slots';
import { err, ok, type Err, type Result } from '@tokri/contracts/result';
import { waitForReplica, type PendingReplies } from '@tokri/service-kit/use-case';
import type { OrderTerms, Order } from '../../domain/order.ts';
import { placeOrder, effectivePaymentMethod } from '../../domain/placing/place-order.ts';
import {
  checkHold,
  findRepeatedOrder,
  checkQuote,
  hasReturnedHold,
  listEndedOrderIds,
  type OrderRequest,
} from '../../domain/placing/quote-rules.ts';
import { toTransactionNumber } from '../../domain/placing/transaction-number.ts';
import { addToQuotas, type ExceededQuota, type QuotaDeps } from '../limits/add-quota-entry.ts';
import type { ContactDirectory } from '../ports/contact-directory.ts';
import type { KnownHolds } from '../ports/known-holds.ts';
import type { OrderStore } from '../ports/order-store.ts';
import { waitForSettlement } from './wait-for-settlement.ts';

export interface PlaceOrderCommand extends OrderRequest {
  readonly quoteToken: string;
  readonly holdId: number;
  readonly note: string;
  readonly language: Language;
}

export interface PlaceOrderDeps extends QuotaDeps {
  readonly store: OrderStore;
  readonly contacts: ContactDirectory;
  readonly holds: KnownHolds;
  readonly readQuote: VerifyQuote;
  readonly pendingReplies: PendingReplies<Order>;
  readonly allocateId: (next: () => Promise<number>) => Promise<number>;
}

type CreateOrderResult =
  Result<Order, 'hold-expired'> | Err<UnpaidLimitErrorCode, { readonly exceeded: ExceededQuota }>;

const limitErrorCode = ({ owner, limit }: ExceededQuota): UnpaidLimitErrorCode => {
  if (owner === 'address' || owner === 'mobile') return 'unpaid-address-limit';
  switch (limit.rule) {
    case 'slot':
      return 'unpaid-slot-limit';
    case 'day':
      return 'unpaid-day-limit';
    case 'total':
      return 'unpaid-order-limit';
    case 'item':
      return 'unpaid-item-limit';
  }
};

const insertNextAttempt = async (
  deps: PlaceOrderDeps,
  terms: OrderTerms,
  verifiedEmail: string,
): Promise<CreateOrderResult> => {
  const { store } = deps;
  let endedOrderIds: ReturnType<typeof listEndedOrderIds> = {};
  for (let attempt = 1; attempt <= maxOrdersPerHold;) {
    const decision = placeOrder({
      ...terms,
      ...(attempt === 1 ? {} : { holdAttempt: attempt, ...endedOrderIds }),
    });
    const exceeded = await addToQuotas(deps, decision.order, verifiedEmail);
    if (!exceeded && (await store.insert(decision)) === 'inserted') return ok(decision.order);
    const ordersOfHold = await store.listByHold(terms);
    const existing = findRepeatedOrder(ordersOfHold, terms.quoteId);
    if (existing) return ok(existing);
    if (exceeded) return { ok: false, code: limitErrorCode(exceeded), exceeded };
    if (ordersOfHold.length < attempt) break;
    attempt = ordersOfHold.length + 1;
    endedOrderIds = listEndedOrderIds(ordersOfHold);
  }
  return err('hold-expired');
};

const createOrder = async (
  deps: PlaceOrderDeps,
  command: PlaceOrderCommand,
  quote: QuoteClaims,
): Promise<CreateOrderResult> => {
  const { slot } = quote;
  if (!slot) return err('hold-expired');
  const { address, person } = await waitForReplica('address', () =>
    deps.contacts.findOrderContacts(command.addressId, quote.userId),
  );
  const orderId = await deps.allocateId(() => deps.store.nextId());
  const placedAt = deps.clock();
  const terms: OrderTerms = {
    orderId,
    transactionNumber: toTransactionNumber(orderId, placedAt),
    placedAt,
    holdId: command.holdId,
    note: command.note,
    language: command.language,
    paymentMethod: effectivePaymentMethod(command.paymentMethod, quote.totals),
    quoteId: quote.quoteId,
    userId: quote.userId,
    partyId: quote.partyId,
    companyId: quote.companyId,
    pdate: quote.pdate,
    cartVersion: quote.cartVersion,
    placeOfSupply: quote.placeOfSupply,
    ...(quote.locationId === undefined ? {} : { locationId: quote.locationId }),
    lines: quote.lines,
    itemCount: quote.itemCount,
    leadTimeMinutes: quote.leadTimeMinutes,
    totals: quote.totals,
    taxSummary: quote.taxSummary,
    coupon: quote.coupon,
    address,
    userName: person?.name || address.name,
    slot: {
      slotId: slot.slotId,
      date: slot.date,
      start: slot.start,
      end: slot.end,
      cutOffAt: new Date(slot.cutOffAt),
    },
  };
  return insertNextAttempt(deps, terms, person?.verifiedEmail ?? '');
};

export interface Placement {
  readonly order: Order;
  readonly conflictingOrderId: number | null;
}

type PlaceOrderResult<Value> =
  | Result<Value, Exclude<PlaceOrderErrorCode, 'cart-taken' | UnpaidLimitErrorCode>>
  | Extract<CreateOrderResult, { readonly exceeded: ExceededQuota }>
  | Err<'cart-taken', { readonly conflictingOrderId: number }>;

const placeNewOrder = async (
  deps: PlaceOrderDeps,
  command: PlaceOrderCommand,
): Promise<PlaceOrderResult<Order>> => {
  const quoteResult = await deps.readQuote(command.quoteToken);
  if (!quoteResult.ok) return quoteResult;
  const quote = quoteResult.value;
  const code = checkQuote(quote, command) ?? checkHold(deps.holds.find(command.holdId), quote);
  if (code) return err(code);
  // This check only saves a wait. The cart service decides between two orders placed at once.
  const conflictingOrderId = deps.store.mayHaveOrderOfCart(quote)
    ? await deps.store.findOrderIdByCart({ ...quote, holdId: command.holdId })
    : null;
  if (conflictingOrderId !== null) return { ok: false, code: 'cart-taken', conflictingOrderId };
  return createOrder(deps, command, quote);
};

const awaitPlacedOrder = async (
  deps: PlaceOrderDeps,
  placed: Order,
): Promise<PlaceOrderResult<Placement>> => {
  const order = await waitForSettlement(deps, placed);
  const isCartTaken = order.status === 'Rejected' && order.rejection.code === 'cart-taken';
  return ok({
    order,
    conflictingOrderId: isCartTaken ? await deps.store.findOrderIdByCart(order) : null,
  });
};

/**
 * A repeated request returns the existing order of its hold. After a rejection or an expired payment
 * only a new quote creates another order. Prices come from the signed quote, never from the client.
 */
export const placeOrderByQuote = async (
  deps: PlaceOrderDeps,
  command: PlaceOrderCommand,
): Promise<PlaceOrderResult<Placement>> => {
  const result = await placeNewOrder(deps, command);
  if (result.ok) return awaitPlacedOrder(deps, result.value);
  const existing = (await deps.store.listByHold(command)).find((order) => !hasReturnedHold(order));
  return existing ? awaitPlacedOrder(deps, existing) : result;
};
