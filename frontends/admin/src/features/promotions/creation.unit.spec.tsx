import {
  catalogCouponOperations,
  itemOperations,
  offerOperations,
  promotionOperations,
} from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { commandOk } from '../../testing/fixtures.ts';
import { pageResponse, setupAdminApi, signInAs } from '../../testing/fake-admin-api.ts';

const { listStaffOffers, listStaffCoupons, switchOffer, switchCoupon } = promotionOperations;

let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('offers');
  network.respondTo(listStaffOffers, () => pageResponse([]));
  network.respondTo(listStaffCoupons, () => pageResponse([]));
  network.respondTo(catalogCouponOperations.saveCoupon, () => [commandOk(8, {})]);
  network.respondTo(offerOperations.saveOffer, () => [commandOk(6, {})]);
  network.respondTo(switchCoupon, () => [commandOk(8, {})]);
  network.respondTo(switchOffer, () => [commandOk(6, {})]);
  network.respondTo(itemOperations.listItemsForPlace, () => []);
  network.respondTo(itemOperations.listItemTypes, () => []);
});
afterEach(() => network.restore());

const typeInto = async (
  user: ReturnType<typeof renderPage>['user'],
  fields: Readonly<Record<string, string>>,
) => {
  for (const [name, text] of Object.entries(fields))
    await user.type(await screen.findByRole('textbox', { name }), text);
};

describe('a new coupon', () => {
  const fillIn = async () => {
    const { user } = renderPage(routes, '/admin/promotions/coupons/new');
    await typeInto(user, { Code: 'raju10', 'Name in English': 'Raju', 'Percent off': '10' });
    return user;
  };
  it('is for one order of each customer, and warns when nothing limits it', async () => {
    const user = await fillIn();
    const warning = /every customer can use this code as often as they like/;
    expect(screen.queryByText(warning)).toBeNull();
    const perCustomer = screen.getByRole('textbox', { name: 'Orders per customer' });
    expect(perCustomer).toHaveValue('1');
    await user.clear(perCustomer);
    expect(screen.getByText(warning)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Orders in all' }), '100');
    expect(screen.queryByText(warning)).toBeNull();
  });
  it('is summed up once it is saved, and stopped on undo', async () => {
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo.parentElement).toHaveTextContent(/^RAJU10 runs from .* to .*\.Undo$/);
    await user.click(undo);
    await waitFor(() =>
      expect(network.requestsTo(switchCoupon)[0]?.body).toEqual({
        Code: 'RAJU10',
        State: 'stopped',
      }),
    );
  });
});

describe('a new offer', () => {
  it('is summed up once it is saved, and stopped on undo', async () => {
    const { user } = renderPage(routes, '/admin/promotions/offers/new');
    await typeInto(user, { 'Name in English': 'Diwali', 'Percent off': '10' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Applies to' }), 'Everything');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo.parentElement).toHaveTextContent(/^Diwali runs from .* to .*\.Undo$/);
    await user.click(undo);
    await waitFor(() =>
      expect(network.requestsTo(switchOffer)[0]?.body).toEqual({ OfferId: 6, State: 'stopped' }),
    );
  });
});
