import { orderAdminOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { buildLine, buildOrder, commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { expectDiscardQuestionOfSheet } from '../../../testing/discard-question.ts';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';

let api: ReturnType<typeof setupAdminApi>;
const respondWithPreview = (overrides: object): void =>
  api.network.respondTo(orderAdminOperations.previewPacking, () => [
    commandOk(9001, {
      PaymentStatus: 1,
      OrderedAmount: 131,
      Payable: 89,
      RefundAmount: 0,
      ...overrides,
    }),
  ]);
beforeEach(() => {
  api = setupAdminApi();
  signInAs('transactions');
  respondWithPreview({});
});
afterEach(() => api.network.restore());

const openPage = (path = '/admin/orders') => renderPage(routes, path);

describe('PackSheet', () => {
  const findPanel = () => screen.findByRole('complementary', { name: 'T2611-04211' });
  const openPacking = async () => {
    const { user } = openPage('/admin/orders/9001');
    await user.click(await screen.findByRole('button', { name: 'Pack partially' }));
    const sheet = screen.getByRole('dialog', { name: 'Pack T2611-04211' });
    return { user, sheet, field: within(sheet).getByRole('spinbutton', { name: 'Onion 1 kg' }) };
  };
  const previewIn = (sheet: HTMLElement) =>
    within(sheet).getByRole('region', { name: 'New total after packing' });
  const previewRequests = () => api.network.requestsTo(orderAdminOperations.previewPacking);

  it('packs partially by keyboard and shows the new total', async () => {
    api.network.respondTo(orderAdminOperations.packOrder, () => {
      api.orders = [
        buildOrder({
          Status: 4,
          StatusText: 'Packed',
          Lines: [{ ...buildLine({ Quantity: 1 }), Ordered: 2 }],
        }),
      ];
      return [commandOk(9001, { Status: 4, PaymentStatus: 1, Payable: 89, RefundAmount: 0 })];
    });
    const { user, sheet, field } = await openPacking();
    expect(within(sheet).getByText('2 of 2 packed')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '1');
    expect(
      within(sheet).getByText('Missing items are not charged. The customer is notified.'),
    ).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(
      (await screen.findAllByText('T2611-04211 is packed. Total: ₹89.00.')).length,
    ).toBeGreaterThan(0);
    expect(api.network.requestsTo(orderAdminOperations.packOrder)[0]?.body).toEqual({
      TransactionId: 9001,
      Lines: [{ Id: 1, Quantity: 1 }],
    });
    expect(await within(await findPanel()).findByText('1 of 2')).toBeInTheDocument();
  });
  it.each([
    [
      'cash order',
      { Payable: 131.5 },
      /Ordered₹218\.00New total₹131\.50Collect from the customer₹131\.50/,
    ],
    [
      'paid order',
      { PaymentStatus: 5, Payable: 131, RefundAmount: 87 },
      /Ordered₹218\.00New total₹131\.00Refund to the customer₹87\.00$/,
    ],
  ] as const)(
    'takes lines without a tick as missing and shows the total of the server for a %s',
    async (_kind, preview, totals) => {
      const lines = [buildLine(), buildLine({ Id: 2, Name: 'Tomato' })];
      api.orders = [buildOrder({ Lines: lines })];
      respondWithPreview({ OrderedAmount: 218, ...preview });
      api.network.respondTo(orderAdminOperations.packOrder, () => [commandOk(9001, {})]);
      const { user } = openPage('/admin/orders/9001');
      await user.click(await screen.findByRole('checkbox', { name: 'Onion 1 kg, 2: packed' }));
      await user.click(screen.getByRole('button', { name: 'Pack partially' }));
      const sheet = screen.getByRole('dialog', { name: 'Pack T2611-04211' });
      expect(within(sheet).getByRole('spinbutton', { name: 'Onion 1 kg' })).toHaveValue(2);
      expect(within(sheet).getByRole('spinbutton', { name: 'Tomato 1 kg' })).toHaveValue(0);
      expect(within(sheet).getByText('Short')).toBeInTheDocument();
      await waitFor(() => expect(previewIn(sheet)).toHaveTextContent(totals));
      await user.click(within(sheet).getByRole('button', { name: 'Mark as packed' }));
      const body = {
        TransactionId: 9001,
        Lines: [
          { Id: 1, Quantity: 2 },
          { Id: 2, Quantity: 0 },
        ],
      };
      await waitFor(() =>
        expect(api.network.requestsTo(orderAdminOperations.packOrder)[0]?.body).toEqual(body),
      );
      expect(previewRequests()[0]?.body).toEqual(body);
    },
  );
  it('asks for the new total once while a quantity is typed, and shows that it is loading', async () => {
    api.orders = [buildOrder({ Lines: [buildLine({ Quantity: 20 })] })];
    const { sheet, field } = await openPacking();
    for (const value of ['', '1', '12']) fireEvent.change(field, { target: { value } });
    expect(previewIn(sheet)).toHaveAttribute('aria-busy', 'true');
    expect(await within(sheet).findByText('New total')).toBeInTheDocument();
    expect(previewIn(sheet)).toHaveAttribute('aria-busy', 'false');
    expect(previewRequests().map(({ body }) => body)).toEqual([
      { TransactionId: 9001, Lines: [{ Id: 1, Quantity: 12 }] },
    ]);
  });
  it('offers to try again when the new total cannot be loaded', async () => {
    api.network.respondTo(orderAdminOperations.previewPacking, () =>
      problemResponse(422, 'bad-input'),
    );
    const { user, sheet, field } = await openPacking();
    await user.clear(field);
    await user.type(field, '1');
    expect(
      await within(sheet).findByText(/The new total could not be loaded\./),
    ).toBeInTheDocument();
    respondWithPreview({});
    await user.click(within(sheet).getByRole('button', { name: 'Try again' }));
    expect(await within(sheet).findByText('New total')).toBeInTheDocument();
  });
  it('shows why the server would reject the packing', async () => {
    const reason = 'This order is already packed with different quantities.';
    api.network.respondTo(orderAdminOperations.previewPacking, () => [
      commandRejected('packed-otherwise', reason, {}),
    ]);
    const { user, sheet, field } = await openPacking();
    await user.clear(field);
    await user.type(field, '1');
    expect(await within(sheet).findByText(reason)).toBeInTheDocument();
  });
  it('asks before it discards the quantities', async () => {
    const { user, field } = await openPacking();
    await user.clear(field);
    await user.type(field, '1');
    await expectDiscardQuestionOfSheet();
  });
  it('says at the quantity itself what is wrong with it, and goes there', async () => {
    const { user, sheet, field } = await openPacking();
    await user.clear(field);
    await user.type(field, '7');
    expect(within(sheet).queryByRole('alert')).toBeNull();
    await user.click(within(sheet).getByRole('button', { name: 'Mark as packed' }));
    expect(field).toHaveAccessibleDescription(/Enter a number from 0 to the quantity ordered\./);
    await waitFor(() => expect(field).toHaveFocus());
  });
  it('rejects invalid or empty packed quantities and sends nothing', async () => {
    const { user, sheet, field } = await openPacking();
    for (const [typed, reasonText] of [
      ['7', 'Enter a number from 0 to the quantity ordered.'],
      ['0', 'Nothing is packed. Cancel the order instead.'],
    ] as const) {
      await user.clear(field);
      await user.type(field, `${typed}{Enter}`);
      expect(within(sheet).getByText(reasonText)).toBeInTheDocument();
    }
    expect(api.network.requestsTo(orderAdminOperations.packOrder)).toEqual([]);
  });
  it('shows why packing was rejected when the order was packed elsewhere', async () => {
    api.network.respondTo(orderAdminOperations.packOrder, () => [
      commandRejected(
        'packed-otherwise',
        'This order is packed already, with other quantities.',
        {},
      ),
    ]);
    const { user, sheet } = await openPacking();
    await user.click(within(sheet).getByRole('button', { name: 'Mark as packed' }));
    expect(
      await screen.findByText('This order is packed already, with other quantities.'),
    ).toBeInTheDocument();
  });
});
