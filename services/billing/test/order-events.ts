import { randomUUID } from 'node:crypto';
import {
  orderCancelled,
  orderCaptureDue,
  orderConfirmed,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
  type OrderSale,
} from '@tokri/contracts/events';
import type { PaymentMethod } from '@tokri/contracts/orders';
import type { Broker } from '@tokri/service-kit/kafka';
import { publishEvent } from '@tokri/service-kit/testing';
import { buildSale, exemptLine, taxedLine } from '../src/testing/sales.ts';

export const createOrderPublisher = (broker: Broker) => {
  const baseFields = (orderId: number) => ({
    orderId,
    userId: 7,
    partyId: 0,
    status: 2,
    paymentStatus: 2,
  });
  const place = { holdId: 9, slotId: 5, pdate: '2026-11-22', lines: [] };

  return {
    placed: (
      orderId: number,
      {
        method = 'online' as PaymentMethod,
        sale = buildSale([exemptLine, taxedLine]),
        id = randomUUID(),
        partyId = 0,
      }: { method?: PaymentMethod; sale?: OrderSale; id?: string; partyId?: number } = {},
    ) =>
      publishEvent(broker, orderPlaced, {
        key: String(orderId),
        seq: 1,
        id,
        data: {
          ...baseFields(orderId),
          ...place,
          partyId,
          companyId: 1,
          transactionNumber: `T2611-${orderId}`,
          cartVersion: 1,
          paymentMethod: method,
          payablePaise: sale.totals.payablePaise,
          couponCode: null,
          sale,
        },
      }),
    captureDue: (orderId: number) =>
      publishEvent(broker, orderCaptureDue, {
        key: String(orderId),
        seq: 3,
        data: baseFields(orderId),
      }),
    confirmed: (orderId: number) =>
      publishEvent(broker, orderConfirmed, {
        key: String(orderId),
        seq: 4,
        data: { ...baseFields(orderId), status: 3, pdate: '2026-11-22', cartVersion: 1, lines: [] },
      }),
    rejected: (orderId: number) =>
      publishEvent(broker, orderRejected, {
        key: String(orderId),
        seq: 4,
        data: { ...baseFields(orderId), ...place, code: 'late' },
      }),
    cancelled: (orderId: number, id = randomUUID()) =>
      publishEvent(broker, orderCancelled, {
        key: String(orderId),
        seq: 5,
        id,
        data: { ...baseFields(orderId), ...place, by: 'customer' },
      }),
    partiallyFulfilled: (orderId: number, sale: OrderSale, differencePaise: number) =>
      publishEvent(broker, orderStatusChanged, {
        key: String(orderId),
        seq: 5,
        data: { ...baseFields(orderId), status: 4, packed: { lines: [], sale, differencePaise } },
      }),
    packed: (orderId: number, id = randomUUID()) =>
      publishEvent(broker, orderStatusChanged, {
        key: String(orderId),
        seq: 5,
        id,
        data: { ...baseFields(orderId), status: 4 },
      }),
  };
};
