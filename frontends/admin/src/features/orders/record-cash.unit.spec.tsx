import { billingOperations } from '@tokri/contracts/http';
import { noNetwork, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { anOrder, done } from '../../testing/fixtures.ts';
import { openOffice, signedInAs } from '../../testing/office.ts';
import { isCollectable } from './record-cash.tsx';

let office: ReturnType<typeof openOffice>;
beforeEach(() => {
  office = openOffice();
  signedInAs('transactions', 'payments');
  office.orders = [anOrder({ Status: 6, StatusText: 'Delivered' })];
  office.network.answer(billingOperations.recordCash, () => [done(9001, { PaymentStatus: 3 })]);
});
afterEach(() => office.network.restore());

const open = () => renderPage(routes, '/admin/orders/9001');
const calls = () => office.network.callsOf(billingOperations.recordCash);

describe('the cash of an order', () => {
  it.each([
    ['out for delivery', 5, 1, true],
    ['delivered', 6, 1, true],
    ['packed', 4, 1, false],
    ['paid', 6, 3, false],
  ])('%s, can be recorded: %s', (_what, Status, PaymentStatus, expected) => {
    expect(isCollectable(anOrder({ Status, PaymentStatus }))).toBe(expected);
  });

  it('recorded after a yes, is told; the call names nobody', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Record cash' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    expect(
      (await screen.findAllByText('T2611-04211: ₹131.00 is paid in cash.')).length,
    ).toBeGreaterThan(0);
    expect(calls()[0]?.query).toEqual({
      id: '9001',
      status: '3',
      userid: '',
      name: '',
      transactionnumber: '',
      email: '',
      mobile: '',
    });
  });

  it('recorded without an answer, says so and shows what became of it at once', async () => {
    office.network.answer(billingOperations.recordCash, () => {
      office.orders = [
        anOrder({
          Status: 6,
          StatusText: 'Delivered',
          PaymentStatus: 3,
          PaymentStatusText: 'Paid',
        }),
      ];
      return noNetwork();
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Record cash' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }),
    );
    await user.click(within(await screen.findByRole('dialog')).getByRole('button'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Record cash' })).toBeNull());
  });

  it('after a no, is not', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Record cash' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'No' }),
    );
    expect(calls()).toEqual([]);
  });

  it('without the permission for payments, is offered to nobody', async () => {
    signedInAs('transactions');
    open();
    await screen.findByRole('complementary', { name: 'T2611-04211' });
    expect(screen.queryByRole('button', { name: 'Record cash' })).toBeNull();
  });
});
