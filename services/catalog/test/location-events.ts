import { areaSnapshot, locationSnapshot } from '@tokri/contracts/events';
import type { Broker } from '@tokri/service-kit/kafka';
import { publishEvent } from '@tokri/service-kit/testing';

export const warehouse = 2;

export const createLocationEvents = (broker: Broker) => ({
  area: (groupId: number, from: string, to: string, locationId?: number) =>
    publishEvent(broker, areaSnapshot, {
      key: String(groupId),
      seq: 1,
      data: {
        groupId,
        companyId: 1,
        name: `Area ${groupId}`,
        stateCode: '29',
        ranges: [{ from, to }],
        charges: [],
        ...(locationId === undefined ? {} : { locationId }),
      },
    }),
  warehouse: (seq: number, { isClosed }: { readonly isClosed: boolean }) =>
    publishEvent(broker, locationSnapshot, {
      key: `location:${warehouse}`,
      seq,
      data: {
        locationId: warehouse,
        name: 'Chennai warehouse',
        ...(isClosed ? { closed: true } : {}),
      },
    }),
});
