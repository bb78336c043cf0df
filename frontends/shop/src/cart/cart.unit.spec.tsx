import { cartOperations, itemOperations, type CartAnswer } from '@tokri/contracts/http';
import { changeSession, quantityOf, session, type CartChoice } from '@tokri/web-kit/session';
import {
  aCart,
  aUser,
  fakeNetwork,
  givenSession,
  noNetwork,
  problem,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { anItem, aUnit, listOf, openShop } from '../testing/shop-data.ts';
import { sumWords } from './cart-bar.tsx';

const thing = { ItemId: 1, UnitId: 11, OfferId: 0 };
const set = (Quantity: number, Capped = false) => [
  { Id: 1, Error: 0, Message: '', Code: '', Quantity, Capped },
];

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  openShop(network);
  network.answer(cartOperations.previewCart, () => aCart());
  network.answer(cartOperations.readNearestCart, () => aCart());
  network.answer(cartOperations.readCart, () => aCart());
  givenSession({ pincode: '560034' });
});
afterEach(() => network.restore());

const openList = async () => {
  const page = renderPage(routes, '/product-list');
  await screen.findByRole('link', { name: 'Toor Dal' });
  return page;
};
const add = () => screen.findByRole('button', { name: 'Add Toor Dal, 1 kg' });
const bar = () => within(screen.getByRole('region', { name: 'Cart' }));

describe('adding as a visitor', () => {
  it('keeps the line here, says it, and moves the focus to the stepper', async () => {
    const { user } = await openList();
    (await add()).focus();
    await user.keyboard('{Enter}');
    expect(session().localLines).toMatchObject([{ ...thing, Quantity: 1 }]);
    expect(session().cartCount).toBe(1);
    expect(await screen.findByText('Toor Dal, 1 in cart')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'One more' })).toHaveFocus());
    expect(network.callsOf(cartOperations.uploadCartLine)).toHaveLength(0);
  });

  it('and taking out again, offers to undo', async () => {
    const { user } = await openList();
    await user.click(await add());
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByText('Toor Dal taken out of the cart')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(quantityOf(thing)).toBe(1);
  });

  it('up to what is left, tells why there is no more', async () => {
    network.answer(itemOperations.filterItems, () =>
      listOf([anItem({ Units: [aUnit({ Stock: 2 })] })]),
    );
    const { user } = await openList();
    await user.click(await add());
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(screen.getByRole('button', { name: 'One more, limit reached' })).toBeDisabled();
    expect(screen.getByText('1 kg • Only 2 left')).toBeVisible();
    expect(await screen.findByText('Toor Dal, 2 in cart. Only 2 left')).toBeInTheDocument();
  });
});

describe('adding signed in', () => {
  beforeEach(() => givenSession({ pincode: '560034', user: aUser }));

  it('goes to the account’s cart', async () => {
    network.answer(cartOperations.uploadCartLine, ({ body }) =>
      set((body as { Quantity: number }).Quantity),
    );
    const { user } = await openList();
    await user.click(await add());
    await waitFor(() =>
      expect(network.callsOf(cartOperations.uploadCartLine)[0]?.body).toMatchObject({
        ...thing,
        UserId: 7,
        Quantity: 1,
      }),
    );
    expect(session().localLines).toEqual([]);
  });

  it('more than there is, shows what the cart holds and says so', async () => {
    network.answer(cartOperations.uploadCartLine, () => set(1, true));
    network.answer(
      cartOperations.readNearestCart,
      () => ({ ...aCart({}, 1), Lines: [{ ...thing, LineKey: 'k', Quantity: 1 }] }) as CartAnswer,
    );
    const { user } = await openList();
    act(() =>
      changeSession({ serverLines: [{ ...thing, LineKey: 'k', Quantity: 1 }], cartCount: 1 }),
    );
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    expect(await screen.findByText(/only 1 can be had/)).toBeVisible();
    expect(quantityOf(thing)).toBe(1);
  });

  it('that is refused, shows the reason and puts it back', async () => {
    network.answer(cartOperations.uploadCartLine, () => [
      { Id: 0, Error: 1, Message: 'Not sold any more.', Code: 'not-available' },
    ]);
    const { user } = await openList();
    await user.click(await add());
    expect(await screen.findByText('Not sold any more.')).toBeVisible();
    expect(quantityOf(thing)).toBe(0);
  });

  it('without an answer, puts it back and offers to try again', async () => {
    network.answer(cartOperations.uploadCartLine, noNetwork);
    const { user } = await openList();
    await user.click(await add());
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(quantityOf(thing)).toBe(0);
    network.answer(cartOperations.uploadCartLine, () => set(1));
    await user.click(again);
    await waitFor(() => expect(quantityOf(thing)).toBe(1));
  });
});

