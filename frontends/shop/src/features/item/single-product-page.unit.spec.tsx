import { itemOperations, slotOperations } from '@tokri/contracts/api';
import { setLanguage } from '@tokri/web-kit/platform';
import { cartQuantity } from '@tokri/web-kit/session';
import {
  fakeNetwork,
  setupSession,
  problemResponse,
  renderPage,
  type FakeNetwork,
  mockIntersectionObserver,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import {
  buildItem,
  buildSlot,
  buildUnit,
  buildItems,
  itemListResponse,
  setupFakeShop,
} from '../../testing/fake-shop.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupFakeShop(network);
  setupSession({ pincode: '560034' });
});
afterEach(async () => {
  network.restore();
  await setLanguage('en');
});

const small = buildUnit({
  UnitId: 10,
  Name: '500 g',
  RateWithTax: 79,
  Mrp: 79,
  DiscountPercent: 0,
  UnitPrice: '₹158/kg',
});
const large = buildUnit({
  UnitId: 12,
  Name: '2 kg',
  RateWithTax: 302,
  Mrp: 370,
  Available: false,
  Stock: 0,
});
const inThreePacks = buildItem({ Units: [small, buildUnit(), large] });
const getBuyPanel = () => within(screen.getByRole('region', { name: 'Buy' }));
const show = (item = buildItem()) => {
  network.respondTo(itemOperations.listItemsForPlace, () => [item]);
  return renderPage(routes, '/single-product?ItemId=1');
};
describe('item page', () => {
  it('shows the selected picture', async () => {
    const buildPicture = (name: string) => ({
      Small: `/images/${name}/small.webp`,
      Medium: `/images/${name}/medium.webp`,
      Large: `/images/${name}/large.webp`,
      Alt: `The ${name}`,
    });
    const { user } = show(buildItem({ Images: [buildPicture('front'), buildPicture('back')] }));
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

  it('shows the Hindi of the item on a Hindi page, and marks other texts as English', async () => {
    await setLanguage('hi');
    const item = buildItem();
    show({
      ...item,
      Hindi: { Name: 'तूर दाल', Narration: 'दली हुई।', ItemTypeName: 'दालें' },
      Declarations: { ...item.Declarations, Hindi: { CountryOfOrigin: 'भारत' } },
    });
    const heading = await screen.findByRole('heading', { level: 1, name: 'तूर दाल' });
    expect(heading).not.toHaveAttribute('lang');
    expect(screen.getByRole('img', { name: 'तूर दाल' })).toBeVisible();
    expect(screen.getByText('दली हुई।')).toBeVisible();
    expect(screen.getByRole('radio', { name: /1 किलो.*₹154\/किलो/ })).toBeChecked();
    expect(screen.getByText('भारत')).toBeVisible();
    expect(screen.getByText('6 months from packing')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: 'Vindhya Harvest' })).toHaveAttribute('lang', 'en');
  });

  it('shows no thumbnails for a single picture', async () => {
    show();
    await screen.findByRole('heading', { level: 1, name: 'Toor Dal' });
    expect(screen.queryByRole('group', { name: 'Pictures' })).not.toBeInTheDocument();
  });

  it('links to the offer that applies', async () => {
    show(buildItem({ Offer: { OfferId: 3, Name: 'Idli Sunday' } }));
    expect(await screen.findByRole('link', { name: 'Idli Sunday' })).toHaveAttribute(
      'href',
      '/offer-item-list?OfferId=3',
    );
  });

  it('shows price, MRP, discount, GST and product information', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Toor Dal' })).toBeVisible();
    expect(screen.getByText('MRP ₹189')).toBeVisible();
    expect(screen.getByText('₹35 off')).toBeVisible();
    expect(screen.getByText(/₹146\.67 \+ 5% GST ₹7\.33/)).toBeVisible();
    const label = within(screen.getByRole('region', { name: 'Product information' }));
    [
      'Vindhya Mills, Indore',
      '11226333000129',
      '0713, 5%',
      '6 months from packing',
      'care@example.in',
    ].forEach((value) => expect(label.getByText(value)).toBeVisible());
    expect(screen.getByText('Picture shows the type of food, not the actual pack')).toBeVisible();
    expect(network.requestsTo(itemOperations.listItemsForPlace)[0]?.query).toEqual({
      typeId: '0',
      categoryId: '0',
      pincode: '560034',
      userId: '0',
      PDate: '0',
      ids: '1',
    });
  });

  it('updates the price with the pack and disables packs that are sold out', async () => {
    const { user } = show(inThreePacks);
    const packs = within(await screen.findByRole('group', { name: 'Pack' }));
    expect(packs.getByRole('radio', { name: /500 g.*₹79/ })).toBeChecked();
    expect(packs.getByRole('radio', { name: /2 kg.*Out of stock/ })).toBeDisabled();
    await user.click(packs.getByRole('radio', { name: /1 kg/ }));
    expect(
      getBuyPanel().getByRole('button', { name: 'Add to cart • ₹154 Toor Dal, 1 kg' }),
    ).toBeVisible();
    expect(screen.getByText('MRP ₹189')).toBeVisible();
  });

  it('adds the selected pack to a visitor’s cart', async () => {
    const { user } = show(inThreePacks);
    await user.click(await screen.findByRole('radio', { name: /1 kg/ }));
    await user.click(getBuyPanel().getByRole('button', { name: /^Add/ }));
    expect(cartQuantity({ ItemId: 1, UnitId: 11, OfferId: 0 })).toBe(1);
    expect(getBuyPanel().getByRole('link', { name: 'View cart' })).toHaveAttribute(
      'href',
      '/checkout-details',
    );
    expect(await screen.findByText('Toor Dal, 1 kg, 1 in cart')).toBeInTheDocument();
  });

  it('explains the limit per order and adds no more', async () => {
    const { user } = show(buildItem({ Units: [buildUnit({ MaxPerOrder: 2 })] }));
    await screen.findByRole('heading', { level: 1, name: 'Toor Dal' });
    await user.click(getBuyPanel().getByRole('button', { name: /^Add/ }));
    await user.click(getBuyPanel().getByRole('button', { name: 'One more' }));
    expect(screen.getByText('Max 2 per order')).toBeVisible();
    expect(getBuyPanel().getByRole('button', { name: 'One more, limit reached' })).toBeDisabled();
  });

  it('links to similar items when it is out of stock', async () => {
    show(buildItem({ Units: [{ ...large, UnitId: 11 }] }));
    await screen.findByRole('heading', { level: 1, name: 'Toor Dal' });
    expect(getBuyPanel().getByText('Out of stock')).toBeVisible();
    expect(getBuyPanel().getByRole('link', { name: 'See similar items' })).toHaveAttribute(
      'href',
      '/subcategory-list?GroupId=2&TypeId=5',
    );
  });

  const freshFood = { ...buildItem().Declarations, BestBefore: '4 days from packing' };
  it('says how long fresh food keeps', async () => {
    show(buildItem({ Declarations: freshFood }));
    expect(await screen.findByText('Best before 4 days from packing')).toBeVisible();
  });

  it('shows no shelf life and no vegetarian mark for items that are not food', async () => {
    show(buildItem({ Declarations: { ...freshFood, Vegetarian: null, Fssai: '' } }));
    await screen.findByRole('heading', { level: 1, name: 'Toor Dal' });
    expect(screen.queryByText(/^Best before 4/)).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Vegetarian' })).not.toBeInTheDocument();
  });

  it('loads other items of the subcategory when they come near the viewport', async () => {
    const viewport = mockIntersectionObserver();
    show();
    const similar = within(await screen.findByRole('region', { name: 'More from Dals & Pulses' }));
    network.respondTo(itemOperations.filterItems, () =>
      itemListResponse([buildItem(), ...buildItems(2, 7)]),
    );
    act(viewport.enterViewport);
    expect(await similar.findByRole('link', { name: 'Item 7' })).toBeVisible();
    expect(similar.queryByRole('link', { name: 'Toor Dal' })).not.toBeInTheDocument();
    viewport.restore();
  });
});

