import {
  cartOperations,
  catalogCouponOperations,
  couponOperations,
  orderOperations,
  type UserCoupon,
} from '@tokri/contracts/api';
import { session } from '@tokri/web-kit/session';
import { setupSession, problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { setupFakeShop, signInCustomer } from '../../testing/fake-shop.ts';
import { buildCart, buildQuote, buildTotals } from '../../testing/fixtures.ts';
import {
  holdMorningSlot,
  expectText,
  openCheckout,
  waitForPlaceButton,
} from '../../testing/checkout-page-actions.ts';

const shop = setupFakeShop();
const buildCoupon = (Code: string, overrides: Partial<UserCoupon> = {}): UserCoupon => ({
  Id: 1,
  Code,
  Name: 'Fresh every week',
  Text: '10% off, up to ₹100',
  MinimumItems: 0,
  FromDate: '2026-11-01',
  ToDate: '2027-11-30',
  FirstOrderOnly: false,
  Usable: true,
  Amount: 8.4,
  Short: 0,
  Error: 0,
  Reason: '',
  Message: '',
  ...overrides,
});
const belowMinimumOrder = buildCoupon('WELCOME50', {
  Id: 2,
  Text: '₹50 off',
  MinimumItems: 499,
  FirstOrderOnly: true,
  Usable: false,
  Amount: 0,
  Short: 415,
  Error: 1,
  Reason: 'coupon-minimum',
  Message: 'Add ₹415 more to use this coupon.',
});

const countCoupons = (): void => {
  shop.network.respondTo(cartOperations.readCart, ({ query }) => {
    const cart = {
      ...buildCart(),
      Quote: buildQuote(
        `quote ${query.PDate ?? ''} ${query.AddressId ?? ''} ${query.SlotId ?? ''}`,
      ),
    };
    if (!query.CouponCode) return { ...cart, PDate: query.PDate ?? cart.PDate };
    if (query.CouponCode !== 'FRESH10')
      return {
        ...cart,
        PDate: query.PDate ?? cart.PDate,
        Messages: [{ Code: 'coupon-ended', Text: 'This coupon has ended.', LineId: 0 }],
      };
    return {
      ...cart,
      PDate: query.PDate ?? cart.PDate,
      Coupon: { Code: 'FRESH10', Amount: 8.4 },
      Totals: buildTotals({ CouponDiscount: 8.4, Savings: 14.4, Payable: 123 }),
    };
  });
  shop.network.respondTo(couponOperations.listCouponsForUser, () => [
    buildCoupon('FRESH10'),
    belowMinimumOrder,
  ]);
};
const openSheet = async ({ user }: ReturnType<typeof openCheckout>) => {
  await user.click(await screen.findByRole('button', { name: 'See coupons' }));
  return screen.findByRole('dialog', { name: 'Coupons' });
};

describe('coupon in the cart', () => {
  beforeEach(() => {
    signInCustomer();
    countCoupons();
  });

  it('survives a reload, is sent with the order and can be removed', async () => {
    const page = openCheckout();
    const sheet = await openSheet(page);
    expect(await within(sheet).findByText('Add ₹415 more to use this coupon.')).toBeInTheDocument();
    expect(within(sheet).queryByRole('button', { name: 'Use WELCOME50' })).toBeNull();
    await page.user.click(await within(sheet).findByRole('button', { name: 'Use FRESH10' }));
    const notice = within(await screen.findByRole('dialog', { name: 'Offer' }));
    expect(notice.getByText('FRESH10 saves you ₹8.40 on this cart.')).toBeVisible();
    await page.user.click(notice.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expectText('saves ₹8.40');
    expect(sessionStorage.getItem('tokri.coupon')).toContain('FRESH10');
    await holdMorningSlot(page);
    await page.user.click(await waitForPlaceButton());
    await waitFor(() =>
      expect(
        shop.network.requestsTo(orderOperations.placeOrderWithoutPayment)[0]?.body,
      ).toMatchObject({ CouponCode: 'FRESH10' }),
    );
    await waitFor(() => expect(sessionStorage.getItem('tokri.coupon')).not.toContain('FRESH10'));
    await waitFor(() =>
      expect(session().checkoutSelection).toMatchObject({ slot: null, couponCode: '' }),
    );
  });

  it('is announced only once and no longer counts after it is removed', async () => {
    sessionStorage.setItem('tokri.coupon', JSON.stringify({ userId: 7, code: 'FRESH10' }));
    const { user } = openCheckout();
    await expectText('saves ₹8.40');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Remove FRESH10' }));
    await expectText('One coupon per order.');
  });

  it('shows at the field why a code cannot be used and leaves the cart unchanged', async () => {
    shop.network.respondTo(couponOperations.checkCoupon, () => [
      buildCoupon('OLD20', {
        Usable: false,
        Amount: 0,
        Error: 1,
        Reason: 'coupon-ended',
        Message: 'This coupon has ended.',
      }),
    ]);
    const page = openCheckout();
    const sheet = await openSheet(page);
    await page.user.click(within(sheet).getByRole('button', { name: 'Apply' }));
    expect(within(sheet).getByRole('alert')).toHaveTextContent('Please enter a coupon code');
    await page.user.type(within(sheet).getByLabelText('Coupon code'), 'old20');
    await page.user.click(within(sheet).getByRole('button', { name: 'Apply' }));
    expect(await within(sheet).findByText('This coupon has ended.')).toBeInTheDocument();
    expect(sessionStorage.getItem('tokri.coupon')).toBeNull();
  });

  it('offers to retry when the coupons do not load', async () => {
    shop.network.respondTo(couponOperations.listCouponsForUser, () =>
      problemResponse(500, 'internal'),
    );
    const page = openCheckout();
    const sheet = await openSheet(page);
    const panel = await within(sheet).findByRole('alert');
    shop.network.respondTo(couponOperations.listCouponsForUser, () => []);
    await page.user.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await within(sheet).findByText('No coupons right now')).toBeInTheDocument();
  });
});

describe('coupons page', () => {
  it.each(['/coupon-list', '/coupon-modal'])(
    'lists available and used coupons of a signed-in customer on %s',
    async (path) => {
      signInCustomer();
      countCoupons();
      shop.network.respondTo(catalogCouponOperations.listUsedCoupons, () => [
        { Code: 'DIWALI5', Amount: 25, TransactionId: 88, UsedAt: '2026-11-01T10:00:00+05:30' },
      ]);
      renderPage(routes, path);
      expect(await screen.findByRole('button', { name: 'Use FRESH10' })).toBeInTheDocument();
      expect(await screen.findByRole('link', { name: 'DIWALI5' })).toHaveAttribute(
        'href',
        '/order-details?Id=88',
      );
    },
  );
  it('asks a signed-out visitor to sign in', async () => {
    setupSession({ user: null });
    renderPage(routes, '/coupon-list');
    expect(await screen.findByText('Sign in to see the coupons for you')).toBeInTheDocument();
  });
});
