import { addDays } from '@tokri/contracts/dates';
import { orderAdminOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { buildOrder } from '../../../testing/fixtures.ts';
import { day, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
  signInAs('transactions');
});
afterEach(() => api.network.restore());

const openPage = (path = '/admin/orders') => renderPage(routes, path);
const lastListQuery = () =>
  api.network.requestsTo(orderAdminOperations.listDayOrders).at(-1)?.query;

describe('the day of the orders page', () => {
  it('opens on the next day with orders when today has none, and the URL keeps that day', async () => {
    api.nextDay = addDays(day, 2);
    openPage();
    expect(await screen.findByRole('link', { name: 'Meera Nair' })).toHaveAttribute(
      'href',
      `/admin/orders/9001?PDate=${addDays(day, 2)}`,
    );
    expect(lastListQuery()).toMatchObject({ PDate: addDays(day, 2) });
    expect(api.network.requestsTo(orderAdminOperations.listDayOrders)).toHaveLength(1);
  });
  it.each([
    ['no day ahead has orders', () => (api.nextDay = null)],
    [
      'the days cannot be read',
      () =>
        api.network.respondTo(orderAdminOperations.findNextOrderDay, () =>
          problemResponse(403, 'not-allowed'),
        ),
    ],
  ])('opens on today when %s', async (_case, prepare) => {
    prepare();
    openPage();
    expect(await screen.findByRole('link', { name: 'Meera Nair' })).toHaveAttribute(
      'href',
      `/admin/orders/9001?PDate=${day}`,
    );
  });
  it('opens a link to an order on the day of that order', async () => {
    api.orders = [buildOrder({ PDate: addDays(day, 4) })];
    openPage('/admin/orders/9001');
    expect(await screen.findByRole('link', { name: 'Meera Nair' })).toHaveAttribute(
      'href',
      `/admin/orders/9001?PDate=${addDays(day, 4)}`,
    );
  });
});
