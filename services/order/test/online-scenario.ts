import type { Envelope } from '@tokri/contracts/events';
import {
  orderAwaitingPayment,
  orderCancelled,
  orderCaptureDue,
  orderConfirmed,
  orderPaymentAccepted,
  orderPaymentChanged,
  orderPaymentExpired,
  orderPlaced,
  orderRejected,
  paymentAuthorized,
  paymentCaptured,
  slotBooked,
} from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startOrderService } from './order-service.ts';

export const startOnlineScenario = async (name: string) => {
  const shop = await startOrderService(name);
  const published: Envelope[] = collectEvents(shop.broker, [
    orderPlaced,
    orderAwaitingPayment,
    orderPaymentAccepted,
    orderCaptureDue,
    orderPaymentExpired,
    orderConfirmed,
    orderRejected,
    orderCancelled,
    orderPaymentChanged,
  ]);
  await shop.publishAddress(3, 7);

  const money = (orderId: number) => ({ orderId, userId: 7, amountPaise: 13_100 });
  const findEventTypes = (orderId: number) =>
    published
      .filter(({ key }) => key === String(orderId))
      .map(({ type }) => type.replace(/^order\.|\.v1$/g, ''));
  const waitForEvent = (orderId: number, kind: string) =>
    eventually(() => findEventTypes(orderId).includes(kind), {
      missing: `${kind} of order ${orderId} after ${findEventTypes(orderId).join()}`,
    });
  const findOrderId = async (holdId: number): Promise<number> =>
    Number(
      (
        await eventually(
          () =>
            published.find(
              (event) =>
                event.type === 'order.placed.v1' &&
                (event.data as { holdId: number }).holdId === holdId,
            ),
          { missing: `order.placed of hold ${holdId}` },
        )
      ).key,
    );
  const findPlaced = (orderId: number) =>
    published.find(({ type, key }) => type === 'order.placed.v1' && key === String(orderId))?.data;
  const placeOnline = (holdId: number) =>
    shop.place(holdId, { operation: 'place-order', PaymentMethod: 'online' });
  const read = async (orderId: number) =>
    (await shop.call('GET', `read-order?TransactionId=${orderId}`, { as: { userId: 7 } })).body as {
      Status: number;
      PaymentStatus: number;
      RefundStatus: string;
      Payment?: { OrderId: string };
      Bill: unknown;
    };

  const publishAuthorized = (orderId: number) =>
    publishEvent(shop.broker, paymentAuthorized, {
      key: String(orderId),
      seq: 2,
      data: money(orderId),
    });
  const publishCaptured = (orderId: number) =>
    publishEvent(shop.broker, paymentCaptured, {
      key: String(orderId),
      seq: 3,
      data: money(orderId),
    });
  const publishBooked = (orderId: number) =>
    publishEvent(shop.broker, slotBooked, {
      key: '5',
      seq: 3,
      data: { slotId: 5, groupId: 1, holdId: 1, userId: 7, orderId },
    });

  const placeAwaitingPayment = async (holdId: number): Promise<number> => {
    const response = placeOnline(holdId);
    const orderId = await findOrderId(holdId);
    await shop.acceptAllOnline(orderId);
    await response;
    await waitForEvent(orderId, 'awaiting-payment');
    return orderId;
  };
  const placeConfirmed = async (holdId: number): Promise<number> => {
    const orderId = await placeAwaitingPayment(holdId);
    await publishAuthorized(orderId);
    await waitForEvent(orderId, 'payment-accepted');
    await publishBooked(orderId);
    await waitForEvent(orderId, 'capture-due');
    await publishCaptured(orderId);
    await waitForEvent(orderId, 'confirmed');
    return orderId;
  };

  return {
    shop,
    money,
    findEventTypes,
    waitForEvent,
    findOrderId,
    findPlaced,
    placeOnline,
    read,
    publishAuthorized,
    publishCaptured,
    publishBooked,
    placeAwaitingPayment,
    placeConfirmed,
  };
};
export type OnlineScenario = Awaited<ReturnType<typeof startOnlineScenario>>;
