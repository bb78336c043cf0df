import {
  areaSnapshot,
  locationStockSnapshot,
  orderConfirmed,
  orderPlaced,
  slotSnapshot,
} from '@tokri/contracts/events';
import type { EventData } from '@tokri/contracts/events';
import { publishEvent } from '@tokri/service-kit/testing';
import type { Bff } from './bff-fixture.ts';

const line = { cartLineId: 1, itemId: 11, unitId: 21, offerId: 0, quantity: 2 };

export const createOrderPublishers = (bff: () => Bff) => {
  const publishOrderPlaced = (orderId: number, userId: number) =>
    publishEvent(bff().broker, orderPlaced, {
      key: String(orderId),
      seq: 1,
      data: {
        orderId,
        userId,
        partyId: 0,
        status: 1,
        paymentStatus: 1,
        companyId: 1,
        transactionNumber: 'T1',
        holdId: 3,
        slotId: 5,
        pdate: '2026-11-20',
        cartVersion: 1,
        paymentMethod: 'cod',
        payablePaise: 100,
        couponCode: null,
        lines: [line],
      },
    });
  const publishOrderConfirmed = (orderId: number, userId: number) =>
    publishEvent(bff().broker, orderConfirmed, {
      key: String(orderId),
      seq: 2,
      data: {
        orderId,
        userId,
        partyId: 0,
        status: 3,
        paymentStatus: 1,
        pdate: '2026-11-20',
        cartVersion: 1,
        lines: [line],
      },
    });

  return { publishOrderPlaced, publishOrderConfirmed };
};

export const createSlotPublishers = (bff: () => Bff) => {
  let seq = 0;
  const publishSlot = (change: Partial<EventData<typeof slotSnapshot>> = {}) =>
    publishEvent(bff().broker, slotSnapshot, {
      key: String(change.slotId ?? 5),
      seq: ++seq,
      data: {
        slotId: 5,
        companyId: 1,
        groupId: 1,
        date: '2099-11-20',
        start: '07:00',
        end: '10:00',
        cutOffAt: '2099-11-20T05:00:00+05:30',
        feePaise: 0,
        minimumOrderPaise: 0,
        capacity: 40,
        left: 30,
        itemsFree: null,
        closedFor: '',
        ...change,
      },
    });
  const publishArea = (groupId: number, from: string, to: string, locationId = 1) =>
    publishEvent(bff().broker, areaSnapshot, {
      key: String(groupId),
      seq: 1,
      data: {
        groupId,
        companyId: 1,
        name: 'Area',
        stateCode: '29',
        ranges: [{ from, to }],
        charges: [],
        locationId,
      },
    });

  const publishStock = (unitId: number, locationId: number, free: number) =>
    publishEvent(bff().broker, locationStockSnapshot, {
      key: `location:${locationId}:${unitId}`,
      seq: ++seq,
      data: { unitId, itemId: 11, locationId, free },
    });

  return { publishSlot, publishArea, publishStock };
};
