/** Keys of the local storage, literally as in section 3; of twins the first is written, either is read (readings 34). */
export const keys = {
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
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type StorageKey = keyof typeof keys;

const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
  try {
    return action(localStorage);
  } catch {
    // Closed or full storage: the page works on, it only forgets when it is left.
    return otherwise;
  }
};

export const readStorage = (key: StorageKey): string | null => {
  for (const name of keys[key]) {
    const value = attempt((storage) => storage.getItem(name), null);
    if (value !== null) return value;
  }
  return null;
};

/** What is stored, or undefined when it is missing or not JSON (others write here too). */
export const readJson = (key: StorageKey): unknown => {
  const text = readStorage(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export const writeStorage = (key: StorageKey, value: string): void =>
  attempt((storage) => storage.setItem(keys[key][0], value), undefined);

export const writeJson = (key: StorageKey, value: unknown): void =>
  writeStorage(key, JSON.stringify(value));

export const removeStored = (key: StorageKey): void =>
  keys[key].forEach((name) => attempt((storage) => storage.removeItem(name), undefined));

/** Clears the local storage but for the values of the named keys and the chosen language. */
export const clearStorage = (kept: readonly StorageKey[]): void => {
  const values = kept.map((key) => [key, readStorage(key)] as const);
  const lang = attempt((storage) => storage.getItem('lang'), null);
  attempt((storage) => storage.clear(), undefined);
  for (const [key, value] of values) if (value !== null) writeStorage(key, value);
  if (lang !== null) attempt((storage) => storage.setItem('lang', lang), undefined);
};
