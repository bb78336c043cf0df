import {
  notificationOperations,
  orderAdminOperations,
  type SentMessageResponse,
} from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildOrder } from '../../testing/fixtures.ts';
import { setupAdminApi, pageResponse, signInAs } from '../../testing/fake-admin-api.ts';

let network: ReturnType<typeof setupAdminApi>['network'];
const buildNotification = (overrides: Partial<SentMessageResponse> = {}): SentMessageResponse => ({
  Key: 'ntf:e1:sms',
  Kind: 'confirmed',
  Channel: 'sms',
  State: 'sent',
  Reason: '',
  Attempts: 1,
  UserId: 7,
  TransactionId: 9001,
  TransactionNumber: 'T2611-04211',
  Recipient: '90••• ••002',
  Text: 'Order T2611-04211 is confirmed.',
  Language: 'en',
  At: '2026-11-20T05:00:00+05:30',
  EndedAt: null,
  ...overrides,
});
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('transactions');
});
afterEach(() => network.restore());

const openPage = (path = '/admin/messages') => renderPage(routes, path);

describe('NotificationsPage', () => {
  it('shows the rows together with the names of the customers, so that none moves', async () => {
    network.respondTo(notificationOperations.listMessages, () =>
      pageResponse([buildNotification()]),
    );
    openPage();
    await screen.findByText('Order T2611-04211 is confirmed.');
    expect(screen.getByText('Meera Nair')).toBeVisible();
  });
  it('shows the rows when the names cannot be read', async () => {
    network.respondTo(notificationOperations.listMessages, () =>
      pageResponse([buildNotification()]),
    );
    network.respondTo(orderAdminOperations.listCustomerNames, () =>
      problemResponse(400, 'bad-request'),
    );
    openPage();
    expect(await screen.findByText('Order T2611-04211 is confirmed.')).toBeVisible();
  });
  it('lists kind, text, customer, masked recipient, channel and status of each notification', async () => {
    network.respondTo(notificationOperations.listMessages, () =>
      pageResponse([
        buildNotification(),
        buildNotification({
          Key: 'ntf:e1:mail',
          Channel: 'mail',
          State: 'failed',
          Reason: 'unreachable',
          Attempts: 3,
        }),
      ]),
    );
    openPage();
    await screen.findAllByText('Meera Nair');
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toMatch(
      /ConfirmedOrder T2611-04211 is confirmed\.Meera NairT2611-04211SMS 90••• ••002Sent/,
    );
    expect(rows[2]).toMatch(/Email.*Failed.*Gateway unreachable3 attempts/);
    expect(screen.getAllByRole('link', { name: 'T2611-04211' })[0]).toHaveAttribute(
      'href',
      '/admin/orders/9001',
    );
  });
  it('shows only the notifications of the order in the URL', async () => {
    network.respondTo(notificationOperations.listMessages, () => pageResponse([]));
    openPage('/admin/messages?TransactionId=9001');
    expect(await screen.findByText('No notifications found')).toBeInTheDocument();
    expect(network.requestsTo(notificationOperations.listMessages)[0]?.query).toMatchObject({
      TransactionId: '9001',
    });
  });
  it('filters by kind, channel and status, and clears the filters', async () => {
    network.respondTo(notificationOperations.listMessages, () =>
      pageResponse([buildNotification()]),
    );
    const { user } = openPage('/admin/messages?page=3');
    const lastQuery = () => network.requestsTo(notificationOperations.listMessages).at(-1)?.query;
    await user.selectOptions(await screen.findByLabelText('Notification'), 'Delivered');
    await user.selectOptions(screen.getByLabelText('Channel'), 'SMS');
    await user.selectOptions(screen.getByLabelText('Status'), 'Failed');
    await waitFor(() =>
      expect(lastQuery()).toEqual({
        Kind: 'delivered',
        Channel: 'sms',
        State: 'failed',
        page: '1',
        pageSize: '50',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(lastQuery()).toEqual({ page: '1', pageSize: '50' }));
  });
  it.each([
    ['shows the notifications of the orders that a search finds', [9001, 9004], '9001,9004'],
    ['asks for no notifications when a search finds no order', [], undefined],
  ])('%s', async (_case, ids, requestedIds) => {
    network.respondTo(orderAdminOperations.findOrders, () =>
      pageResponse(ids.map((Id) => buildOrder({ Id }))),
    );
    network.respondTo(notificationOperations.listMessages, () =>
      pageResponse([buildNotification()]),
    );
    const { user } = openPage();
    await user.type(await screen.findByLabelText('Customer or order'), 'meera{Enter}');
    if (requestedIds === undefined)
      expect(await screen.findByText('No notifications found')).toBeInTheDocument();
    await waitFor(() =>
      expect(
        network.requestsTo(notificationOperations.listMessages).at(-1)?.query.TransactionIds,
      ).toBe(requestedIds),
    );
  });
  it.each([
    ['says how many orders are searched when more match', 51, true],
    ['mentions no limit when every matching order is searched', 50, false],
  ])('%s', async (_case, total, isLimited) => {
    network.respondTo(orderAdminOperations.findOrders, () =>
      pageResponse(
        Array.from({ length: 50 }, (_order, index) => buildOrder({ Id: 9001 + index })),
        total,
      ),
    );
    network.respondTo(notificationOperations.listMessages, () =>
      pageResponse([buildNotification()]),
    );
    const { user } = openPage();
    await user.type(await screen.findByLabelText('Customer or order'), 'meera{Enter}');
    await waitFor(() =>
      expect(
        network.requestsTo(notificationOperations.listMessages).at(-1)?.query.TransactionIds,
      ).toBeDefined(),
    );
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute(
        'aria-busy',
        'false',
      ),
    );
    const note = screen.queryByText('Only the newest 50 matching orders are searched.');
    expect(note?.closest('[role=status]') != null).toBe(isLimited);
  });
  it('offers a retry when the notifications cannot be loaded', async () => {
    network.respondTo(notificationOperations.listMessages, () =>
      problemResponse(503, 'unavailable'),
    );
    openPage();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