describe('the cart bar', () => {
  it('of an empty cart, is not there and nothing is priced', async () => {
    await openList();
    expect(screen.queryByRole('region', { name: 'Cart' })).not.toBeInTheDocument();
    expect(network.callsOf(cartOperations.previewCart)).toHaveLength(0);
  });

  it('of a visitor, shows what is to pay with charges, from the server', async () => {
    const { user } = await openList();
    await user.click(await add());
    expect(await bar().findByText('1 item • ₹355')).toBeVisible();
    expect(bar().getByText('₹47.20 delivery included • saves ₹70')).toBeVisible();
    expect(network.callsOf(cartOperations.previewCart)[0]?.body).toMatchObject({
      Lines: [{ ...thing, Quantity: 1 }],
      Pincode: '560034',
    });
  });

  it('of an account, shows the account’s cart', async () => {
    givenSession({ pincode: '560034', user: aUser, cartCount: 2 });
    await openList();
    expect(await bar().findByText('2 items • ₹355')).toBeVisible();
    expect(network.callsOf(cartOperations.readNearestCart)[0]?.query).toMatchObject({
      UserId: '7',
      CompanyId: '1',
    });
  });

  describe('of an account that has been to checkout', () => {
    const day = '2099-01-02';
    const slot = { id: 9, date: day, until: '2099-01-01T10:00:00.000Z' };
    const cartChoice: CartChoice = {
      userId: aUser.Id,
      pincode: '560034',
      addressId: 5,
      slot,
      couponCode: 'NEW50',
    };
    const askedWith = async (changed: Partial<CartChoice>, deliveryDate = day) => {
      givenSession({
        pincode: '560034',
        user: aUser,
        cartCount: 2,
        deliveryDate,
        cartChoice: { ...cartChoice, ...changed },
      });
      await openList();
      expect(await bar().findByText('2 items • ₹355')).toBeVisible();
      return network.callsOf(cartOperations.readCart)[0]?.query;
    };
    it('is counted as it was counted there', async () =>
      expect(await askedWith({})).toEqual({
        UId: '7',
        PDate: day,
        AddressId: '5',
        SlotId: '9',
        CouponCode: 'NEW50',
      }));
    it.each([
      ['another account chose', { userId: aUser.Id + 1 }, { PDate: day, Pincode: '560034' }],
      [
        'was chosen for another pincode',
        { pincode: '600001' },
        { PDate: day, Pincode: '560034', CouponCode: 'NEW50' },
      ],
      [
        'is a place whose hold has run out',
        { slot: { ...slot, until: '2026-01-01T00:00:00.000Z' } },
        { PDate: day, AddressId: '5', CouponCode: 'NEW50' },
      ],
    ])('is not counted with what %s', async (_, changed, asked) =>
      expect(await askedWith(changed)).toEqual({ UId: '7', ...asked }),
    );
    it('is not counted with the place of another day', async () =>
      expect(await askedWith({}, '2099-01-03')).toEqual({
        UId: '7',
        PDate: '2099-01-03',
        AddressId: '5',
        CouponCode: 'NEW50',
      }));
  });

  it('whose price did not come, still leads to the cart', async () => {
    network.answer(cartOperations.previewCart, () => problem(503, 'unavailable'));
    const { user } = await openList();
    await user.click(await add());
    expect(await bar().findByText('1 item')).toBeVisible();
    expect(bar().getByRole('link')).toHaveAttribute('href', '/checkout-details');
  });

  it('says of delivery what is known', () => {
    const { Totals } = aCart({ DeliveryCharge: 0, DeliveryTax: 0, Savings: 0 });
    expect(sumWords(Totals, true)).toBe('Delivery is free');
    expect(sumWords(Totals, false)).toBe('GST included');
  });
});
