import { notificationOperations, type SentMessageResponse } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';
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
  it('lists kind, masked recipient, channel and status of each notification', async () => {
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
    const rows = (await screen.findAllByRole('row')).map((row) => row.textContent);
    expect(rows[1]).toMatch(/ConfirmedT2611-04211SMS 90••• ••002Sent/);
    expect(rows[2]).toMatch(/Email.*Failed.*Gateway unreachable3 attempts/);
    expect(screen.getAllByRole('link', { name: 'T2611-04211' })[0]).toHaveAttribute(
      'href',
      '/admin/orders/9001',
    );
  });
  it('shows only the notifications of the order in the URL', async () => {
    network.respondTo(notificationOperations.listMessages, () => pageResponse([]));
    openPage('/admin/messages?TransactionId=9001');
    expect(await screen.findByText('No notifications sent yet')).toBeInTheDocument();
    expect(network.requestsTo(notificationOperations.listMessages)[0]?.query).toMatchObject({
      TransactionId: '9001',
    });
  });
  it('offers a retry when the notifications cannot be loaded', async () => {
    network.respondTo(notificationOperations.listMessages, () =>
      problemResponse(503, 'unavailable'),
    );
    openPage();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
