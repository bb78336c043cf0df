import { checkRupees, parseRupees, parseWholeNumber, removeGrouping } from './typed-numbers.ts';

describe('parseWholeNumber', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['007', 7],
    ['0', null],
    ['501', null],
    ['', null],
    ['1.5', null],
    ['1e2', null],
    ['-3', null],
    ['9'.repeat(20), null],
  ])('reads %j as %s', (text, number) => expect(parseWholeNumber(text, 1, 500)).toBe(number));
});

describe('removeGrouping', () => {
  it.each([
    ['1250', '1250'],
    ['1,250.50', '1250.50'],
    ['1,25,000', '125000'],
    ['2,5', null],
    ['125,000', null],
    ['1,2500', null],
  ])('makes %j %j', (text, plain) => expect(removeGrouping(text)).toBe(plain));
});

describe('checkRupees', () => {
  it.each([
    ['25', 25],
    ['25.5', 25.5],
    ['₹1,234.50', 1234.5],
    ['₹ 10', 10],
    ['1,00,00,000', 10_000_000],
  ])('reads %j as %d rupees', (text, rupees) => expect(parseRupees(text)).toBe(rupees));
  it.each([
    ['', 'not-rupees'],
    ['free', 'not-rupees'],
    ['1.234', 'not-rupees'],
    ['1e3', 'not-rupees'],
    ['12,5', 'not-rupees'],
    ['₹1,2', 'not-rupees'],
    ['-1', 'negative'],
    ['−1', 'negative'],
    ['1,00,00,001', 'too-much'],
  ])('rejects %j as %s', (text, code) => {
    expect(checkRupees(text)).toEqual({ ok: false, code });
    expect(parseRupees(text)).toBeNull();
  });
});
