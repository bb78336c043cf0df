import { cartOperations, itemOperations, type CartResponse } from '@tokri/contracts/api';
import {
  updateSession,
  cartQuantity,
  session,
  type CheckoutSelection,
} from '@tokri/web-kit/session';
import {
  buildCart,
  testUser,
  fakeNetwork,
  setupSession,
  rejectAsOffline,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { buildItem, buildUnit, itemListResponse, setupFakeShop } from '../testing/fake-shop.ts';
import { totalsLabel } from './cart-bar.tsx';

const cartItem = { ItemId: 1, UnitId: 11, OfferId: 0 };
const uploadResult = (Quantity: number, Capped = false) => [
  { Id: 1, Error: 0, Message: '', Code: '', Quantity, Capped },
];

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupFakeShop(network);
  network.respondTo(cartOperations.previewCart, () => buildCart());
  network.respondTo(cartOperations.readNearestCart, () => buildCart());
  network.respondTo(cartOperations.readCart, () => buildCart());
  setupSession({ pincode: '560034' });
});
afterEach(() => network.restore());

const openList = async () => {
  const page = renderPage(routes, '/product-list');
  await screen.findByRole('link', { name: 'Toor Dal' });
  return page;
};
const add = () => screen.findByRole('button', { name: 'Add Toor Dal, 1 kg' });
const getCartBar = () => within(screen.getByRole('region', { name: 'Cart' }));

describe('adding to the cart as a visitor', () => {
  it('stores the line locally, announces it and moves the focus to the stepper', async () => {
    const { user } = await openList();
    (await add()).focus();
    await user.keyboard('{Enter}');
    expect(session().localLines).toMatchObject([{ ...cartItem, Quantity: 1 }]);
    expect(session().cartCount).toBe(1);
    expect(await screen.findByText('Toor Dal, 1 in cart')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'One more' })).toHaveFocus());
    expect(network.requestsTo(cartOperations.uploadCartLine)).toHaveLength(0);
  });

  it('offers to undo when the item is removed again', async () => {
    const { user } = await openList();
    await user.click(await add());
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByText('Toor Dal removed from cart')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cartQuantity(cartItem)).toBe(1);
  });

  it('explains the limit when all remaining stock is in the cart', async () => {
    network.respondTo(itemOperations.filterItems, () =>
      itemListResponse([buildItem({ Units: [buildUnit({ Stock: 2 })] })]),
    );
    const { user } = await openList();
    await user.click(await add());
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(screen.getByRole('button', { name: 'One more, limit reached' })).toBeDisabled();
    expect(screen.getByText('1 kg • Only 2 left')).toBeVisible();
    expect(await screen.findByText('Toor Dal, 2 in cart. Only 2 left')).toBeInTheDocument();
  });
});

describe('adding to the cart as a customer', () => {
  beforeEach(() => setupSession({ pincode: '560034', user: testUser }));

  it('uploads the line to the account’s cart', async () => {
    network.respondTo(cartOperations.uploadCartLine, ({ body }) =>
      uploadResult((body as { Quantity: number }).Quantity),
    );
    const { user } = await openList();
    await user.click(await add());
    await waitFor(() =>
      expect(network.requestsTo(cartOperations.uploadCartLine)[0]?.body).toMatchObject({
        ...cartItem,
        UserId: 7,
        Quantity: 1,
      }),
    );
    expect(session().localLines).toEqual([]);
  });

  it('shows the capped quantity when more is requested than is in stock', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => uploadResult(1, true));
    network.respondTo(
      cartOperations.readNearestCart,
      () =>
        ({
          ...buildCart({}, 1),
          Lines: [{ ...cartItem, LineKey: 'k', Quantity: 1 }],
        }) as CartResponse,
    );
    const { user } = await openList();
    act(() =>
      updateSession({ serverLines: [{ ...cartItem, LineKey: 'k', Quantity: 1 }], cartCount: 1 }),
    );
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    expect(await screen.findByText(/only 1 available/)).toBeVisible();
    expect(cartQuantity(cartItem)).toBe(1);
  });

  it('shows the reason and restores the quantity when the server rejects the line', async () => {
    network.respondTo(cartOperations.uploadCartLine, () => [
      { Id: 0, Error: 1, Message: 'Not sold any more.', Code: 'not-available' },
    ]);
    const { user } = await openList();
    await user.click(await add());
    expect(await screen.findByText('Not sold any more.')).toBeVisible();
    expect(cartQuantity(cartItem)).toBe(0);
  });

  it('restores the quantity and offers a retry when the request fails', async () => {
    network.respondTo(cartOperations.uploadCartLine, rejectAsOffline);
    const { user } = await openList();
    await user.click(await add());
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    expect(cartQuantity(cartItem)).toBe(0);
    network.respondTo(cartOperations.uploadCartLine, () => uploadResult(1));
    await user.click(retryButton);
    await waitFor(() => expect(cartQuantity(cartItem)).toBe(1));
  });
});

