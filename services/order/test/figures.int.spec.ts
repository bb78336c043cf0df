import { eventually, readFigures } from '@tokri/service-kit/testing';
import { startOrderService, type OrderService } from './order-service.ts';

let shop: OrderService;
beforeAll(async () => {
  shop = await startOrderService('figures');
  await shop.publishAddress(3, 7);
});
afterAll(() => shop.stop());

const read = async (name: string) =>
  (await readFigures(shop.service.url)).filter((figure) => figure.name === name);

describe('the figures of order', () => {
  it('show open orders by status, and none past its deadline', async () => {
    await shop.publishHold(601);
    const { Id } = await shop.place(601);
    await shop.acceptAll(Id);
    await eventually(
      async () =>
        (await shop.database.collection('orders').countDocuments({ status: 'Confirmed' })) === 1,
      { missing: 'the confirmed order' },
    );
    const open = await read('tokri_orders_open');
    expect(Object.fromEntries(open.map(({ labels, value }) => [labels.status, value]))).toEqual({
      Placed: 0,
      AwaitingPayment: 0,
      Confirmed: 1,
      Packed: 0,
      OutForDelivery: 0,
    });
    expect(await read('tokri_orders_overdue')).toMatchObject([{ value: 0 }]);
    expect(await read('tokri_events_published_total')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          labels: { deployable: 'order', type: 'order.confirmed.v1' },
          value: 1,
        }),
      ]),
    );
  });
});
