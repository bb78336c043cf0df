import { addDays } from '@tokri/contracts/dates';
import type { CartResponse, OrderResponse, SlotResponse } from '@tokri/contracts/api';
import {
  buildCartLine,
  buildOrder as buildOrderResponse,
  buildTotals,
} from '@tokri/contracts/testing';
import { today } from '@tokri/web-kit/ui';

export const tomorrow = addDays(today(), 1);

export { buildCartLine as buildLine, buildTotals } from '@tokri/contracts/testing';

const quoteMs = 15 * 60_000;

export const buildQuote = (token = 'quote-1'): NonNullable<CartResponse['Quote']> => ({
  Token: token,
  ExpiresAt: new Date(Date.now() + quoteMs).toISOString(),
});

export const buildCart = (overrides: Partial<CartResponse> = {}): CartResponse => ({
  Lines: [buildCartLine()],
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

/** An order whose slot is tomorrow. */
export const buildOrder = (overrides: Partial<OrderResponse> = {}): OrderResponse => ({
  ...buildOrderResponse({ PDate: tomorrow, PlacedAt: new Date().toISOString() }),
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
