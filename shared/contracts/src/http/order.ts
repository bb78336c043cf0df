import * as z from 'zod/mini';
import { rupees } from '../money.ts';
import { cart, pricedLine, totals } from './cart.ts';
import { alone, exactly, operation } from './define.ts';
import * as f from './fields.ts';
import { resultWith } from './result.ts';

const address = z.object({ Name: z.string(), Mobile: z.string(), Address: z.string(), Pincode: z.string() });
const orderSlot = z.object({ Id: z.int(), Date: f.isoDate, Start: f.clockTime, End: f.clockTime });
const step = { Status: z.int(), StatusText: z.string() };

export const order = z.object({
  Id: z.int(), TransactionNumber: z.string(), UserId: z.int(), UserName: z.string(), Mobile: z.string(), CompanyId: z.int(), PartyId: z.int(),
  ...step, PaymentStatus: z.int(), PaymentStatusText: z.string(), PaymentMethod: z.enum(['online', 'cod', 'credit']), PlacedAt: f.instant, PDate: f.isoDate,
  Slot: orderSlot, Address: address, ItemCount: z.int(), Totals: totals,
  Lines: z.optional(z.array(pricedLine)), TaxSummary: z.optional(cart.shape.TaxSummary),
  History: z.optional(z.array(z.object({ ...step, At: f.instant, By: z.enum(['customer', 'staff', 'system']), Note: z.string() }))),
  Bill: z.nullable(z.object({ Id: z.int(), Number: z.string() })), CanCancel: z.boolean(), CancelUntil: f.instant, CancelReason: z.string(), RefundStatus: z.string(),
  Note: z.string(), Coupon: z.nullable(z.object({ Code: z.string(), Amount: rupees })),
});
export type OrderAnswer = z.infer<typeof order>;

export const tracking = z.object({ Id: z.int(), TransactionNumber: z.string(), ...step, Steps: z.array(z.object({ ...step, At: z.nullable(f.instant) })), Slot: orderSlot, Next: z.string() });

const at = { service: 'order' } as const;
const ownerOrStaff = { kind: 'owner', orStaff: 'transactions' } as const;
const listNames = ['Status', 'Search', 'Sort'];
const listQuery = { Status: z.optional(f.idText), Search: z.optional(f.text(60)), Sort: z.optional(f.text(20)) };

export const placeRefusals = ['quote-invalid', 'quote-expired', 'quote-changed', 'cart-taken', 'date-changed', 'hold-expired', 'slot-full', 'slot-cut-off', 'slot-past', 'slot-blackout', 'slot-weekly-off', 'slot-closed', 'slot-not-served',
  'stock-short', 'payment-method', 'address-unknown', 'credit-short', 'late'] as const;

export const orderOperations = {
  placeOrderWithoutPayment: operation({ ...at, id: 'place-order-without-payment', row: 'O2', method: 'POST', path: '/api/TransactionWithoutPayment', choose: alone, who: { kind: 'self', name: 'UserId' }, timeoutMs: 4000,
    body: z.object({ UserId: f.id, CompanyId: z._default(f.id, 1), PDate: f.isoDate, QuoteToken: z.string().check(z.maxLength(200_000)), HoldId: f.id, AddressId: f.id, PaymentMethod: z._default(z.enum(['online', 'cod', 'credit']), 'cod'), CouponCode: z.optional(f.text(40)), Note: z._default(f.text(300), '') }),
    answer: resultWith({ TransactionNumber: z.string(), Status: z.int(), PaymentStatus: z.int(), Payable: rupees, Payment: z.nullable(z.object({})), Cart: z.nullable(cart), Short: z.array(z.object({ ItemId: z.int(), UnitId: z.int(), Wanted: z.int(), Stock: z.int() })) }),
    refusals: placeRefusals, meaning: 'Places an order without payment. Answers when the saga has settled, after 1.5 s at most as Placed.' }),
  listAllOrders: operation({ ...at, id: 'list-all-orders', row: 'O3', method: 'GET', path: '/api/Transaction', choose: { kind: 'exact', names: ['TransactionsDetails'], zero: ['TransactionsDetails'] }, optional: listNames, who: { kind: 'staff', permission: 'transactions' }, paged: true,
    query: z.object({ TransactionsDetails: f.zeroText, ...listQuery }), answer: z.array(order), meaning: 'All orders, newest first.' }),
  readOrder: operation({ ...at, id: 'read-order', row: 'O4', method: 'GET', path: '/api/Transaction', choose: exactly('TransactionId'), who: ownerOrStaff, query: z.object({ TransactionId: f.idText }), answer: order, meaning: 'One order with lines, history, payment, bill.' }),
  listOrdersOfUser: operation({ ...at, id: 'list-orders-of-user', row: 'O5', method: 'GET', path: '/api/Transaction', choose: exactly('UserId'), optional: listNames, who: { kind: 'self', name: 'UserId', orStaff: 'transactions' }, paged: true,
    query: z.object({ UserId: f.idText, ...listQuery }), answer: z.array(order), meaning: 'Orders of a user, newest first.' }),
  trackOrder: operation({ ...at, id: 'track-order', row: 'O6', method: 'GET', path: '/api/Transaction', choose: exactly('transId'), who: ownerOrStaff, query: z.object({ transId: f.idText }), answer: tracking, meaning: 'States of one order with times, slot, what comes next.' }),
  moveOrder: operation({ ...at, id: 'move-order', row: 'O8', method: 'GET', path: '/api/Transaction', choose: exactly('TransactionId', 'Status', 'UserId', 'Name', 'TransactionNumber', 'Email', 'Mobile'), who: { kind: 'staff', permission: 'transactions' }, writes: true,
    query: z.object({ TransactionId: f.idText, Status: f.idText }), answer: resultWith({ Status: z.int() }), refusals: ['transition-refused'], meaning: 'Staff move an order on; only allowed transitions. The other names are there because the specification sends them; nothing reads them.' }),
  cancelOrder: operation({ ...at, id: 'cancel-order', row: 'O11', method: 'GET', path: '/api/OnlineTransaction', choose: exactly('TransactionId', 'reason'), who: ownerOrStaff, writes: true,
    query: z.object({ TransactionId: f.idText, reason: f.text(300).check(z.minLength(1, 'must not be empty')) }), answer: resultWith({ RefundAmount: rupees, Status: z.int() }), refusals: ['too-late', 'not-cancellable'], meaning: 'Cancels with a reason; place and stock come back.' }),
};
