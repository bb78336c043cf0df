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

describe('findScreen', () => {
  it('finds the owner of every path of the specification', () => {
    expect(findScreen('/product-list')).toMatchObject({ owner: 'shop', frame: 'shop' });
    expect(findScreen('/checkout-details')).toMatchObject({ owner: 'checkout', frame: 'own' });
    expect(findScreen('/update-profile')).toMatchObject({ owner: 'account', frame: 'own' });
    expect(findScreen('/')).toMatchObject({ owner: 'shell' });
  });
  it('finds no owner for an unknown path or a screen that is not built yet', () => {
    expect(screenExists('pay-outstanding')).toBe(false);
    expect(findScreen('/nowhere')).toBeUndefined();
  });
});
