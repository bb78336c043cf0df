import { orderStatus } from '@tokri/contracts/orders';
import { acceptedOrder } from '../../testing/orders.ts';
import type { OrderStore, StoredOrder } from '../ports/order-store.ts';
import { changeOrderStatuses, type ChangeStatusesDeps } from './change-status.ts';

const storedOrder = (orderId: number): StoredOrder => ({
  order: { ...acceptedOrder(), orderId },
  rev: 1,
  seq: 1,
  appliedEventIds: [],
});

const createFixture = (save: (orderId: number) => Promise<boolean>) => {
  const reported: [orderId: number, message: string][] = [];
  const find = (orderId: number) => Promise.resolve(orderId === 404 ? null : storedOrder(orderId));
  const deps: ChangeStatusesDeps = {
    store: {
      findById: find,
      findLastWritten: find,
      save: ({ order }: StoredOrder) => save(order.orderId),
    } as unknown as OrderStore,
    clock: () => new Date('2026-11-22T09:00:00Z'),
    reportFailure: (orderId, error) => {
      reported.push([orderId, (error as Error).message]);
      return 'unavailable';
    },
  };
  const changeStatuses = async (orderIds: readonly number[]) =>
    (await changeOrderStatuses(deps, { orderIds, status: orderStatus.Packed, staffId: 3 })).map(
      ({ orderId, result }) => [orderId, result.ok ? result.value.status : result.code],
    );
  return { reported, changeStatuses };
};

describe('changeOrderStatuses', () => {
  it('returns an entry for each order when one of them cannot be saved', async () => {
    const { changeStatuses, reported } = createFixture((orderId) =>
      orderId === 2 ? Promise.reject(new Error('outbox full')) : Promise.resolve(true),
    );
    expect(await changeStatuses([1, 2, 404, 3])).toEqual([
      [1, 'Packed'],
      [2, 'unavailable'],
      [404, 'order-unknown'],
      [3, 'Packed'],
    ]);
    expect(reported).toEqual([[2, 'outbox full']]);
  });

  it('goes on after an order that others keep changing', async () => {
    const { changeStatuses, reported } = createFixture((orderId) => Promise.resolve(orderId !== 1));
    expect(await changeStatuses([1, 2])).toEqual([
      [1, 'unavailable'],
      [2, 'Packed'],
    ]);
    expect(reported).toHaveLength(1);
  });
});
