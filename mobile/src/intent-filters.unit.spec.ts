import { renderIntentFilters } from './intent-filters.ts';

const [links = '', scheme = ''] =
  renderIntentFilters('https://shop.example').split('</intent-filter>');
const attributes = (name: string): string[] =>
  [...links.matchAll(new RegExp(`android:${name}="([^"]*)"`, 'gu'))].map(
    ([, value]) => value ?? '',
  );

/** As Android decides. */
const opensApp = (path: string): boolean =>
  attributes('path').includes(path) ||
  attributes('pathPrefix').some((prefix) => path.startsWith(prefix));

describe('renderIntentFilters', () => {
  it('names the verified host of the shop', () => {
    expect(attributes('autoVerify')).toEqual(['true']);
    expect([attributes('scheme'), attributes('host')]).toEqual([['https'], ['shop.example']]);
  });

  it.each(['/', '/home', '/order-details', '/bill/5/7', '/terms-and-condition'])(
    'opens %s in the app',
    (path) => expect(opensApp(path)).toBe(true),
  );

  it.each([
    '/customers-page',
    '/admin',
    '/admin/',
    '/admin/orders/5',
    '/api/Item',
    '/bills/5.pdf',
    '/administration',
  ])('leaves %s to the browser', (path) => expect(opensApp(path)).toBe(false));

  it('opens the links of the app itself', () =>
    expect(scheme).toContain('<data android:scheme="tokri" />'));
});
