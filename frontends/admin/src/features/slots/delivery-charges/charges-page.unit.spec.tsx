import { slotOperations, userOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { commandOk, commandRejected } from '../../../testing/fixtures.ts';
import { pageResponse, signInAs } from '../../../testing/fake-admin-api.ts';
import { setupSlotsApi, type FakeSlotsApi } from '../../../testing/fake-slots-api.ts';

let api: FakeSlotsApi;
beforeEach(() => {
  api = setupSlotsApi();
  signInAs('slots', 'pincodes');
  api.network.respondTo(userOperations.listPartyNames, () =>
    pageResponse([{ PartyId: 7, Name: 'Nair Canteen' }]),
  );
});
afterEach(() => api.network.restore());

const openTab = (tab: string) => renderPage(routes, `/admin/slots/${tab}`);

describe('ChargesPage', () => {
  const charge = {
    Id: 5,
    Rev: 2,
    PincodeFrom: '560001',
    PincodeTo: '560110',
    PartyId: 0,
    Charge: 40,
    FreeAbove: 499,
    TaxPercent: 18,
    HSN: '9965',
    Tax: 7.2,
  };
  it('lists range, party, tax and free delivery threshold', async () => {
    api.network.respondTo(slotOperations.listCharges, () =>
      pageResponse([charge, { ...charge, Id: 6, PartyId: 7, Charge: 0, FreeAbove: 0, Tax: 0 }]),
    );
    openTab('charges');
    await screen.findByText('Nair Canteen');
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows[0]).toMatch(/560001–560110Everyone₹40\.00\+ ₹7\.20 GST \(18%\).*₹499\.00/);
    expect(rows[1]).toMatch(/Nair Canteen₹0\.00.*Always free/);
  });
  it('validates an edited charge and saves it', async () => {
    api.network.respondTo(slotOperations.listCharges, () => pageResponse([charge]));
    api.network.respondTo(slotOperations.saveCharge, () => [commandOk(5, {})]);
    const { user } = openTab('charges');
    await user.click(await screen.findByRole('button', { name: 'Edit 560001–560110, Everyone' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Edit charge' }));
    const fillField = async (label: string, text: string) => {
      await user.clear(sheet.getByLabelText(label));
      await user.type(sheet.getByLabelText(label), text);
    };
    await fillField('To pincode', '550000');
    await fillField('Charge (₹)', 'free');
    await user.click(sheet.getByRole('button', { name: 'Save charge' }));
    expect(sheet.getByText('Must not be below the first pincode')).toBeInTheDocument();
    expect(sheet.getByText('Enter rupees with at most two decimals')).toBeInTheDocument();
    await fillField('To pincode', '560110');
    await fillField('Charge (₹)', '49.50');
    await user.type(sheet.getByLabelText('Party'), 'nair');
    await user.click(sheet.getByRole('button', { name: 'Save charge' }));
    expect(sheet.getByText('Choose a party from the list, or leave it empty')).toBeInTheDocument();
    expect(api.network.requestsTo(slotOperations.saveCharge)).toEqual([]);
    await user.click(sheet.getByLabelText('Party'));
    await user.click(await sheet.findByRole('option', { name: /Nair Canteen/ }));
    await user.click(sheet.getByRole('button', { name: 'Save charge' }));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveCharge)[0]?.body).toEqual({
        Id: 5,
        PincodeFrom: '560001',
        PincodeTo: '560110',
        PartyId: 7,
        Charge: 49.5,
        FreeAbove: 499,
        Rev: 2,
      }),
    );
    // The response is cacheable for 30 seconds. After a change the list must bypass the cache.
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.listCharges).map(({ cache }) => cache)).toEqual([
        'reload',
        'reload',
      ]),
    );
  });
  it('shows what a colleague saved meanwhile and saves over it only when staff choose so', async () => {
    let charges = [charge];
    api.network.respondTo(slotOperations.listCharges, () => pageResponse(charges));
    api.network.respondTo(slotOperations.saveCharge, ({ body }) => {
      if ((body as { Rev: number }).Rev === 3) return [commandOk(5, {})];
      charges = [{ ...charge, Rev: 3, Charge: 60 }];
      return [commandRejected('charge-changed', 'Someone else changed this charge.', {})];
    });
    const { user } = openTab('charges');
    await user.click(await screen.findByRole('button', { name: 'Edit 560001–560110, Everyone' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Edit charge' }));
    await user.clear(sheet.getByLabelText('Charge (₹)'));
    await user.type(sheet.getByLabelText('Charge (₹)'), '55');
    await user.click(sheet.getByRole('button', { name: 'Save charge' }));
    expect(await sheet.findByRole('row', { name: 'Charge (₹) 55 60' })).toBeInTheDocument();
    expect(api.network.requestsTo(slotOperations.saveCharge)).toHaveLength(1);
    await user.click(sheet.getByRole('button', { name: /mine/i }));
    await waitFor(() =>
      expect(api.network.requestsTo(slotOperations.saveCharge)[1]?.body).toMatchObject({
        Charge: 55,
        Rev: 3,
      }),
    );
  });
  it('shows that delivery is free without charges', async () => {
    api.network.respondTo(slotOperations.listCharges, () => pageResponse([]));
    openTab('charges');
    expect(await screen.findByText('Delivery is free everywhere')).toBeInTheDocument();
  });
  it('offers a retry when the charges cannot be loaded', async () => {
    api.network.respondTo(slotOperations.listCharges, () => problemResponse(503, 'unavailable'));
    openTab('charges');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
