import { clearStorage, readJson, readStorage, writeStorage } from './storage.ts';

beforeEach(() => localStorage.clear());

describe('storage key with two names', () => {
  it('reads the first name before the second', () => {
    localStorage.setItem('incode', '600004');
    expect(readStorage('pincode')).toBe('600004');
    localStorage.setItem('UserPincode', '560034');
    expect(readStorage('pincode')).toBe('560034');
  });
  it('writes the first name', () => {
    writeStorage('pincode', '560034');
    expect(localStorage.getItem('UserPincode')).toBe('560034');
    expect(localStorage.getItem('incode')).toBeNull();
  });
});

it('returns undefined for a stored value that is not JSON', () => {
  localStorage.setItem('user', '{broken');
  expect(readJson('user')).toBeUndefined();
});

it('clearStorage keeps the named keys, the language, the theme and the data saver only', () => {
  localStorage.setItem('UserPincode', '560034');
  localStorage.setItem('Token', 't');
  localStorage.setItem('lang', 'hi');
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('dataSaver', 'on');
  localStorage.setItem('other', 'x');
  clearStorage(['pincode']);
  expect({ ...localStorage }).toEqual({
    UserPincode: '560034',
    lang: 'hi',
    theme: 'dark',
    dataSaver: 'on',
  });
});
