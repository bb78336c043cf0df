import {
  billingOperations,
  chatOperations,
  bffOperations,
  notificationPreferenceOperations,
  orderOperations,
  userOperations,
} from '@tokri/contracts/api';
import {
  fakeNetwork,
  jsonResponse,
  problemResponse,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildOrder, buildPreferences, openAccount } from '../../testing/account-data.ts';
import { buildBill, buildPayment } from '../../testing/billing-data.ts';
import type { PersonalData } from './personal-data.ts';

let network: FakeNetwork;
let saved: { readonly name: string; readonly content: Blob }[];

beforeEach(() => {
  network = fakeNetwork();
  openAccount(network);
  network.respondTo(billingOperations.listOwnBills, () => [buildBill()]);
  network.respondTo(billingOperations.listOwnPayments, () => [buildPayment()]);
  network.respondTo(chatOperations.listOwnConversations, () => []);
  setupSession({ user: testUser, token: 't', pincode: '560034' });
  saved = [];
  let content = new Blob();
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:copy';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
  window.print = () => undefined;
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

const press = async (name: 'Save as JSON file' | 'Print or save as PDF') => {
  const { user } = renderPage(routes, '/delete-account');
  await user.click(await screen.findByRole('button', { name }));
};
const readText = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });
const saveJson = async (): Promise<{ name: string; data: PersonalData }> => {
  await press('Save as JSON file');
  await waitFor(() => expect(saved).toHaveLength(1));
  const [file] = saved;
  if (!file) throw new Error('nothing was saved');
  return { name: file.name, data: JSON.parse(await readText(file.content)) as PersonalData };
};

describe('the copy of personal data', () => {
  it('has bills, payments and devices in the JSON file', async () => {
    const { name, data } = await saveJson();
    expect(name).toBe('my-data.json');
    expect(data).toMatchObject({
      incompleteParts: [],
      profile: { Name: 'Asha' },
      orders: [{ Id: 9001 }],
      bills: [{ Number: 'IB/26-27/0000501' }],
      payments: [{ GatewayPaymentId: 'pay_1', Refunds: [{ Amount: 20 }] }],
      devices: [{ Device: 'Chrome, Android' }],
    });
  });

  it('prints bills, payments and devices', async () => {
    await press('Print or save as PDF');
    const copy = within(await screen.findByRole('article', { hidden: true }));
    expect(copy.getByText(/IB\/26-27\/0000501 • .*T2611-04211 • Asha • ₹355/)).toBeInTheDocument();
    expect(copy.getByText(/₹355.* • UPI • pay_1 • ₹20.* refunded/)).toBeInTheDocument();
    expect(copy.getByText(/Chrome, Android • Last used/)).toBeInTheDocument();
  });

  it('has what the customer chose and agreed to', async () => {
    const withdrawn = {
      Purpose: 'offers',
      Channel: 'mail',
      GivenAt: '2026-11-20T10:00:00+05:30',
      WithdrawnAt: '2026-11-21T11:30:00+05:30',
    } as const;
    network.respondTo(notificationPreferenceOperations.readNotificationPreferences, () =>
      buildPreferences({ Consents: [withdrawn] }),
    );
    expect((await saveJson()).data.preferences).toMatchObject({
      QuietHours: { Start: '22:00', End: '08:00' },
      Consents: [withdrawn],
    });
  });

  it('prints the channels of each purpose, quiet hours and consents', async () => {
    const { Channels } = buildPreferences();
    network.respondTo(notificationPreferenceOperations.readNotificationPreferences, () =>
      buildPreferences({
        Channels: { ...Channels, Offers: { Sms: false, Mail: true, Push: false } },
        Consents: [
          {
            Purpose: 'offers',
            Channel: 'mail',
            GivenAt: '2026-11-20T10:00:00+05:30',
            WithdrawnAt: null,
          },
        ],
      }),
    );
    await press('Print or save as PDF');
    const copy = within(await screen.findByRole('article', { hidden: true }));
    expect(copy.getByText('Order updates • SMS, Email, Your devices')).toBeInTheDocument();
    expect(copy.getByText('Reminders • None')).toBeInTheDocument();
    expect(copy.getByText('Quiet hours • 10 pm–8 am')).toBeInTheDocument();
    expect(
      copy.getByText('Offers • Email • Agreed: Fri 20 Nov 2026, 10:00 am'),
    ).toBeInTheDocument();
  });

  it('reads bills and payments of fifty orders at a time', async () => {
    const orders = Array.from({ length: 120 }, (_, index) => buildOrder({ Id: index + 1 }));
    network.respondTo(orderOperations.listOrdersOfUser, () =>
      jsonResponse({ headers: { 'x-total-count': '120' }, body: orders }),
    );
    await saveJson();
    const counts = (operation: typeof billingOperations.listOwnBills) =>
      network
        .requestsTo(operation)
        .map(({ query }) => (query.TransactionIds ?? query.transactionids ?? '').split(',').length);
    expect(counts(billingOperations.listOwnBills)).toEqual([50, 50, 20]);
  });

  it('says which parts could not be read, and has the others', async () => {
    network.respondTo(billingOperations.listOwnBills, () => problemResponse(503, 'unavailable'));
    const { name, data } = await saveJson();
    expect(name).toBe('my-data-incomplete.json');
    expect(data).toMatchObject({
      incompleteParts: ['bills'],
      bills: [],
      payments: [{ GatewayPaymentId: 'pay_1' }],
    });
    expect(
      await screen.findByText('The copy is not complete. Try again later for: Bills'),
    ).toBeVisible();
  });

  it('calls bills and payments incomplete when the orders are', async () => {
    network.respondTo(orderOperations.listOrdersOfUser, () => problemResponse(503, 'unavailable'));
    expect((await saveJson()).data.incompleteParts).toEqual(['orders', 'bills', 'payments']);
  });

  it('says on the printed copy that parts are missing', async () => {
    network.respondTo(userOperations.listOwnSessions, () => problemResponse(503, 'unavailable'));
    await press('Print or save as PDF');
    const copy = within(await screen.findByRole('article', { hidden: true }));
    expect(copy.getByText(/Try again later for: Signed-in devices/)).toBeInTheDocument();
  });

  it('saves nothing when nothing can be read', async () => {
    for (const operation of [
      userOperations.readProfile,
      userOperations.listAddresses,
      userOperations.listOwnSessions,
      bffOperations.listFavourites,
      orderOperations.listOrdersOfUser,
      chatOperations.listOwnConversations,
      notificationPreferenceOperations.readNotificationPreferences,
    ])
      network.respondTo(operation, () => problemResponse(503, 'unavailable'));
    await press('Save as JSON file');
    expect(await screen.findByText(/^Your data could not be read/)).toBeVisible();
    expect(saved).toEqual([]);
  });
});