describe('CartBar', () => {
  it('stays hidden and requests no price while the cart is empty', async () => {
    await openList();
    expect(screen.queryByRole('region', { name: 'Cart' })).not.toBeInTheDocument();
    expect(network.requestsTo(cartOperations.previewCart)).toHaveLength(0);
  });

  it('shows a visitor the sum of the items as the server calculates it, without delivery', async () => {
    const { user } = await openList();
    await user.click(await add());
    expect(await getCartBar().findByText('1 item • ₹308')).toBeVisible();
    expect(getCartBar().getByText('GST included • You save ₹70')).toBeVisible();
    expect(network.requestsTo(cartOperations.previewCart)[0]?.body).toMatchObject({
      Lines: [{ ...cartItem, Quantity: 1 }],
      Pincode: '560034',
    });
  });

  it('shows the total of the account’s cart', async () => {
    setupSession({ pincode: '560034', user: testUser, cartCount: 2 });
    await openList();
    expect(await getCartBar().findByText('2 items • ₹308')).toBeVisible();
    expect(network.requestsTo(cartOperations.readNearestCart)[0]?.query).toMatchObject({
      UserId: '7',
      CompanyId: '1',
    });
  });

  describe('after a visit to the checkout', () => {
    const day = '2099-01-02';
    const slot = { id: 9, date: day, until: '2099-01-01T10:00:00.000Z' };
    const checkoutSelection: CheckoutSelection = {
      userId: testUser.Id,
      pincode: '560034',
      addressId: 5,
      slot,
      couponCode: 'NEW50',
    };
    const readQueryWithSelection = async (
      changed: Partial<CheckoutSelection>,
      deliveryDate = day,
    ) => {
      setupSession({
        pincode: '560034',
        user: testUser,
        cartCount: 2,
        deliveryDate,
        checkoutSelection: { ...checkoutSelection, ...changed },
      });
      await openList();
      expect(await getCartBar().findByText('2 items • ₹308')).toBeVisible();
      return network.requestsTo(cartOperations.readCart)[0]?.query;
    };
    it('requests the total with the selection made at checkout', async () =>
      expect(await readQueryWithSelection({})).toEqual({
        UId: '7',
        PDate: day,
        AddressId: '5',
        SlotId: '9',
        CouponCode: 'NEW50',
      }));
    it.each([
      [
        'belongs to another account',
        { userId: testUser.Id + 1 },
        { PDate: day, Pincode: '560034' },
      ],
      [
        'was made for another pincode',
        { pincode: '600001' },
        { PDate: day, Pincode: '560034', CouponCode: 'NEW50' },
      ],
      [
        'contains a slot whose hold has expired',
        { slot: { ...slot, until: '2026-01-01T00:00:00.000Z' } },
        { PDate: day, AddressId: '5', CouponCode: 'NEW50' },
      ],
    ])('leaves out a selection that %s', async (_, changed, expectedQuery) =>
      expect(await readQueryWithSelection(changed)).toEqual({ UId: '7', ...expectedQuery }),
    );
    it('leaves out a slot on another day', async () =>
      expect(await readQueryWithSelection({}, '2099-01-03')).toEqual({
        UId: '7',
        PDate: '2099-01-03',
        AddressId: '5',
        CouponCode: 'NEW50',
      }));
  });

  it('still links to the cart when nothing is priced', async () => {
    network.respondTo(cartOperations.previewCart, () => problemResponse(503, 'unavailable'));
    setupSession({
      pincode: '560034',
      localLines: [{ ...cartItem, LineKey: 'k', Quantity: 1, UserId: 0, Message: '' }],
      cartCount: 1,
    });
    await openList();
    expect(await getCartBar().findByText('1 item')).toBeVisible();
    expect(getCartBar().getByRole('link')).toHaveAttribute('href', '/checkout-details');
  });

  it('mentions free delivery only when the pincode is known', () => {
    const { Totals } = buildCart({ DeliveryCharge: 0, DeliveryTax: 0, Savings: 0 });
    expect(totalsLabel(Totals, true)).toBe('Free delivery');
    expect(totalsLabel(Totals, false)).toBe('GST included');
  });
});
