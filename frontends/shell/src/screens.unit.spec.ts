import { screenExists, findScreen, showsBottomMenu } from './screens.ts';

describe('showsBottomMenu', () => {
  it.each([
    '/',
    '/spalsh-screen',
    '/login',
    '/checkout-details',
    '/ledger-report',
    '/pay-outstanding',
    '/ledger-report-apk/1/2/0',
    '/bill/7',
    '/single-product',
  ])('returns false on %s', (path) => expect(showsBottomMenu(path)).toBe(false));
  it.each([
    '/home',
    '/product-list',
    '/order-status',
    '/booking-history',
    '/terms-and-condition',
    '/nowhere',
    '/billing',
  ])('returns true on %s', (path) => expect(showsBottomMenu(path)).toBe(true));
});

const specifiedPaths = [
  ...['', 'spalsh-screen', 'login', 'home', 'product-list', 'single-product', 'all-categories'],
  ...[
    'checkout-details',
    'customer-dashboard',
    'update-profile',
    'order-status',
    'booking-history',
  ],
  ...['track-order', 'sub-category', 'footer', 'side-menu', 'subcategory-list', 'offer-item-list'],
  ...['order-details', 'bill', 'terms-and-condition', 'privacy-and-policy', 'refund-policy'],
  ...['coupon-modal', 'coupon-list', 'terms-and-conditions', 'displayfavorite', 'delete-otp'],
  ...['previewuser', 'printbill-modal', 'stripepay', 'reciept-view', 'delete-account'],
  ...['customers-page', 'ledger-report', 'ledger-report-apk', 'pay-outstanding'],
  ...['register-bcustomer'],
];

describe('findScreen', () => {
  it('finds the owner of every path of the specification', () => {
    expect(specifiedPaths.filter((path) => !screenExists(path))).toEqual([]);
    expect(findScreen('/product-list')).toMatchObject({ owner: 'shop', frame: 'shop' });
    expect(findScreen('/checkout-details')).toMatchObject({ owner: 'checkout', frame: 'own' });
    expect(findScreen('/update-profile')).toMatchObject({ owner: 'account', frame: 'own' });
    expect(findScreen('/')).toMatchObject({ owner: 'shell' });
  });
  it('finds no owner for an unknown path', () => expect(findScreen('/nowhere')).toBeUndefined());
});
