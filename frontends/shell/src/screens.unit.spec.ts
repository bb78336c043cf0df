import { exists, screenOf, showsBottomMenu } from './screens.ts';

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
    expect(screenOf('/product-list')).toMatchObject({ owner: 'shop', frame: 'shop' });
    expect(screenOf('/checkout-details')).toMatchObject({ owner: 'checkout', frame: 'own' });
    expect(screenOf('/update-profile')).toMatchObject({ owner: 'account', frame: 'own' });
    expect(screenOf('/')).toMatchObject({ owner: 'shell' });
  });
  it('of a screen that is not built yet, or of none, belongs to nobody', () => {
    expect(exists('delete-account')).toBe(false);
    expect(screenOf('/nowhere')).toBeUndefined();
  });
});
