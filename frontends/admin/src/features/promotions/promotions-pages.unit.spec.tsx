import {
  catalogCouponOperations,
  itemOperations,
  offerOperations,
  promotionOperations,
  userOperations,
  type StaffCouponResponse,
  type StaffOfferDetails,
} from '@tokri/contracts/api';
import { buildItem, problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { commandOk } from '../../testing/fixtures.ts';
import { pageResponse, setupAdminApi, signInAs } from '../../testing/fake-admin-api.ts';

const { listStaffOffers, readStaffOffer, switchOffer, listStaffCoupons, readStaffCoupon } =
  promotionOperations;

const item = buildItem({ Id: 5, Name: 'Toor Dal' });

const offer: StaffOfferDetails = {
  Id: 3,
  Rev: 4,
  Status: 1,
  State: 'running',
  StoppedOn: '',
  Uses: 12,
  Cost: 340.5,
  Name: 'Pulses week',
  Narration: '',
  Kind: 'percentage',
  Text: '10% off',
  Scope: 'items',
  ItemTypeIds: [],
  Percent: 10,
  Amount: 0,
  Buy: 0,
  Free: 0,
  Price: 0,
  Minimum: 0,
  AtMost: 0,
  CompanyId: 1,
  PartyId: 0,
  FromDate: '2026-11-01',
  ToDate: '2099-11-30',
  Places: [],
  Image: '',
  ImageHash: '',
  HindiTexts: { Name: 'दाल सप्ताह', Narration: '' },
  Items: [{ ItemId: 5, UnitId: 0, Quantity: 1 }],
  ItemCount: 1,
};

const coupon: StaffCouponResponse = {
  Id: 8,
  Code: 'FRESH10',
  Name: 'Ten percent',
  Kind: 'percentage',
  Text: '10% off',
  Amount: 0,
  Percent: 10,
  AtMost: 100,
  MinimumItems: 300,
  FromDate: '2026-11-01',
  ToDate: '2099-11-30',
  PerUser: 0,
  TotalUses: 20,
  FirstOrderOnly: false,
  CompanyId: 1,
  HindiTexts: { Name: '' },
  Rev: 2,
  Status: 1,
  State: 'running',
  StoppedOn: '',
  Uses: 7,
  Cost: 410,
  UsesLeft: 13,
};

const rejected = (code: string) => [{ Id: 0, Error: 1, Message: 'Somebody saved.', Code: code }];

let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('offers');
  network.respondTo(listStaffOffers, () => pageResponse([offer]));
  network.respondTo(readStaffOffer, () => offer);
  network.respondTo(listStaffCoupons, () => pageResponse([coupon]));
  network.respondTo(readStaffCoupon, () => coupon);
  network.respondTo(itemOperations.listItemsForPlace, () => [item]);
});
afterEach(() => network.restore());

const open = (path: string) => renderPage(routes, path);