describe('next slot', () => {
  it('names the order deadline for the pincode', async () => {
    network.respondTo(slotOperations.listSlotsOfPincode, () => [
      buildSlot({ Date: '2030-01-05', CutOffAt: '2030-01-05T14:00:00+05:30' }),
    ]);
    show();
    expect(await screen.findByText(/at 560034 if you order by Sat 5 Jan, 2 pm/)).toBeVisible();
  });
  it('asks for the pincode when it is unknown', async () => {
    setupSession();
    show();
    expect(
      await screen.findByRole('button', { name: 'Enter your pincode to see the next slot' }),
    ).toBeVisible();
  });
  it('says so when no slot is open', async () => {
    network.respondTo(slotOperations.listSlotsOfPincode, () => [buildSlot({ State: 'Full' })]);
    show();
    expect(
      await screen.findByText('No slots available at 560034 in the next few days'),
    ).toBeVisible();
  });
});

describe('unavailable item page', () => {
  it('shows an empty state for an unknown item', async () => {
    renderPage(routes, '/single-product?ItemId=999');
    expect(await screen.findByText('This item is no longer available')).toBeVisible();
  });
  it('requests nothing when the address has no valid id', async () => {
    renderPage(routes, '/single-product?ItemId=abc');
    expect(await screen.findByText('This item is no longer available')).toBeVisible();
    expect(network.requests).toHaveLength(0);
  });
  it('loads again when the user retries after an error', async () => {
    network.respondTo(itemOperations.listItemsForPlace, () => problemResponse(503, 'unavailable'));
    const { user } = renderPage(routes, '/single-product?ItemId=1');
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    network.respondTo(itemOperations.listItemsForPlace, () => [buildItem()]);
    await user.click(retryButton);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Toor Dal' })).toBeVisible(),
    );
  });
});
