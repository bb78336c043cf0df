import * as z from 'zod/mini';
import { paise, rupees } from '../../money/money.ts';
import { paymentInstruments, paymentMethods } from '../../orders/payment-method.ts';
import { paymentProviders } from '../../platform/names.ts';
import { cart, pricedLine, totals } from '../cart/cart-schemas.ts';
import * as f from '../operation/fields.ts';

const address = z.object({
  Name: z.string(),
  Mobile: z.string(),
  Address: z.string(),
  Pincode: z.string(),
});

const orderSlot = z.object({ Id: z.int(), Date: f.isoDate, Start: f.clockTime, End: f.clockTime });

/** Opens the provider's dialog; `OrderId` is Razorpay's order or Stripe's payment intent. */
export const payment = z.object({
  Provider: z.enum(paymentProviders),
  KeyId: z.string(),
  OrderId: z.string(),
  AmountPaise: paise,
  Currency: z.enum(['INR', 'GBP']),
  Prefill: z.object({ Name: z.string(), Contact: z.string(), Email: z.string() }),
});

export type PaymentResponse = z.infer<typeof payment>;

export const shortLine = z.object({
  ItemId: z.int(),
  UnitId: z.int(),
  Wanted: z.int(),
  Stock: z.int(),
});

const rejection = z.object({ Code: z.string(), Message: z.string(), Short: z.array(shortLine) });

const paidFields = {
  PaidAmount: z.optional(rupees),
  PaidAt: z.optional(f.instant),
  PaidWith: z.optional(z.enum(paymentInstruments)),
};

const step = { Status: z.int(), StatusText: z.string() };

export const order = z.object({
  Id: z.int(),
  TransactionNumber: z.string(),
  UserId: z.int(),
  UserName: z.string(),
  Mobile: z.string(),
  CompanyId: z.int(),
  PartyId: z.int(),
  ...step,
  /** When the order got its present status. */
  StatusAt: z.optional(f.instant),
  PaymentStatus: z.int(),
  PaymentStatusText: z.string(),
  PaymentMethod: z.enum(paymentMethods),
  ...paidFields,
  PlacedAt: f.instant,
  PDate: f.isoDate,
  Slot: orderSlot,
  Address: address,
  ItemCount: z.int(),
  Totals: totals,
  /** Set when fewer units than ordered were packed: `Totals` is what is left of `OrderedAmount`. */
  PartialFulfilment: z.optional(
    z.object({ LineCount: z.int(), OrderedAmount: rupees, Shortfall: rupees }),
  ),
  /** Packed quantities once packed; `Ordered` is set on a line with fewer units than ordered. */
  Lines: z.optional(z.array(z.extend(pricedLine, { Ordered: z.optional(z.int()) }))),
  TaxSummary: z.optional(cart.shape.TaxSummary),
  History: z.optional(
    z.array(
      z.object({
        ...step,
        At: f.instant,
        By: z.enum(['customer', 'staff', 'system']),
        Note: z.string(),
        /** Only for staff: who of them it was, with an empty name if it is unknown. */
        StaffId: z.optional(z.int()),
        StaffName: z.optional(z.string()),
      }),
    ),
  ),
  /** `DueDate` is set for an order on credit. */
  Bill: z.nullable(z.object({ Id: z.int(), Number: z.string(), DueDate: z.optional(f.isoDate) })),
  CanCancel: z.boolean(),
  CancelUntil: f.instant,
  CancelReason: z.string(),
  RefundStatus: z.string(),
  RefundAmount: z.optional(rupees),
  /** The part of `RefundAmount` that was refunded on the payment provider's dashboard. */
  ProviderRefundAmount: z.optional(rupees),
  Payment: z.optional(payment),
  PayBy: z.optional(f.instant),
  /** Why the order was rejected, and the items without enough stock. */
  Rejection: z.optional(rejection),
  Note: z.string(),
  Coupon: z.nullable(z.object({ Code: z.string(), Amount: rupees })),
});

export type OrderResponse = z.infer<typeof order>;

export const tracking = z.object({
  Id: z.int(),
  TransactionNumber: z.string(),
  ...step,
  Steps: z.array(z.object({ ...step, At: z.nullable(f.instant) })),
  Slot: orderSlot,
  Next: z.string(),
  Payable: z.optional(rupees),
  PaymentStatus: z.optional(z.int()),
  PaymentMethod: z.optional(z.enum(paymentMethods)),
  ...paidFields,
  RefundAmount: z.optional(rupees),
});

export const base = { service: 'order' } as const;
