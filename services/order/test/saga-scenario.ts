import type { Envelope } from '@tokri/contracts/events';
import {
  orderCancelled,
  orderConfirmed,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
} from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startOrderService } from './order-service.ts';

export const startSagaScenario = async (name: string) => {
  const shop = await startOrderService(name);
  const published: Envelope[] = collectEvents(shop.broker, [
    orderPlaced,
    orderConfirmed,
    orderRejected,
    orderCancelled,
    orderStatusChanged,
  ]);
  await shop.publishAddress(3, 7);

  const eventsOfOrder = (orderId: number) =>
    published.filter((event) => event.key === String(orderId)).map(({ type, seq }) => [type, seq]);
  const findPlacedEvent = (holdId: number) =>
    eventually(
      () =>
        published.find(
          (event) =>
            event.type === 'order.placed.v1' &&
            (event.data as { holdId: number }).holdId === holdId,
        ),
      { missing: `order.placed of hold ${holdId}` },
    );
  const findOrderId = async (holdId: number): Promise<number> =>
    Number((await findPlacedEvent(holdId)).key);
  const readStatus = async (orderId: number): Promise<number> =>
    (
      (await shop.call('GET', `read-order?TransactionId=${orderId}`, { as: { userId: 7 } }))
        .body as { Status: number }
    ).Status;
  /** On a busy machine an order may be answered as Placed and confirmed later. */
  const expectConfirmed = async (response: ReturnType<typeof shop.place>) => {
    const order = await response;
    expect(order.Error).toBe(0);
    await eventually(async () => (await readStatus(order.Id)) === 3, {
      missing: `order ${order.Id} as Confirmed`,
    });
    return order;
  };
  const placeConfirmed = async (holdId: number) => {
    const response = shop.place(holdId);
    await shop.acceptAll(await findOrderId(holdId));
    return response;
  };

  return {
    shop,
    published,
    eventsOfOrder,
    findPlacedEvent,
    findOrderId,
    readStatus,
    expectConfirmed,
    placeConfirmed,
  };
};
export type SagaScenario = Awaited<ReturnType<typeof startSagaScenario>>;
