import type { DeadLetterAnswer, OrderAnswer, PricedLineAnswer, TotalsAnswer } from '@tokri/contracts/http';
import { today } from '@tokri/web-kit/ui';

export const aLine = (more: Partial<PricedLineAnswer> = {}): PricedLineAnswer => ({
  Id: 1, LineKey: '5e9f3a52-5f0f-4a0a-9a30-3f3b6a1c2d10', ItemId: 3, UnitId: 30, OfferId: 0, Name: 'Onion', UnitName: '1 kg', Image: '/onion.webp', Quantity: 2, Rate: 42, Mrp: 45, RateWithTax: 42, Discount: 0,
  Taxable: 84, HSN: '0703', TaxPercent: 0, Cgst: 0, Sgst: 0, Igst: 0, Total: 84, Stock: 0, Message: '', Code: '', Most: 0, Brand: '', Tint: 'fresh', ItemGroupId: 1, MaxPerOrder: 10, IsFood: true, Vegetarian: true, ...more,
});

const totals: TotalsAnswer = { Mrp: 90, Items: 84, Savings: 6, OfferDiscount: 0, CouponDiscount: 0, Taxable: 84,
  Cgst: 0, Sgst: 0, Igst: 0, DeliveryCharge: 40, DeliveryTax: 7.2, SlotFee: 0, RoundOff: -0.2, Payable: 131, DeliveryTaxPercent: 18 };

export const anOrder = (more: Partial<OrderAnswer> = {}): OrderAnswer => ({
  Id: 9001, TransactionNumber: 'T2611-04211', UserId: 7, UserName: 'Meera Nair', Mobile: '+919000000002', CompanyId: 1, PartyId: 0, Status: 3, StatusText: 'Confirmed', PaymentStatus: 1, PaymentStatusText: 'Pay on delivery',
  PaymentMethod: 'cod', PlacedAt: '2026-11-20T05:00:00+05:30', PDate: today(), Slot: { Id: 101, Date: today(), Start: '07:00', End: '10:00' },
  Address: { Name: 'Meera Nair', Mobile: '+919000000002', Address: '12, 4th Cross', Pincode: '560034' }, ItemCount: 2, Totals: totals, Lines: [aLine()], TaxSummary: [{ HSN: '0703', TaxPercent: 0, Taxable: 84, Cgst: 0, Sgst: 0, Igst: 0 }],
  History: [{ Status: 1, StatusText: 'Placed', At: '2026-11-20T05:00:00+05:30', By: 'customer', Note: '' }, { Status: 3, StatusText: 'Confirmed', At: '2026-11-20T05:00:01+05:30', By: 'system', Note: '' }],
  Bill: null, CanCancel: true, CancelUntil: `${today()}T05:00:00+05:30`, CancelReason: '', RefundStatus: '', Note: '', Coupon: null, ...more,
});

export const aLetter = (more: Partial<DeadLetterAnswer> = {}): DeadLetterAnswer => ({
  Topic: 'order.events.cart.dlq', Partition: 0, Offset: 3, Source: 'order.events', Consumer: 'cart', Type: 'order.confirmed.v1', Key: '9001', EventId: 'e1', Reason: 'Error: no such cart', Attempts: 5,
  At: '2026-11-20T05:00:00+05:30', ReplayedAt: null, ...more,
});

export const done = <More extends object>(id: number, more: More) => ({ Id: id, Error: 0, Message: '', Code: '', ...more });
export const refusal = <More extends object>(code: string, message: string, more: More) => ({ Id: 0, Error: 1, Message: message, Code: code, ...more });
