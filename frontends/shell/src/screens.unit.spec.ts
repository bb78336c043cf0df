import { screenExists, findScreen, showsBottomMenu } from './screens.ts';

describe('the bottom menu', () => {
  it.each([
    '/',
    '/spalsh-screen',
    '/login',
    '/checkout-details',
    '/ledger-report',
    '/pay-outstanding',
    '/ledger-report-apk/1/2/0',
    '/bill/7',
  ])('is not shown on %s', (path) => expect(showsBottomMenu(path)).toBe(false));
  it.each([
    '/home',
    '/product-list',
    '/single-product',
    '/order-status',
    '/booking-history',
    '/terms-and-condition',
    '/nowhere',
    '/billing',
  ])('is shown on %s', (path) => expect(showsBottomMenu(path)).toBe(true));
});

describe('a path', () => {
  it('of the specification, belongs to who shows it', () => {
    expect(findScreen('/product-list')).toMatchObject({ owner: 'shop', frame: 'shop' });
    expect(findScreen('/checkout-details')).toMatchObject({ owner: 'checkout', frame: 'own' });
    expect(findScreen('/update-profile')).toMatchObject({ owner: 'account', frame: 'own' });
    expect(findScreen('/')).toMatchObject({ owner: 'shell' });
  });
  it('of a screen that is not built yet, or of none, belongs to nobody', () => {
    expect(screenExists('delete-account')).toBe(false);
    expect(findScreen('/nowhere')).toBeUndefined();
  });
});
