import type { BrowserContextOptions } from 'playwright-core';
import { callApiOk } from '../../support/api/call-api.ts';
import type { SignedInUser } from '../../support/api/sign-in.ts';
import { signInTestUsers } from '../../support/api/test-users.ts';

export type ViewerName = 'visitor' | 'customer' | 'staff';

export interface MeasuredRoute {
  readonly path: string;
  readonly viewer: ViewerName;
}

export type Viewers = Readonly<Record<ViewerName, SignedInUser | undefined>>;

export const pincode = '560034';

export const widths = {
  360: { width: 360, height: 780 },
  1280: { width: 1280, height: 860 },
} as const satisfies Record<number, BrowserContextOptions['viewport']>;
export type MeasuredWidth = keyof typeof widths;

const staffPaths = [
  'orders',
  'orders/picking',
  'slots',
  'slots/templates',
  'slots/days',
  'slots/waiting',
  'slots/pincodes',
  'slots/charges',
  'chat',
  'messages',
  'dead-letters',
];

const routesOf = (viewer: ViewerName, paths: readonly string[]): MeasuredRoute[] =>
  paths.map((path) => ({ path, viewer }));

/** Every page of the product that needs no order. Ids come from the running shop. */
export const listRoutes = async (): Promise<readonly MeasuredRoute[]> => {
  const [item] = await callApiOk<
    readonly { Id: number; ItemGroupId: number; ItemTypeId: number }[]
  >({
    path: '/api/Item',
    query: { typeId: '0', categoryId: '0', pincode, userId: '0', PDate: '0', pageSize: '1' },
  });
  if (!item) throw new Error('the shop has nothing to sell');
  return [
    ...routesOf('visitor', [
      '/home',
      '/product-list',
      '/product-list?Search=milk',
      `/single-product?ItemId=${item.Id}`,
      '/all-categories',
      `/sub-category?GroupId=${item.ItemGroupId}`,
      `/subcategory-list?GroupId=${item.ItemGroupId}&TypeId=${item.ItemTypeId}`,
      '/offer-item-list',
      '/coupon-list',
      '/checkout-details',
      '/login',
      '/terms-and-condition',
      '/privacy-and-policy',
      '/refund-policy',
      '/delivery-policy',
      '/no-such-page',
    ]),
    ...routesOf('customer', [
      '/home',
      '/checkout-details',
      '/booking-history',
      '/conversations',
      '/customer-dashboard',
      '/update-profile',
      '/displayfavorite',
      '/customers-page',
    ]),
    ...routesOf(
      'staff',
      staffPaths.map((path) => `/admin/${path}`),
    ),
  ];
};

/** Routes whose path contains one of the parts, like `home`, `single-product` or `admin`; all without parts. */
export const selectRoutes = (routes: readonly MeasuredRoute[], parts: readonly string[]) =>
  routes.filter(({ path }) => parts.length === 0 || parts.some((part) => path.includes(part)));

export const signInViewers = async (): Promise<Viewers> => {
  const { clerk, otherCustomer } = await signInTestUsers();
  return { visitor: undefined, customer: otherCustomer, staff: clerk };
};

export const routeLabel = ({ path, viewer }: MeasuredRoute, width: MeasuredWidth): string =>
  `${path}${viewer === 'customer' ? ' (signed in)' : ''}, ${width} px`;
