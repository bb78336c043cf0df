import { clearStorage, readJson, readStorage, writeStorage } from './storage.ts';

beforeEach(() => localStorage.clear());

describe('a key with a twin', () => {
  it('is read from the first, then from the second', () => {
    localStorage.setItem('incode', '600004');
    expect(readStorage('pincode')).toBe('600004');
    localStorage.setItem('UserPincode', '560034');
    expect(readStorage('pincode')).toBe('560034');
  });
  it('is written to the first', () => {
    writeStorage('pincode', '560034');
    expect(localStorage.getItem('UserPincode')).toBe('560034');
    expect(localStorage.getItem('incode')).toBeNull();
  });
});

it('a value that is no JSON reads as nothing', () => {
  localStorage.setItem('user', '{broken');
  expect(readJson('user')).toBeUndefined();
});

it('clearing keeps what was named and the language, and nothing else', () => {
  localStorage.setItem('UserPincode', '560034');
  localStorage.setItem('Token', 't');
  localStorage.setItem('lang', 'hi');
  localStorage.setItem('other', 'x');
  clearStorage(['pincode']);
  expect({ ...localStorage }).toEqual({ UserPincode: '560034', lang: 'hi' });
});
