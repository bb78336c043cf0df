import type { RemoteName } from '@tokri/web-kit/shell-contract';

/** Who shows a screen of section 2 and what stands around it. */
export interface Screen {
  /** First segment of the path. */
  readonly path: string;
  readonly owner: RemoteName | 'shell';
  /** `shop`: header with pincode, search and next slot. `own`: the page brings its header. `bare`: nothing around it. */
  readonly frame: 'shop' | 'own' | 'bare';
}

const of = (
  owner: Screen['owner'],
  frame: Screen['frame'],
  ...paths: readonly string[]
): Screen[] => paths.map((path) => ({ path, owner, frame }));

/** The screens that exist. Menus offer only what is in here, so an entry appears with its screen. */
export const screens: readonly Screen[] = [
  ...of('shell', 'bare', '', 'spalsh-screen', 'splash-screen', 'login', 'receipt-view'),
  ...of(
    'shell',
    'shop',
    'terms-and-condition',
    'terms-and-conditions',
    'privacy-and-policy',
    'refund-policy',
  ),
  ...of('shell', 'bare', 'footer', 'side-menu'),
  ...of(
    'shop',
    'shop',
    'home',
    'product-list',
    'single-product',
    'all-categories',
    'sub-category',
    'subcategory-list',
    'offer-item-list',
  ),
  ...of(
    'checkout',
    'own',
    'checkout-details',
    'order-status',
    'order-details',
    'track-order',
    'reciept-view',
    'bill',
    'printbill-modal',
    'stripepay',
  ),
  ...of('checkout', 'shop', 'booking-history', 'coupon-modal', 'coupon-list'),
  ...of('admin', 'own', 'admin'),
  ...of('account', 'shop', 'customer-dashboard', 'displayfavorite', 'customers-page'),
  ...of('account', 'own', 'update-profile'),
];

const firstSegment = (pathname: string): string => pathname.split('/')[1] ?? '';

export const screenOf = (pathname: string): Screen | undefined => {
  const path = firstSegment(pathname);
  return screens.find((screen) => screen.path === path);
};

export const exists = (path: string): boolean => screens.some((screen) => screen.path === path);

/** Section 2: every screen except these and any path that starts with /bill/. */
const withoutBottomMenu = [
  '',
  'login',
  'checkout-details',
  'ledger-report',
  'pay-outstanding',
  'ledger-report-apk',
  'spalsh-screen',
  'splash-screen',
];

/** `footer` and `side-menu` are those parts alone, for app shells. */
const partsAlone = ['footer', 'side-menu'];
/** Staff have a menu of their own. */
const ofStaff = ['admin'];

export const showsBottomMenu = (pathname: string): boolean =>
  !pathname.startsWith('/bill/') &&
  ![...withoutBottomMenu, ...partsAlone, ...ofStaff].includes(firstSegment(pathname));
