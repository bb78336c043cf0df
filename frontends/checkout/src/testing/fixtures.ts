import { addDays } from '@tokri/contracts/dates';
import type {
  CartLineResponse,
  CartResponse,
  OrderResponse,
  SlotResponse,
  TotalsResponse,
} from '@tokri/contracts/api';
import { today } from '@tokri/web-kit/ui';

export const tomorrow = addDays(today(), 1);

export const buildLine = (overrides: Partial<CartLineResponse> = {}): CartLineResponse => ({
  Id: 1,
  LineKey: '5e9f3a52-5f0f-4a0a-9a30-3f3b6a1c2d10',
  ItemId: 3,
  UnitId: 30,
  OfferId: 0,
  Name: 'Onion',
  UnitName: '1 kg',
  Image: '/onion.webp',
  Quantity: 2,
  Rate: 42,
  Mrp: 45,
  RateWithTax: 42,
  Discount: 0,
  Taxable: 84,
  HSN: '0703',
  TaxPercent: 0,
  Cgst: 0,
  Sgst: 0,
  Igst: 0,
  Total: 84,
  Stock: 40,
  Message: '',
  Code: '',
  Most: 12,
  Brand: 'Loose',
  Tint: 'fresh',
  ItemGroupId: 1,
  MaxPerOrder: 12,
  IsFood: true,
  Vegetarian: true,
  ...overrides,
});

export const buildTotals = (overrides: Partial<TotalsResponse> = {}): TotalsResponse => ({
  Mrp: 90,
  Items: 84,
  Savings: 6,
  OfferDiscount: 0,
  CouponDiscount: 0,
  Taxable: 84,
  Cgst: 0,
  Sgst: 0,
  Igst: 0,
  DeliveryCharge: 40,
  DeliveryTax: 7.2,
  SlotFee: 0,
  RoundOff: -0.2,
  Payable: 131,
  DeliveryTaxPercent: 18,
  ...overrides,
});

const quoteMs = 15 * 60_000;

export const buildQuote = (token = 'quote-1'): NonNullable<CartResponse['Quote']> => ({
  Token: token,
  ExpiresAt: new Date(Date.now() + quoteMs).toISOString(),
});

export const buildCart = (overrides: Partial<CartResponse> = {}): CartResponse => ({
  Lines: [buildLine()],
  Count: 2,
  PDate: today(),
  Totals: buildTotals(),
  TaxSummary: [{ HSN: '0703', TaxPercent: 0, Taxable: 84, Cgst: 0, Sgst: 0, Igst: 0 }],
  Coupon: null,
  MinimumOrder: { Required: 0, Short: 0 },
  FreeDelivery: { Above: 499, Short: 415 },
  Messages: [],
  Changes: [],
  Quote: buildQuote(),
  ...overrides,
});

export const buildSlot = (overrides: Partial<SlotResponse> = {}): SlotResponse => {
  const date = overrides.Date ?? tomorrow;
  const start = overrides.Start ?? '07:00';
  return {
    Id: 101,
    CompanyId: 1,
    GroupId: 1,
    Date: date,
    MinimumDate: today(),
    Start: start,
    End: '10:00',
    StartsAt: `${date}T${start}:00+05:30`,
    EndsAt: `${date}T10:00:00+05:30`,
    CutOffAt: `${date}T05:00:00+05:30`,
    Capacity: 40,
    Left: 30,
    Fee: 0,
    State: 'Open',
    Reason: '',
    ...overrides,
  };
};

export { buildAddress } from '@tokri/web-kit/testing';

export const buildOrder = (overrides: Partial<OrderResponse> = {}): OrderResponse => ({
  Id: 9001,
  TransactionNumber: 'T2611-04211',
  UserId: 7,
  UserName: 'Asha',
  Mobile: '+919000000002',
  CompanyId: 1,
  PartyId: 0,
  Status: 3,
  StatusText: 'Confirmed',
  PaymentStatus: 1,
  PaymentStatusText: 'Pay on delivery',
  PaymentMethod: 'cod',
  PlacedAt: new Date().toISOString(),
  PDate: tomorrow,
  Slot: { Id: 101, Date: tomorrow, Start: '07:00', End: '10:00' },
  Address: { Name: 'Asha', Mobile: '+919000000002', Address: '12, 4th Cross', Pincode: '560034' },
  ItemCount: 2,
  Totals: buildTotals(),
  Lines: [buildLine()],
  TaxSummary: buildCart().TaxSummary,
  History: [
    { Status: 1, StatusText: 'Placed', At: new Date().toISOString(), By: 'customer', Note: '' },
    { Status: 3, StatusText: 'Confirmed', At: new Date().toISOString(), By: 'system', Note: '' },
  ],
  Bill: null,
  CanCancel: true,
  CancelUntil: `${tomorrow}T05:00:00+05:30`,
  CancelReason: '',
  RefundStatus: '',
  Note: '',
  Coupon: null,
  ...overrides,
});

export const commandOk = <More extends object>(id: number, overrides: More) => [
  { Id: id, Error: 0, Message: '', Code: '', ...overrides },
];
export const commandRejected = <More extends object>(
  code: string,
  message: string,
  overrides?: More,
) => [{ Id: 0, Error: 1, Message: message, Code: code, ...overrides }];
