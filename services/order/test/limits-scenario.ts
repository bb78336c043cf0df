import type { QuoteClaims } from '@tokri/contracts/pricing';
import { eventually } from '@tokri/service-kit/testing';
import { isUnpaid } from '../src/domain/limits/unpaid-order.ts';
import type { Order } from '../src/domain/order.ts';
import { toOrder, type OrderDocument } from '../src/persistence/order-document.ts';
import { startOrderService, type OrderService } from './order-service.ts';

export interface Customer {
  readonly userId: number;
  readonly addressId: number;
}

interface Placement {
  readonly slotId?: number;
  readonly pdate?: string;
  readonly quantity?: number;
  readonly maxPerOrder?: number;
  readonly isOnline?: boolean;
  readonly holdId?: number;
  readonly language?: 'en' | 'hi';
  readonly claims?: Partial<QuoteClaims>;
}

type PlaceOptions = Parameters<OrderService['place']>[1];

interface CustomerContact {
  readonly address?: string;
  readonly mobile?: string;
  readonly email?: string;
  readonly verifiedEmail?: string;
}

/** Runs with the default limits. Every customer has their own address and number unless given. */
export const startLimitsScenario = async (name: string, limits: Record<string, string> = {}) => {
  const shop = await startOrderService(name, limits);
  let lastId = 1_000;
  const nextId = (): number => (lastId += 1);

  const createCustomer = async ({
    address,
    mobile,
    email,
    ...proof
  }: CustomerContact = {}): Promise<Customer> => {
    const customer = { userId: nextId(), addressId: nextId() };
    const { userId, addressId } = customer;
    await shop.publishAddress(addressId, userId, {
      address: address ?? `${addressId} Main Road`,
      mobile: mobile ?? `+919${String(addressId).padStart(9, '0')}`,
    });
    if (email !== undefined) await shop.publishPerson(userId, { email, ...proof });
    const contacts = [`address:${addressId}`, ...(email === undefined ? [] : [`person:${userId}`])];
    for (const _id of contacts)
      await eventually(
        () => shop.database.collection<{ _id: string }>('contacts').findOne({ _id }),
        { missing: `the contact ${_id}` },
      );
    return customer;
  };

  const toPlaceOptions = (
    { userId, addressId }: Customer,
    {
      slotId = 5,
      pdate = shop.pdate,
      quantity = 1,
      maxPerOrder = 10,
      isOnline = false,
      language = 'en',
      claims = {},
    }: Placement,
  ): PlaceOptions => {
    const quote = shop.buildQuote();
    return {
      userId,
      AddressId: addressId,
      PDate: pdate,
      language,
      ...(isOnline ? { operation: 'place-order', PaymentMethod: 'online' } : {}),
      claims: {
        userId,
        addressId,
        pdate,
        slot: quote.slot && { ...quote.slot, slotId, date: pdate },
        lines: quote.lines.map((line) => ({ ...line, quantity, maxPerOrder })),
        itemCount: quantity,
        ...claims,
      },
    };
  };

  const place = (customer: Customer, placement: Placement = {}) =>
    shop.place(placement.holdId ?? nextId(), toPlaceOptions(customer, placement));
  const orders = () => shop.database.collection<OrderDocument>('orders');
  const findUnpaid = async (filter: Record<string, unknown>): Promise<readonly Order[]> =>
    (await orders().find(filter).toArray()).map(toOrder).filter(isUnpaid);

  return {
    shop,
    nextId,
    createCustomer,
    place,
    findUnpaid,
    findUnpaidOf: ({ userId }: Customer) => findUnpaid({ userId }),
    quotas: shop.database.collection<{ _id: string; rev: number; entries: unknown[] }>(
      'unpaid-quotas',
    ),
    countOrders: ({ userId }: Customer) => orders().countDocuments({ userId }),
    cancel: async ({ userId }: Customer, orderId: number) =>
      (
        await shop.call('GET', `cancel-order?TransactionId=${orderId}&reason=Late`, {
          as: { userId },
        })
      ).body as readonly { Error: number }[],
  };
};
export type LimitsScenario = Awaited<ReturnType<typeof startLimitsScenario>>;
