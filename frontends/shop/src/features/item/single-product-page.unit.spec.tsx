import { itemOperations, slotOperations } from '@tokri/contracts/http';
import { quantityOf } from '@tokri/web-kit/session';
import {
  fakeNetwork,
  givenSession,
  problem,
  renderPage,
  type FakeNetwork,
  watchNear,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { anItem, aSlot, aUnit, items, listOf, openShop } from '../../testing/shop-data.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  openShop(network);
  givenSession({ pincode: '560034' });
});
afterEach(() => network.restore());

const small = aUnit({
  UnitId: 10,
  Name: '500 g',
  RateWithTax: 79,
  Mrp: 79,
  DiscountPercent: 0,
  UnitPrice: '₹158/kg',
});
const large = aUnit({
  UnitId: 12,
  Name: '2 kg',
  RateWithTax: 302,
  Mrp: 370,
  Available: false,
  Stock: 0,
});
const inThreePacks = anItem({ Units: [small, aUnit(), large] });
const buy = () => within(screen.getByRole('region', { name: 'Buy' }));
const show = (item = anItem()) => {
  network.answer(itemOperations.listItemsForPlace, () => [item]);
  return renderPage(routes, '/single-product?ItemId=1');
};
describe('one item', () => {
  it('with several pictures, shows the one that is chosen', async () => {
    const pictureOf = (name: string) => ({
      Small: `/images/${name}/small.webp`,
      Medium: `/images/${name}/medium.webp`,
      Large: `/images/${name}/large.webp`,
      Alt: `The ${name}`,
    });
    const { user } = show(anItem({ Images: [pictureOf('front'), pictureOf('back')] }));
    expect(await screen.findByRole('img', { name: 'The front' })).toBeVisible();
    const thumbs = within(screen.getByRole('group', { name: 'Pictures' }));
    await user.click(thumbs.getByRole('button', { name: 'Picture 2 of 2' }));
    expect(screen.getByRole('img', { name: 'The back' })).toHaveAttribute(
      'src',
      '/images/back/large.webp',
    );
    expect(thumbs.getByRole('button', { name: 'Picture 2 of 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('with one picture, has nothing to choose', async () => {
    show();
    await screen.findByRole('heading', { level: 1, name: 'Toor Dal' });
    expect(screen.queryByRole('group', { name: 'Pictures' })).not.toBeInTheDocument();
  });

  it('under an offer, names it and leads to all of its goods', async () => {
    show(anItem({ Offer: { OfferId: 3, Name: 'Idli Sunday' } }));
    expect(await screen.findByRole('link', { name: 'Idli Sunday' })).toHaveAttribute(
      'href',
      '/offer-item-list?OfferId=3',
    );
  });

  it('shows price, MRP, saving, GST in words and what stands on the label', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Toor Dal' })).toBeVisible();
    expect(screen.getByText('MRP ₹189')).toBeVisible();
    expect(screen.getByText('₹35 off')).toBeVisible();
    expect(screen.getByText(/₹146\.67 \+ 5% GST ₹7\.33/)).toBeVisible();
    const label = within(screen.getByRole('region', { name: 'On the label' }));
    [
      'Vindhya Mills, Indore',
      '11226333000129',
      '0713, 5%',
      '6 months from packing',
      'care@example.in',
    ].forEach((value) => expect(label.getByText(value)).toBeVisible());
    expect(screen.getByText('Picture shows the kind of food, not the pack')).toBeVisible();
    expect(network.callsOf(itemOperations.listItemsForPlace)[0]?.query).toEqual({
      typeId: '0',
      categoryId: '0',
      pincode: '560034',
      userId: '0',
      PDate: '0',
      ids: '1',
    });
  });

  it('in several packs, has a radio for each, changes price with it and bars what is out', async () => {
    const { user } = show(inThreePacks);
    const packs = within(await screen.findByRole('group', { name: 'Pack' }));
    expect(packs.getByRole('radio', { name: /500 g.*₹79/ })).toBeChecked();
    expect(packs.getByRole('radio', { name: /2 kg.*Out of stock/ })).toBeDisabled();
    await user.click(packs.getByRole('radio', { name: /1 kg/ }));
    expect(buy().getByRole('button', { name: 'Add to cart • ₹154 Toor Dal, 1 kg' })).toBeVisible();
    expect(screen.getByText('MRP ₹189')).toBeVisible();
  });

  it('is put into the cart of a visitor, its unit and no other', async () => {
    const { user } = show(inThreePacks);
    await user.click(await screen.findByRole('radio', { name: /1 kg/ }));
    await user.click(buy().getByRole('button', { name: /^Add/ }));
    expect(quantityOf({ ItemId: 1, UnitId: 11, OfferId: 0 })).toBe(1);
    expect(buy().getByRole('link', { name: 'View cart' })).toHaveAttribute(
      'href',
      '/checkout-details',
    );
    expect(await screen.findByText('Toor Dal, 1 kg, 1 in cart')).toBeInTheDocument();
  });

  it('at the most per order, says so and takes no more', async () => {
    const { user } = show(anItem({ Units: [aUnit({ MaxPerOrder: 2 })] }));
    await screen.findByRole('heading', { level: 1, name: 'Toor Dal' });
    await user.click(buy().getByRole('button', { name: /^Add/ }));
    await user.click(buy().getByRole('button', { name: 'One more' }));
    expect(screen.getByText('2 is the most')).toBeVisible();
    expect(buy().getByRole('button', { name: 'One more, limit reached' })).toBeDisabled();
  });

  it('that is out of stock, says so and leads to similar ones', async () => {
    show(anItem({ Units: [{ ...large, UnitId: 11 }] }));
    await screen.findByRole('heading', { level: 1, name: 'Toor Dal' });
    expect(buy().getByText('Out of stock')).toBeVisible();
    expect(buy().getByRole('link', { name: 'See similar items' })).toHaveAttribute(
      'href',
      '/subcategory-list?GroupId=2&TypeId=5',
    );
  });

  it('that is no food, promises no shelf life and shows no mark', async () => {
    show(anItem({ Declarations: { ...anItem().Declarations, Vegetarian: null, Fssai: '' } }));
    await screen.findByRole('heading', { level: 1, name: 'Toor Dal' });
    expect(screen.queryByText(/shelf life/)).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Vegetarian' })).not.toBeInTheDocument();
  });

  it('shows others of its type when they come near, and not itself', async () => {
    const near = watchNear();
    show();
    const similar = within(await screen.findByRole('region', { name: 'More from Dals & Pulses' }));
    network.answer(itemOperations.filterItems, () => listOf([anItem(), ...items(2, 7)]));
    act(near.comeNear);
    expect(await similar.findByRole('link', { name: 'Item 7' })).toBeVisible();
    expect(similar.queryByRole('link', { name: 'Toor Dal' })).not.toBeInTheDocument();
    near.restore();
  });
});

describe('the next slot of an item', () => {
  it('with a pincode, names until when to order', async () => {
    network.answer(slotOperations.listSlotsOfPincode, () => [
      aSlot({ Date: '2030-01-05', CutOffAt: '2030-01-05T14:00:00+05:30' }),
    ]);
    show();
    expect(await screen.findByText(/at 560034 if you order by Sat 5 Jan, 2 pm/)).toBeVisible();
  });
  it('without one, asks for it', async () => {
    givenSession();
    show();
    expect(
      await screen.findByRole('button', { name: 'Enter your pincode to see the next slot' }),
    ).toBeVisible();
  });
  it('when none is open, says so', async () => {
    network.answer(slotOperations.listSlotsOfPincode, () => [aSlot({ State: 'Full' })]);
    show();
    expect(await screen.findByText('No slot is open at 560034 in the next days')).toBeVisible();
  });
});

describe('an item that cannot be shown', () => {
  it('because the shop has none of this number, says so friendly', async () => {
    renderPage(routes, '/single-product?ItemId=999');
    expect(await screen.findByText('We do not have this item any more')).toBeVisible();
  });
  it('because the address names none, asks the shop nothing', async () => {
    renderPage(routes, '/single-product?ItemId=abc');
    expect(await screen.findByText('We do not have this item any more')).toBeVisible();
    expect(network.calls).toHaveLength(0);
  });
  it('because it did not come, is tried again', async () => {
    network.answer(itemOperations.listItemsForPlace, () => problem(503, 'unavailable'));
    const { user } = renderPage(routes, '/single-product?ItemId=1');
    const again = await screen.findByRole('button', { name: 'Try again' });
    network.answer(itemOperations.listItemsForPlace, () => [anItem()]);
    await user.click(again);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Toor Dal' })).toBeVisible(),
    );
  });
});