describe('the list of offers', () => {
  it('is open to staff with only this permission and shows state, orders and cost', async () => {
    open('/admin/promotions');
    const row = await screen.findByRole('row', { name: /Pulses week/ });
    expect(row).toHaveTextContent(
      /10% off.*Running.* 1 Nov 2026 .* 30 Nov 2099.*12 orders.*₹340\.50/,
    );
    const menu = within(screen.getByRole('navigation', { name: 'Admin' }));
    expect(menu.queryByRole('link', { name: 'Orders' })).toBeNull();
  });

  it('pauses an offer', async () => {
    const states: string[] = [];
    network.respondTo(switchOffer, ({ body }) => {
      states.push((body as { State: string }).State);
      return [commandOk(1, {})];
    });
    const { user } = open('/admin/promotions');
    await user.click(await screen.findByRole('button', { name: 'Pause Pulses week' }));
    await waitFor(() => expect(states).toEqual(['paused']));
  });

  it('says why the list is missing', async () => {
    network.respondTo(listStaffOffers, () => problemResponse(503, 'unavailable'));
    open('/admin/promotions');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the form of an offer', () => {
  it('shows the price of a real item with the offer and saves the edited version', async () => {
    network.respondTo(offerOperations.saveOffer, () => [commandOk(1, {})]);
    const { user } = open('/admin/promotions/offers/3');
    const percent = await screen.findByRole('textbox', { name: 'Percent off' });
    expect(screen.getByText(/ 1 Nov 2026 .* 30 Nov 2099/)).toBeVisible();
    expect(await screen.findByRole('row', { name: /1 × Toor Dal/ })).toHaveTextContent('₹138.60');
    await user.clear(percent);
    await user.type(percent, '20');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(network.requestsTo(offerOperations.saveOffer)[0]?.body).toMatchObject({
        Id: 3,
        Rev: 4,
        Percent: 20,
        Items: [{ ItemId: 5, UnitId: 0, Quantity: 1 }],
        Hindi: { Name: 'दाल सप्ताह' },
      }),
    );
  });

  it('names the party that an offer is for and saves no offer for a text that names none', async () => {
    network.respondTo(offerOperations.saveOffer, () => [commandOk(1, {})]);
    network.respondTo(readStaffOffer, () => ({ ...offer, PartyId: 12 }));
    network.respondTo(userOperations.listPartyNames, ({ query }) =>
      pageResponse(query.PartyIds === '12' ? [{ PartyId: 12, Name: 'Nair Canteen' }] : []),
    );
    const { user } = open('/admin/promotions/offers/3');
    expect(await screen.findByText(/Only Nair Canteen sees it\./)).toBeVisible();
    const party = screen.getByRole('combobox', { name: 'For one business customer' });
    expect(party).toHaveValue('Nair Canteen');
    await user.type(party, ' two');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose a party from the list.')).toBeVisible();
    expect(network.requestsTo(offerOperations.saveOffer)).toEqual([]);
  });

  it('shows the banner as customers see it in both languages, and keeps its picture', async () => {
    network.respondTo(offerOperations.saveOffer, () => [commandOk(1, {})]);
    network.respondTo(readStaffOffer, () => ({ ...offer, ImageHash: 'a'.repeat(64) }));
    const { user } = open('/admin/promotions/offers/3');
    expect(
      await screen.findByRole('heading', { name: '10% off. Pulses week', hidden: true }),
    ).toBeVisible();
    const languages = within(screen.getByRole('group', { name: 'Language of the preview' }));
    await user.click(languages.getByRole('button', { name: 'हिंदी' }));
    expect(screen.getByRole('heading', { name: /दाल सप्ताह/, hidden: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(network.requestsTo(offerOperations.saveOffer)[0]?.body).toMatchObject({
        Image: 'a'.repeat(64),
      }),
    );
  });

  it('names what is missing and sends nothing', async () => {
    const { user } = open('/admin/promotions/offers/new');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    expect(screen.getByText('Enter a percentage above 0 and up to 100.')).toBeVisible();
    expect(screen.getByText('Add at least one item.')).toBeVisible();
    expect(network.requestsTo(offerOperations.saveOffer)).toEqual([]);
  });

  it('shows both versions when somebody else saved, and keeps the one that staff choose', async () => {
    const revs: unknown[] = [];
    network.respondTo(offerOperations.saveOffer, ({ body }) => {
      revs.push((body as { Rev: number }).Rev);
      return revs.length === 1 ? rejected('offer-changed') : [commandOk(1, {})];
    });
    const { user } = open('/admin/promotions/offers/3');
    const percent = await screen.findByRole('textbox', { name: 'Percent off' });
    await user.clear(percent);
    await user.type(percent, '20');
    network.respondTo(readStaffOffer, () => ({ ...offer, Rev: 5, Percent: 15 }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('row', { name: /Percent off/ })).toHaveTextContent('2015');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByRole('row', { name: /Pulses week/ })).toBeVisible();
    expect(revs).toEqual([4, 5]);
  });
});

describe('coupons', () => {
  it('are listed with what is left', async () => {
    open('/admin/promotions/coupons');
    const row = await screen.findByRole('row', { name: /FRESH10/ });
    expect(row).toHaveTextContent(
      /Running.* 1 Nov 2026 .* 30 Nov 2099.*7 orders, 13 left.*₹410\.00/,
    );
  });

  it('are created once, with an example of what customers save', async () => {
    network.respondTo(catalogCouponOperations.saveCoupon, () => [commandOk(1, {})]);
    const { user } = open('/admin/promotions/coupons/new');
    const type = async (name: string, text: string) =>
      user.type(await screen.findByRole('textbox', { name }), text);
    await type('Code', 'NEW50');
    await type('Name in English', 'Fifty');
    await type('Percent off', '50');
    expect(screen.getByRole('row', { name: /Items for ₹200/ })).toHaveTextContent('₹100 off');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(network.requestsTo(catalogCouponOperations.saveCoupon)[0]?.body).toMatchObject({
        Id: 0,
        Code: 'NEW50',
        Percent: 50,
        Status: 1,
      }),
    );
  });

  it('are left without a question once mine is kept over what somebody else saved', async () => {
    network.respondTo(catalogCouponOperations.saveCoupon, ({ body }) =>
      body.Rev === coupon.Rev ? rejected('coupon-changed') : [commandOk(8, {})],
    );
    const { user } = open('/admin/promotions/coupons/FRESH10');
    expect(await screen.findByText(/ 1 Nov 2026 .* 30 Nov 2099/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Percent off' }), '0');
    network.respondTo(readStaffCoupon, () => ({ ...coupon, Rev: 99, Percent: 15 }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByRole('row', { name: /FRESH10/ })).toBeVisible();
  });
});
