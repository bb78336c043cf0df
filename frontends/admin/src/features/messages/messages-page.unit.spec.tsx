import { notificationOperations, type SentMessageAnswer } from '@tokri/contracts/http';
import { problem, renderPage } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { openOffice, page, signedInAs } from '../../testing/office.ts';

let network: ReturnType<typeof openOffice>['network'];
const message = (more: Partial<SentMessageAnswer> = {}): SentMessageAnswer => ({
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
  ...more,
});
beforeEach(() => {
  ({ network } = openOffice());
  signedInAs('transactions');
});
afterEach(() => network.restore());

const open = (path = '/admin/messages') => renderPage(routes, path);

describe('messages that went out', () => {
  it('listed, tell what, to whom in part, by which way and what became of it', async () => {
    network.answer(notificationOperations.listMessages, () =>
      page([
        message(),
        message({
          Key: 'ntf:e1:mail',
          Channel: 'mail',
          State: 'failed',
          Reason: 'unreachable',
          Attempts: 3,
        }),
      ]),
    );
    open();
    const rows = (await screen.findAllByRole('row')).map((row) => row.textContent);
    expect(rows[1]).toMatch(/ConfirmedT2611-04211SMS 90••• ••002Sent/);
    expect(rows[2]).toMatch(/Mail.*Failed.*Gateway not reached3 tries/);
    expect(screen.getAllByRole('link', { name: 'T2611-04211' })[0]).toHaveAttribute(
      'href',
      '/admin/orders/9001',
    );
  });
  it('of one order, asked for, are those of that order', async () => {
    network.answer(notificationOperations.listMessages, () => page([]));
    open('/admin/messages?TransactionId=9001');
    expect(await screen.findByText('No message has gone out yet')).toBeInTheDocument();
    expect(network.callsOf(notificationOperations.listMessages)[0]?.query).toMatchObject({
      TransactionId: '9001',
    });
  });
  it('that do not come, offer to try again', async () => {
    network.answer(notificationOperations.listMessages, () => problem(503, 'unavailable'));
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
