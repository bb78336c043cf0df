import { idParam, listPath } from './paths.ts';

describe('listPath', () => {
  it('returns no query string without parameters', () => expect(listPath()).toBe('/product-list'));
  it('escapes the parameters', () =>
    expect(listPath({ Brand: 'A & B', GroupId: 2 })).toBe('/product-list?Brand=A+%26+B&GroupId=2'));
});

describe('idParam', () => {
  it('reads a positive integer', () =>
    expect(idParam(new URLSearchParams('ItemId=12'), 'ItemId')).toBe(12));
  it.each(['', '0', '-1', '1.5', 'abc', '1e3', '01', '9'.repeat(16)])('reads %j as 0', (text) =>
    expect(idParam(new URLSearchParams({ ItemId: text }), 'ItemId')).toBe(0),
  );
});
