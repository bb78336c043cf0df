import { randomUUID } from 'node:crypto';
import type { Envelope } from '@tokri/contracts/events';
import {
  cartChanged,
  cartReserved,
  cartEmptied,
  cartRejected,
  cartReleased,
  orderConfirmed,
  orderPlaced,
  orderRejected,
} from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startCartService, type CartService } from './cart-service.ts';

let service: CartService;
let published: Envelope[];
beforeAll(async () => {
  service = await startCartService('orders');
  published = collectEvents(service.broker, [
    cartChanged,
    cartReserved,
    cartRejected,
    cartEmptied,
    cartReleased,
  ]);
});
afterAll(() => service.stop());

const eventTypesOfOrder = (orderId: number) =>
  published
    .filter(({ data }) => (data as { orderId?: number }).orderId === orderId)
    .map(({ type }) => type);

describe('cart and orders', () => {
  const orderFields = (orderId: number, userId: number) => ({
    orderId,
    userId,
    partyId: 0,
    status: 1,
    paymentStatus: 1,
    pdate: service.pdate,
    holdId: 1,
    slotId: 5,
  });
  const publishOrderPlaced = (
    orderId: number,
    userId: number,
    cartVersion: number,
    {
      id = randomUUID(),
      ...endedOrderIds
    }: {
      readonly id?: string;
      readonly earlierOrderIds?: number[];
      readonly expiredOrderIds?: number[];
    } = {},
  ) =>
    publishEvent(service.broker, orderPlaced, {
      key: String(orderId),
      seq: 1,
      id,
      data: {
        ...orderFields(orderId, userId),
        companyId: 1,
        transactionNumber: 'T',
        cartVersion,
        paymentMethod: 'cod',
        payablePaise: 1,
        couponCode: null,
        ...endedOrderIds,
        lines: [],
      },
    });
  const findCartVersion = async (userId: number) =>
    (await service.readClaims(await service.readCart(userId, '&Pincode=560034'))).cartVersion;

  it('reserves the cart for one of two concurrent orders', async () => {
    await service.uploadLine(40);
    const version = await findCartVersion(40);
    await Promise.all([publishOrderPlaced(1, 40, version), publishOrderPlaced(2, 40, version)]);
    await eventually(() => eventTypesOfOrder(1).length === 1 && eventTypesOfOrder(2).length === 1, {
      missing: 'both answers',
    });
    expect([eventTypesOfOrder(1)[0], eventTypesOfOrder(2)[0]].sort()).toEqual([
      'cart.refused.v1',
      'cart.taken.v1',
    ]);
  });
  it('rejects an order when the cart changed after the quote', async () => {
    await service.uploadLine(41);
    const version = await findCartVersion(41);
    await service.uploadLine(41);
    await publishOrderPlaced(3, 41, version);
    await eventually(() => eventTypesOfOrder(3).includes('cart.refused.v1'), {
      missing: 'cart.refused',
    });
  });
  it('removes ordered lines once after confirmation and keeps later ones', async () => {
    const { Id } = await service.uploadLine(42);
    const placedId = randomUUID();
    await publishOrderPlaced(4, 42, await findCartVersion(42), { id: placedId });
    await eventually(() => eventTypesOfOrder(4).includes('cart.taken.v1'), {
      missing: 'cart.taken',
    });
    await service.uploadLine(42, { Quantity: 1 });
    const confirmed = () =>
      publishEvent(service.broker, orderConfirmed, {
        key: '4',
        seq: 2,
        id: 'confirmed-4',
        data: {
          ...orderFields(4, 42),
          cartVersion: 1,
          lines: [{ cartLineId: Id, itemId: 11, unitId: 21, offerId: 0, quantity: 2 }],
        },
      });
    await confirmed();
    await confirmed();
    await publishOrderPlaced(4, 42, 1, { id: placedId });
    await eventually(() => eventTypesOfOrder(4).includes('cart.emptied.v1'), {
      missing: 'cart.emptied',
    });
    expect((await service.readCart(42)).Count).toBe(1);
    expect(eventTypesOfOrder(4)).toEqual(['cart.taken.v1', 'cart.emptied.v1']);
  });
  it('releases the cart after a rejection', async () => {
    await service.uploadLine(43);
    const version = await findCartVersion(43);
    await publishOrderPlaced(5, 43, version);
    await publishEvent(service.broker, orderRejected, {
      key: '5',
      seq: 2,
      data: { ...orderFields(5, 43), code: 'stock-short', lines: [] },
    });
    await eventually(() => eventTypesOfOrder(5).includes('cart.given-back.v1'), {
      missing: 'cart.given-back',
    });
    await publishOrderPlaced(6, 43, version);
    await eventually(() => eventTypesOfOrder(6).includes('cart.taken.v1'), {
      missing: 'cart.taken',
    });
  });
  it.each([
    ['earlierOrderIds', 44, 7],
    ['expiredOrderIds', 45, 9],
  ])('goes to the next order that names the ended one in %s', async (field, userId, ended) => {
    await service.uploadLine(userId);
    const version = await findCartVersion(userId);
    await publishOrderPlaced(ended, userId, version);
    await publishOrderPlaced(ended + 1, userId, version, { [field]: [ended] });
    await eventually(() => eventTypesOfOrder(ended + 1).length > 0, { missing: 'an answer' });
    expect(eventTypesOfOrder(ended + 1)).toEqual(['cart.taken.v1']);
  });
  it('publishes the events of a user without gaps', () => {
    for (const userId of [40, 42, 43]) {
      const seqs = published.filter(({ key }) => key === String(userId)).map(({ seq }) => seq);
      expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    }
  });
});
