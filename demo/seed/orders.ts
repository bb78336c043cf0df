import { randomUUID } from 'node:crypto';
import { shopDate } from '@tokri/contracts/dates';
import { orderStatus } from '@tokri/contracts/orders';
import type { Api, WriteResult } from './api.ts';
import { openExpressSlot, type Slot } from './express-slot.ts';
import type { Session } from './sign-in.ts';
import { waitFor } from './wait-for.ts';

interface ListedItem {
  readonly Id: number;
  readonly Units: readonly { readonly UnitId: number; readonly Available: boolean }[];
}
interface Cart {
  readonly Lines: readonly unknown[];
  readonly Quote: { readonly Token: string } | null;
}
interface Order {
  readonly Status: number;
}

const statusSteps = [orderStatus.Packed, orderStatus.OutForDelivery, orderStatus.Delivered];
const companyId = 1;
const lineCount = 4;

const fillCart = async ({ api, userId }: Session, deliveryDate: string): Promise<void> => {
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
    PDate: deliveryDate,
    ...line,
  }));
  await api.write('/api/Cart', { key: 'delivered-cart', body });
};

const placeOrder = async (
  customer: Session,
  { addressId, slot }: { readonly addressId: number; readonly slot: Slot },
): Promise<number> => {
  const { api, userId } = customer;
  await fillCart(customer, slot.Date);
  const quote = await waitFor('a quote', async () => {
    const { Lines, Quote } = await api.get<Cart>('/api/Cart', {
      UId: userId,
      PDate: slot.Date,
      AddressId: addressId,
      SlotId: slot.Id,
    });
    return Lines.length === lineCount ? Quote?.Token : undefined;
  });
  const hold = await api.write<WriteResult>('/api/SlotHold', {
    key: 'delivered-hold',
    body: { SlotId: slot.Id, UserId: userId, HoldKey: randomUUID(), QuoteToken: quote },
  });
  const body = {
    UserId: userId,
    CompanyId: companyId,
    PDate: slot.Date,
    QuoteToken: quote,
    HoldId: hold.Id,
    AddressId: addressId,
    PaymentMethod: 'cod',
    Note: 'Please ring twice',
  };
  const { Id } = await api.write<WriteResult>('/api/TransactionWithoutPayment', {
    key: 'delivered-order',
    body,
  });
  await waitFor('the order confirmed', async () =>
    (await api.get<Order>('/api/Transaction', { TransactionId: Id })).Status ===
    orderStatus.Confirmed
      ? true
      : undefined,
  );
  return Id;
};

const deliver = async (administrator: Api, orderId: number, userId: number): Promise<void> => {
  for (const status of statusSteps) {
    // The query names select the operation; only the first two values are used.
    const [result] = await administrator.get<readonly WriteResult[]>('/api/Transaction', {
      TransactionId: orderId,
      Status: status,
      UserId: userId,
      Name: '',
      TransactionNumber: '',
      Email: '',
      Mobile: '',
    });
    if (result?.Error !== 0)
      throw new Error(`order ${orderId} did not move to ${status}: ${result?.Message ?? ''}`);
  }
};

/**
 * Within ten minutes of midnight the slot is on the next day. Such an order stays confirmed,
 * because nothing is delivered before the day of its slot.
 */
export const createDeliveredOrder = async (
  customer: Session,
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
  const slot = await openExpressSlot(administrator, { companyId, pincode, now });
  const orderId = await placeOrder(customer, { addressId, slot });
  if (slot.Date <= shopDate(now)) await deliver(administrator, orderId, customer.userId);
};
