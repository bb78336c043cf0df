import { idIn, listPath } from './paths.ts';

describe('an address of the list', () => {
  it('without a wish, is bare', () => expect(listPath()).toBe('/product-list'));
  it('with wishes, escapes them', () =>
    expect(listPath({ Brand: 'A & B', GroupId: 2 })).toBe('/product-list?Brand=A+%26+B&GroupId=2'));
});

describe('an id in an address', () => {
  it('that is a number, is that number', () =>
    expect(idIn(new URLSearchParams('ItemId=12'), 'ItemId')).toBe(12));
  it.each(['', '0', '-1', '1.5', 'abc', '1e3', '01', '9'.repeat(16)])(
    'written %j, is none',
    (text) => expect(idIn(new URLSearchParams({ ItemId: text }), 'ItemId')).toBe(0),
  );
});
