import type { RemoteName } from '@tokri/web-kit/shell-contract';

export interface Screen {
  readonly path: string;
  readonly owner: RemoteName | 'shell';
  readonly frame: 'shop' | 'own' | 'bare';
}

const screensOf = (
  owner: Screen['owner'],
  frame: Screen['frame'],
  ...paths: readonly string[]
): Screen[] => paths.map((path) => ({ path, owner, frame }));

export const screens: readonly Screen[] = [
  ...screensOf('shell', 'bare', '', 'spalsh-screen', 'splash-screen', 'login', 'receipt-view'),
  ...screensOf(
    'shell',
    'shop',
    'terms-and-condition',
    'terms-and-conditions',
    'privacy-and-policy',
    'refund-policy',
  ),
  ...screensOf('shell', 'bare', 'footer', 'side-menu'),
  ...screensOf(
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
  ...screensOf(
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
  ...screensOf('checkout', 'shop', 'booking-history', 'coupon-modal', 'coupon-list'),
  ...screensOf('admin', 'own', 'admin'),
  ...screensOf('account', 'shop', 'customer-dashboard', 'displayfavorite', 'customers-page'),
  ...screensOf('account', 'own', 'update-profile'),
];

const firstSegment = (pathname: string): string => pathname.split('/')[1] ?? '';

export const findScreen = (pathname: string): Screen | undefined => {
  const path = firstSegment(pathname);
  return screens.find((screen) => screen.path === path);
};

export const screenExists = (path: string): boolean =>
  screens.some((screen) => screen.path === path);

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

const standaloneParts = ['footer', 'side-menu'];
const staffScreens = ['admin'];

export const showsBottomMenu = (pathname: string): boolean =>
  !pathname.startsWith('/bill/') &&
  ![...withoutBottomMenu, ...standaloneParts, ...staffScreens].includes(firstSegment(pathname));
