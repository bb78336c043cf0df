import { randomUUID } from 'node:crypto';
import {
  type Envelope,
  orderPaymentExpired,
  orderPlaced,
  orderRejected,
  slotBooked,
  slotExpired,
  slotHeld,
  slotOffered,
  slotRejected,
  slotReleased,
} from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startSlotService } from './slot-service.ts';

export interface TestOrder {
  readonly orderId: number;
  readonly userId: number;
  readonly holdId: number;
  readonly slotId: number;
}
const toData = (order: TestOrder) => ({
  ...order,
  partyId: 0,
  status: 1,
  paymentStatus: 1,
  pdate: '2026-11-22',
  lines: [],
});
export const startRejectionScenario = async (
  name: string,
  variables: Readonly<Record<string, string>> = {},
) => {
  const service = await startSlotService(name, {
    HOLDS_PER_ADDRESS_PER_MINUTE: '100000',
    ...variables,
  });
  const published: Envelope[] = collectEvents(service.broker, [
    slotBooked,
    slotExpired,
    slotHeld,
    slotOffered,
    slotRejected,
    slotReleased,
  ]);
  const place = (
    order: TestOrder,
    {
      earlierOrderIds,
      id = randomUUID(),
      paymentMethod = 'cod',
    }: {
      readonly earlierOrderIds?: number[];
      readonly id?: string;
      readonly paymentMethod?: 'cod' | 'online';
    } = {},
  ) =>
    publishEvent(service.broker, orderPlaced, {
      key: String(order.orderId),
      seq: 1,
      id,
      data: {
        ...toData(order),
        companyId: 1,
        transactionNumber: 'T',
        cartVersion: 1,
        paymentMethod,
        payablePaise: 1,
        couponCode: null,
        ...(earlierOrderIds && { earlierOrderIds }),
      },
    });
  const reject = (order: TestOrder, id: string = randomUUID()) =>
    publishEvent(service.broker, orderRejected, {
      key: String(order.orderId),
      seq: 2,
      id,
      data: { ...toData(order), code: 'stock-short' },
    });
  const findEvents = (type: string, orderId: number) =>
    published.filter(
      ({ type: actual, data }) =>
        actual === type &&
        [
          (data as { orderId?: number }).orderId,
          (data as { afterOrderId?: number }).afterOrderId,
        ].includes(orderId),
    );
  const waitForEvent = (type: string, { orderId }: Pick<TestOrder, 'orderId'>) =>
    eventually(() => findEvents(type, orderId)[0], { missing: `${type} of order ${orderId}` });
  const findHold = async ({ slotId, holdId }: TestOrder) =>
    (await service.document(slotId)).holds[holdId];

  /** Repeats a call that a busy slot sheds, as a page does. */
  const holdUnit = (userId: number, slotId: number): Promise<number> => {
    const HoldKey = randomUUID();
    return eventually(async () => (await service.hold(userId, slotId, { HoldKey })).Id, {
      missing: `the hold of customer ${userId}`,
    });
  };
  const bookOrder = async (orderId: number, userId: number, slotId: number): Promise<TestOrder> => {
    const order = { orderId, userId, slotId, holdId: await holdUnit(userId, slotId) };
    await place(order);
    await waitForEvent('slot.booked.v1', order);
    return order;
  };
  const expirePayment = (order: TestOrder, id: string) =>
    publishEvent(service.broker, orderPaymentExpired, {
      key: String(order.orderId),
      seq: 3,
      id,
      data: toData(order),
    });
  /** The rejection of such an order shows that earlier events of the order were handled. */
  const handleEarlierEvents = async (order: TestOrder): Promise<void> => {
    await place({ ...order, holdId: 999_999 });
    await waitForEvent('slot.refused.v1', order);
  };

  return {
    service,
    place,
    reject,
    expirePayment,
    findEvents,
    waitForEvent,
    findHold,
    bookOrder,
    handleEarlierEvents,
  };
};
export type RejectionScenario = Awaited<ReturnType<typeof startRejectionScenario>>;
