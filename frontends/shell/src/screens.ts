import type { RemoteName } from '@tokri/web-kit/shell-contract';

export interface Screen {
  readonly path: string;
  readonly owner: RemoteName | 'shell';
  readonly frame: 'shop' | 'own' | 'bare';
}

const defineScreens = (
  owner: Screen['owner'],
  frame: Screen['frame'],
  ...paths: readonly string[]
): Screen[] => paths.map((path) => ({ path, owner, frame }));

export const screens: readonly Screen[] = [
  ...defineScreens('shell', 'bare', '', 'spalsh-screen', 'splash-screen', 'login', 'receipt-view'),
  ...defineScreens('shell', 'bare', 'display-favourite', 'previewuser'),
  ...defineScreens(
    'shell',
    'shop',
    'terms-and-condition',
    'terms-and-conditions',
    'privacy-and-policy',
    'refund-policy',
    'delivery-policy',
  ),
  ...defineScreens('shell', 'bare', 'footer', 'side-menu'),
  ...defineScreens(
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
  ...defineScreens(
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
  ...defineScreens(
    'checkout',
    'shop',
    'booking-history',
    'conversations',
    'coupon-modal',
    'coupon-list',
  ),
  ...defineScreens('admin', 'own', 'admin'),
  ...defineScreens('account', 'shop', 'customer-dashboard', 'displayfavorite', 'customers-page'),
  ...defineScreens('account', 'own', 'update-profile', 'delete-account', 'delete-otp'),
  ...defineScreens('account', 'own', 'register-bcustomer', 'business-people'),
  ...defineScreens('account', 'own', 'ledger-report', 'pay-outstanding'),
  ...defineScreens('account', 'bare', 'ledger-report-apk'),
];

const firstSegment = (pathname: string): string => pathname.split('/')[1] ?? '';

export const findScreen = (pathname: string): Screen | undefined => {
  const path = firstSegment(pathname);
  return screens.find((screen) => screen.path === path);
};

export const screenExists = (path: string): boolean =>
  screens.some((screen) => screen.path === path);

/** `single-product` has its own bar to buy at the bottom. */
const withoutBottomMenu = [
  '',
  'single-product',
  'login',
  'checkout-details',
  'ledger-report',
  'pay-outstanding',
  'ledger-report-apk',
  'spalsh-screen',
  'splash-screen',
  'previewuser',
];

const standaloneParts = ['footer', 'side-menu'];
const staffScreens = ['admin'];

export const showsBottomMenu = (pathname: string): boolean =>
  !pathname.startsWith('/bill/') &&
  ![...withoutBottomMenu, ...standaloneParts, ...staffScreens].includes(firstSegment(pathname));
