import { randomUUID } from 'node:crypto';
import { orderStatus } from '@tokri/contracts';
import type { Api, Entry } from './api.ts';
import type { SignedIn } from './sign-in.ts';
import { indianDate } from './slots.ts';
import { until } from './until.ts';

interface ListedItem {
  readonly Id: number;
  readonly Units: readonly { readonly UnitId: number; readonly Available: boolean }[];
}
interface Slot {
  readonly Id: number;
  readonly Date: string;
  readonly State: string;
}
interface Cart {
  readonly Lines: readonly unknown[];
  readonly Quote: { readonly Token: string } | null;
}
interface Order {
  readonly Status: number;
}

const steps = [orderStatus.Packed, orderStatus.OutForDelivery, orderStatus.Delivered];
const companyId = 1;
const lineCount = 4;
const slotDaysAhead = 2;

const fillCart = async ({ api, userId }: SignedIn, pdate: string): Promise<void> => {
  const items = await api.get<readonly ListedItem[]>('/api/Item', { customer: 0, pageSize: 50 });
  const lines = items
    .flatMap(({ Id, Units: [unit] }) =>
      unit?.Available ? [{ ItemId: Id, UnitId: unit.UnitId }] : [],
    )
    .slice(0, lineCount);
  const body = lines.map((line) => ({
    Id: 0,
    LineKey: randomUUID(),
    UserId: userId,
    CompanyId: companyId,
    OfferId: 0,
    Quantity: 2,
    PDate: pdate,
    ...line,
  }));
  await api.write('/api/Cart', { key: 'delivered-cart', body });
};

/** Orders like a customer: cart, signed quote, held place, cash on delivery. */
const order = async (
  customer: SignedIn,
  { addressId, slot }: { readonly addressId: number; readonly slot: Slot },
): Promise<number> => {
  const { api, userId } = customer;
  await fillCart(customer, slot.Date);
  const quote = await until('a quote', async () => {
    const { Lines, Quote } = await api.get<Cart>('/api/Cart', {
      UId: userId,
      PDate: slot.Date,
      AddressId: addressId,
      SlotId: slot.Id,
    });
    return Lines.length === lineCount ? Quote?.Token : undefined;
  });
  const held = await api.write<Entry>('/api/SlotHold', {
    key: 'delivered-hold',
    body: { SlotId: slot.Id, UserId: userId, HoldKey: randomUUID(), QuoteToken: quote },
  });
  const body = {
    UserId: userId,
    CompanyId: companyId,
    PDate: slot.Date,
    QuoteToken: quote,
    HoldId: held.Id,
    AddressId: addressId,
    PaymentMethod: 'cod',
    Note: 'Please ring twice',
  };
  const { Id } = await api.write<Entry>('/api/TransactionWithoutPayment', {
    key: 'delivered-order',
    body,
  });
  await until('the order confirmed', async () =>
    (await api.get<Order>('/api/Transaction', { TransactionId: Id })).Status ===
    orderStatus.Confirmed
      ? true
      : undefined,
  );
  return Id;
};

/** One order that was delivered, so that a history, a bill and things bought before are there to be seen (demo-shop.md, Seed). */
export const deliverAnOrder = async (
  customer: SignedIn,
  {
    administrator,
    addressId,
    pincode,
    now,
  }: {
    readonly administrator: Api;
    readonly addressId: number;
    readonly pincode: string;
    readonly now: Date;
  },
): Promise<void> => {
  const date = indianDate(now, slotDaysAhead);
  const [slot] = (
    await customer.api.get<readonly Slot[]>('/api/TimeSlot', {
      pincode,
      FromDate: date,
      ToDate: date,
    })
  ).filter(({ State }) => State === 'Open');
  if (!slot) throw new Error(`no open slot for ${pincode} on ${date}`);
  const orderId = await order(customer, { addressId, slot });
  for (const status of steps) {
    // The row wants all these names; nothing but the first two is read (readings 4).
    const [moved] = await administrator.get<readonly Entry[]>('/api/Transaction', {
      TransactionId: orderId,
      Status: status,
      UserId: customer.userId,
      Name: '',
      TransactionNumber: '',
      Email: '',
      Mobile: '',
    });
    if (moved?.Error !== 0)
      throw new Error(`order ${orderId} did not move to ${status}: ${moved?.Message ?? ''}`);
  }
};
