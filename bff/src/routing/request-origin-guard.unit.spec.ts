import {
  cartOperations,
  itemOperations,
  slotOperations,
  userOperations,
} from '@tokri/contracts/api';
import type { Operation } from '@tokri/contracts/api';
import { checkRequestOrigin } from './request-origin-guard.ts';

const json = {
  contentType: 'application/json',
  purpose: undefined,
  fetchSite: undefined,
  isFromApp: false,
};
const check = (operation: Operation, origin: Partial<typeof json> | object): string => {
  try {
    checkRequestOrigin(operation, { ...json, ...origin });
    return 'passed';
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const stateChanging: [string, Operation][] = [
  ['a GET that writes', cartOperations.deleteCartLine],
  ['a GET that starts a sign-in', userOperations.startSignIn],
  ['a POST', cartOperations.uploadCartLine],
  ['a DELETE', slotOperations.releaseHold],
  ['a call by cookie', userOperations.renewToken],
];

describe('checkRequestOrigin', () => {
  it.each(stateChanging)('accepts %s from one of our own pages', (_name, operation) => {
    expect(
      check(operation, {
        contentType: 'application/json; charset=utf-8',
        fetchSite: 'same-origin',
      }),
    ).toBe('passed');
    expect(check(operation, { fetchSite: 'same-site' })).toBe('passed');
    expect(check(operation, { fetchSite: 'none' })).toBe('passed');
    expect(check(operation, {})).toBe('passed');
  });

  it.each(stateChanging)('rejects %s as prefetch or prerender', (_name, operation) => {
    expect(check(operation, { purpose: 'prefetch' })).toBe('prefetch-refused');
    expect(check(operation, { purpose: 'prefetch;prerender' })).toBe('prefetch-refused');
  });

  it.each(stateChanging)('rejects %s from another site', (_name, operation) => {
    expect(check(operation, { fetchSite: 'cross-site' })).toBe('cross-site-refused');
    expect(check(operation, { fetchSite: 'nonsense' })).toBe('cross-site-refused');
  });

  it.each(stateChanging)(
    'accepts %s from the mobile app, which is another site',
    (_name, operation) => {
      expect(check(operation, { fetchSite: 'cross-site', isFromApp: true })).toBe('passed');
      expect(check(operation, { purpose: 'prefetch', isFromApp: true })).toBe('prefetch-refused');
    },
  );

  it.each(stateChanging)('rejects %s without the expected content type', (_name, operation) => {
    for (const contentType of [
      undefined,
      '',
      'text/plain',
      'application/x-www-form-urlencoded',
      'text/json',
      'application/jsonp',
    ])
      expect(check(operation, { contentType })).toBe('unsupported-media-type');
  });

  it('accepts an upload as multipart and rejects it as JSON', () => {
    expect(
      check(itemOperations.uploadItemImage, { contentType: 'multipart/form-data; boundary=x' }),
    ).toBe('passed');
    expect(check(itemOperations.uploadItemImage, {})).toBe('unsupported-media-type');
  });

  it('accepts a look-up that costs money only from our own pages and without a prefetch', () => {
    const lookUp = (origin: Partial<typeof json> | object) =>
      check(slotOperations.findPincode, { contentType: undefined, ...origin });
    expect([lookUp({ fetchSite: 'same-origin' }), lookUp({})]).toEqual(['passed', 'passed']);
    expect(lookUp({ fetchSite: 'cross-site' })).toBe('cross-site-refused');
    expect(lookUp({ purpose: 'prefetch' })).toBe('prefetch-refused');
  });

  it('accepts a read with any origin, purpose and content type', () => {
    expect(
      check(itemOperations.listBrands, {
        contentType: undefined,
        purpose: 'prefetch',
        fetchSite: 'cross-site',
      }),
    ).toBe('passed');
  });
});
