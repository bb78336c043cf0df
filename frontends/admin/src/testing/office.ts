import { orderAdminOperations, orderOperations, type OrderAnswer } from '@tokri/contracts/http';
import type { Permission } from '@tokri/contracts';
import { aUser, fakeNetwork, givenSession, reply, type FakeNetwork } from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import { anOrder } from './fixtures.ts';

/** A token as user signs it, as far as a page can read it. */
export const tokenOf = (...permissions: readonly Permission[]): string =>
  `x.${btoa(JSON.stringify({ roles: ['customer', ...permissions.map((permission) => `staff:${permission}`)] }))}.y`;

export const signedInAs = (...permissions: readonly Permission[]): void =>
  givenSession({ user: aUser, token: tokenOf(...permissions) });

export const page = (rows: readonly unknown[], total = rows.length) =>
  reply({ headers: { 'x-total-count': String(total) }, body: rows });

/** The shop's side of an office test: two orders of one slot today; a test replaces what shall be otherwise. */
export const openOffice = (): { readonly network: FakeNetwork; orders: OrderAnswer[] } => {
  const network = fakeNetwork();
  const office = {
    network,
    orders: [
      anOrder(),
      anOrder({
        Id: 9002,
        TransactionNumber: 'T2611-04212',
        UserName: 'Arjun Rao',
        Status: 4,
        StatusText: 'Packed',
      }),
    ],
  };
  network.answer(orderAdminOperations.listDayOrders, ({ query }) =>
    page(office.orders.filter(({ Status }) => !query.Status || String(Status) === query.Status)),
  );
  network.answer(orderAdminOperations.countDayOrders, () =>
    office.orders.map(({ Slot, Status }) => ({
      SlotId: Slot.Id,
      Start: Slot.Start,
      End: Slot.End,
      Status,
      Count: 1,
      Items: 2,
      Payable: 131,
    })),
  );
  network.answer(
    orderOperations.readOrder,
    ({ query }) => office.orders.find(({ Id }) => String(Id) === query.TransactionId) ?? anOrder(),
  );
  return office;
};

export const day = today();
