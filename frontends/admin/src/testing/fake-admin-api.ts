import {
  billingOperations,
  orderAdminOperations,
  orderOperations,
  type OrderResponse,
} from '@tokri/contracts/api';
import type { Permission } from '@tokri/contracts/platform';
import {
  testUser,
  fakeNetwork,
  setupSession,
  jsonResponse,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import { buildLimits } from './limit-fixtures.ts';
import { buildOrder } from './fixtures.ts';

export const buildToken = (...permissions: readonly Permission[]): string => {
  const roles = ['customer', ...permissions.map((permission) => `staff:${permission}`)];
  return `x.${btoa(JSON.stringify({ roles }))}.y`;
};

export const signInAs = (...permissions: readonly Permission[]): void =>
  setupSession({ user: testUser, token: buildToken(...permissions) });

export const pageResponse = (rows: readonly unknown[], total = rows.length) =>
  jsonResponse({ headers: { 'x-total-count': String(total) }, body: rows });

interface FakeAdminApi {
  readonly network: FakeNetwork;
  orders: OrderResponse[];
  /** The next day with orders; without one it is the day that was asked for. */
  nextDay?: string | null;
}

export const setupAdminApi = (): FakeAdminApi => {
  const network = fakeNetwork();
  const api: FakeAdminApi = {
    network,
    orders: [
      buildOrder(),
      buildOrder({
        Id: 9002,
        TransactionNumber: 'T2611-04212',
        UserName: 'Arjun Rao',
        Status: 4,
        StatusText: 'Packed',
      }),
    ],
  };
  network.respondTo(orderAdminOperations.listDayOrders, ({ query }) =>
    pageResponse(
      api.orders.filter(({ Status }) => !query.Status || String(Status) === query.Status),
    ),
  );
  network.respondTo(billingOperations.listWaitingDebits, () => pageResponse([]));
  network.respondTo(orderAdminOperations.countDayOrders, () =>
    api.orders.map(({ Slot, Status }) => ({
      SlotId: Slot.Id,
      Start: Slot.Start,
      End: Slot.End,
      Status,
      Count: 1,
      Items: 2,
      Payable: 131,
    })),
  );
  network.respondTo(orderAdminOperations.findNextOrderDay, ({ query }) => ({
    PDate: api.nextDay === undefined ? (query.FromDate ?? null) : api.nextDay,
  }));
  network.respondTo(orderAdminOperations.listCustomerNames, ({ query }) =>
    (query.UserIds ?? '')
      .split(',')
      .filter((userId) => userId === '7')
      .map((userId) => ({ UserId: Number(userId), UserName: 'Meera Nair' })),
  );
  network.respondTo(orderAdminOperations.readOrderLimits, ({ query }) => ({
    ...buildLimits(),
    UserId: Number(query.UserId),
  }));
  network.respondTo(
    orderOperations.readOrder,
    ({ query }) => api.orders.find(({ Id }) => String(Id) === query.TransactionId) ?? buildOrder(),
  );
  return api;
};

export const day = today();
