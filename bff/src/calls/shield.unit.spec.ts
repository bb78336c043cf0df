import {
  cartOperations,
  itemOperations,
  slotOperations,
  userOperations,
} from '@tokri/contracts/http';
import type { Operation } from '@tokri/contracts/http';
import { checkShield } from './shield.ts';

const json = { contentType: 'application/json', purpose: undefined, fetchSite: undefined };
const codeOf = (operation: Operation, origin: Partial<typeof json> | object): string => {
  try {
    checkShield(operation, { ...json, ...origin });
    return 'passed';
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const writing: [string, Operation][] = [
  ['a GET that writes', cartOperations.deleteCartLine],
  ['a GET that starts a sign-in', userOperations.startSignIn],
  ['a POST', cartOperations.uploadCartLine],
  ['a DELETE', slotOperations.releaseHold],
  ['a call by cookie', userOperations.renewToken],
];

describe('the shield of what changes data', () => {
  it.each(writing)('%s, made by a page of ours, passes', (_name, operation) => {
    expect(
      codeOf(operation, {
        contentType: 'application/json; charset=utf-8',
        fetchSite: 'same-origin',
      }),
    ).toBe('passed');
    expect(codeOf(operation, { fetchSite: 'same-site' })).toBe('passed');
    expect(codeOf(operation, { fetchSite: 'none' })).toBe('passed');
    expect(codeOf(operation, {})).toBe('passed');
  });

  it.each(writing)('%s, prefetched or prerendered, is refused', (_name, operation) => {
    expect(codeOf(operation, { purpose: 'prefetch' })).toBe('prefetch-refused');
    expect(codeOf(operation, { purpose: 'prefetch;prerender' })).toBe('prefetch-refused');
  });

  it.each(writing)('%s, from another site, is refused', (_name, operation) => {
    expect(codeOf(operation, { fetchSite: 'cross-site' })).toBe('cross-site-refused');
    expect(codeOf(operation, { fetchSite: 'nonsense' })).toBe('cross-site-refused');
  });

  it.each(writing)('%s, without the content type, is refused', (_name, operation) => {
    for (const contentType of [
      undefined,
      '',
      'text/plain',
      'application/x-www-form-urlencoded',
      'text/json',
      'application/jsonp',
    ])
      expect(codeOf(operation, { contentType })).toBe('unsupported-media-type');
  });

  it('an upload, with parts, passes and as JSON does not', () => {
    expect(
      codeOf(itemOperations.uploadItemImage, { contentType: 'multipart/form-data; boundary=x' }),
    ).toBe('passed');
    expect(codeOf(itemOperations.uploadItemImage, {})).toBe('unsupported-media-type');
  });

  it('a read, prefetched from anywhere without a content type, passes', () => {
    expect(
      codeOf(itemOperations.listBrands, {
        contentType: undefined,
        purpose: 'prefetch',
        fetchSite: 'cross-site',
      }),
    ).toBe('passed');
  });
});
