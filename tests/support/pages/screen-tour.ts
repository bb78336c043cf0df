import type { Browser, Page } from 'playwright-core';
import { createPurchase } from '../api/customers.ts';
import {
  fillCart,
  findGoodsInStock,
  placeOrder,
  prepareOrder,
  waitForOrder,
} from '../api/shopping.ts';
import type { SignedInUser } from '../api/sign-in.ts';
import { dayAhead, openTestArea } from '../api/test-area.ts';
import { testUsers } from '../api/test-users.ts';
import { presetSession, presetStorage, type VisitorOptions } from '../browser/visitor.ts';
import { confirmed } from '../order-states.ts';
import { readProductUrls } from '../product.ts';

const shopPincode = '560034';

export interface TourData {
  readonly customer: SignedInUser;
  readonly staff: SignedInUser;
  readonly orderId: number;
}

export type TourVisitor = 'guest' | 'customer' | 'staff';

export interface TourScreen {
  readonly name: string;
  readonly visitor: TourVisitor;
  readonly path: (data: Pick<TourData, 'orderId'>) => string;
  /** What is done on the page, when the screen is not the page as it opens. */
  readonly open?: (page: Page) => Promise<void>;
}

const screen = (
  visitor: TourVisitor,
  name: string,
  path: string | TourScreen['path'],
  open?: TourScreen['open'],
): TourScreen => ({
  name,
  visitor,
  path: typeof path === 'string' ? () => path : path,
  ...(open ? { open } : {}),
});

const openMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: /Welcome|Asha/ }).waitFor();
};

const addAddress = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add New Address' }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Pincode' }).waitFor();
};

/** The screens that most visitors see, and the dense ones of staff. */
export const tourScreens: readonly TourScreen[] = [
  screen('guest', 'home', '/home'),
  screen('guest', 'categories', '/all-categories'),
  screen('guest', 'item-list', '/product-list?GroupId=1'),
  screen('guest', 'search', '/product-list?Search=aloo'),
  screen('guest', 'item', '/single-product?ItemId=1'),
  screen('guest', 'empty-cart', '/checkout-details'),
  screen('guest', 'login', '/login'),
  screen('guest', 'terms', '/terms-and-condition'),
  screen('guest', 'menu', '/home', openMenu),
  screen('customer', 'checkout', '/checkout-details'),
  screen('customer', 'dashboard', '/customer-dashboard'),
  screen('customer', 'profile', '/update-profile'),
  screen('customer', 'address', '/update-profile', addAddress),
  screen('customer', 'orders', '/booking-history'),
  screen('customer', 'order-status', ({ orderId }) => `/order-status?Id=${orderId}`),
  screen('customer', 'order', ({ orderId }) => `/order-details?Id=${orderId}`),
  screen('customer', 'bill', ({ orderId }) => `/bill/0?TransId=${orderId}`),
  screen('customer', 'favourites', '/displayfavorite'),
  screen('customer', 'conversations', '/conversations'),
  screen('customer', 'delete-account', '/delete-account'),
  screen('staff', 'admin-today', '/admin'),
  screen('staff', 'admin-orders', '/admin/orders'),
  screen('staff', 'admin-order', ({ orderId }) => `/admin/orders/${orderId}`),
  screen('staff', 'admin-slots', '/admin/slots'),
  screen('staff', 'admin-items', '/admin/items'),
  screen('staff', 'admin-item', '/admin/items/1'),
  screen('staff', 'admin-stock', '/admin/stock'),
  screen('staff', 'admin-prices', '/admin/prices'),
  screen('staff', 'admin-promotions', '/admin/promotions'),
  screen('staff', 'admin-payments', '/admin/payments'),
  screen('staff', 'admin-customers', '/admin/customers'),
  screen('staff', 'admin-staff', '/admin/staff'),
  screen('staff', 'admin-reports', '/admin/reports'),
  screen('staff', 'admin-settings', '/admin/settings'),
  screen('staff', 'admin-ops', '/admin/ops'),
];

/** A customer with an order, and with a cart that is ready for the next one. */
export const prepareTour = async (): Promise<TourData> => {
  const { clerk: staff } = testUsers();
  await openTestArea(staff);
  const date = dayAhead(2);
  const purchase = await createPurchase(staff, { date, start: '09:00', end: '11:00' });
  const goods = await findGoodsInStock(4);
  const { Id: orderId } = await placeOrder(
    purchase.buyer,
    await prepareOrder(purchase, goods.slice(0, 2)),
  );
  await waitForOrder(purchase.buyer, orderId, { states: [confirmed] });
  await fillCart(purchase.buyer, goods, date);
  return { customer: purchase.buyer, staff, orderId };
};

export interface Tour {
  readonly data: Pick<TourData, 'orderId'>;
  readonly pages: Readonly<Record<TourVisitor, Page>>;
  close(): Promise<void>;
}

/** One page for each kind of visitor. */
export const openTour = async (
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
  { data: prepared, ...options }: VisitorOptions & { readonly data?: TourData } = {},
): Promise<Tour> => {
  const data = prepared ?? (await prepareTour());
  const openPage = async (person?: SignedInUser): Promise<Page> => {
    const context = await browser.newContext({
      ...options,
      viewport,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      baseURL: readProductUrls().web,
    });
    if (person) await presetSession({ context }, person, shopPincode);
    else await presetStorage({ context }, { UserPincode: shopPincode });
    return context.newPage();
  };
  const pages = {
    guest: await openPage(),
    customer: await openPage(data.customer),
    staff: await openPage(data.staff),
  };
  return {
    data,
    pages,
    close: async () => {
      for (const page of Object.values(pages)) await page.context().close();
    },
  };
};

const waitForContent = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => {
    const isInView = (element: Element): boolean => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    };
    return (
      document.querySelector('main[aria-busy=true], main [aria-busy=true]') === null &&
      ![...document.querySelectorAll('main .skeleton')].some(isInView) &&
      [...document.images].filter(isInView).every(({ complete }) => complete)
    );
  });
  await page.evaluate(() => document.fonts.ready);
};

/** Opens the screen and waits until nothing of what is in view loads. */
export const openTourScreen = async (
  { data, pages }: Tour,
  { visitor, path, open }: TourScreen,
): Promise<Page> => {
  const page = pages[visitor];
  await page.goto(path(data));
  await waitForContent(page);
  if (open) await open(page);
  return page;
};
