import {
  clearStorage,
  keys,
  readJson,
  readStorage,
  removeFromStorage,
  writeStorage,
  type StorageKey,
} from './storage.ts';

beforeEach(() => localStorage.clear());

describe('storage key', () => {
  it('has the names that the specification gives it', () =>
    expect(keys).toMatchObject({
      user: ['user', 'userdetails'],
      lines: ['OnlineCartList'],
      cartCount: ['cartCount'],
      deliveryDate: ['DeliveryDate'],
      pincode: ['UserPincode', 'incode'],
      companyId: ['CompanyId', 'cid'],
      token: ['Token'],
      pushToken: ['FCMPushToken'],
      pushTokenNoUser: ['FCMPushTokenNoUser'],
      lastBookingDate: ['LastBookingDate'],
      isFuture: ['future'],
      isCurrent: ['current'],
      dayName: ['name'],
    }));
});

describe.each<[StorageKey, string, string]>([
  ['user', 'user', 'userdetails'],
  ['pincode', 'UserPincode', 'incode'],
  ['companyId', 'CompanyId', 'cid'],
])('storage key %s with two names', (key, first, second) => {
  it('reads the first name before the second', () => {
    localStorage.setItem(second, 'of the second');
    expect(readStorage(key)).toBe('of the second');
    localStorage.setItem(first, 'of the first');
    expect(readStorage(key)).toBe('of the first');
  });
  it('writes the first name', () => {
    writeStorage(key, 'new');
    expect({ ...localStorage }).toEqual({ [first]: 'new' });
  });
  it('removes both names', () => {
    localStorage.setItem(first, 'x');
    localStorage.setItem(second, 'y');
    removeFromStorage(key);
    expect(localStorage).toHaveLength(0);
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
