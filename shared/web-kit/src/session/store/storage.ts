import { personalStorage, previewStorageKey } from '../../platform/preview.ts';

export const holdStorageKey = 'tokri.hold';
const pushOffStorageKey = 'tokri.pushOff';

/** Keys of the storage of a person. The first name of a pair is written, both are read. */
export const keys = {
  user: ['user', 'userdetails'],
  lines: ['OnlineCartList'],
  unsentChanges: ['UnsentCartChanges'],
  hold: [holdStorageKey],
  cartCount: ['cartCount'],
  deliveryDate: ['DeliveryDate'],
  pincode: ['UserPincode', 'incode'],
  companyId: ['CompanyId', 'cid'],
  token: ['Token'],
  pushToken: ['FCMPushToken'],
  pushTokenNoUser: ['FCMPushTokenNoUser'],
  pushRegistration: ['tokri.pushRegistration'],
  pushAskedAt: ['tokri.pushAskedAt'],
  isPushOff: [pushOffStorageKey],
  lastBookingDate: ['LastBookingDate'],
  isFuture: ['future'],
  isCurrent: ['current'],
  dayName: ['name'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type StorageKey = keyof typeof keys;

const tryStorage = <T>(action: (storage: Storage) => T, fallback: T): T => {
  try {
    return action(personalStorage());
  } catch {
    return fallback;
  }
};

export const readStorage = (key: StorageKey): string | null => {
  for (const name of keys[key]) {
    const value = tryStorage((storage) => storage.getItem(name), null);
    if (value !== null) return value;
  }
  return null;
};

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
  tryStorage((storage) => storage.setItem(keys[key][0], value), undefined);

export const writeJson = (key: StorageKey, value: unknown): void =>
  writeStorage(key, JSON.stringify(value));

export const removeFromStorage = (key: StorageKey): void =>
  keys[key].forEach((name) => tryStorage((storage) => storage.removeItem(name), undefined));

/** Names of work that the server does not have yet. It outlives a sign-out and a new version. */
export const unsentPrefix = 'tokri.unsent.';

/** Choices that belong to the device, whoever uses it. */
const deviceChoices: readonly string[] = ['lang', 'theme', 'dataSaver', pushOffStorageKey];

const isAlwaysKept = (name: string): boolean =>
  deviceChoices.includes(name) || name === previewStorageKey || name.startsWith(unsentPrefix);

export const clearStorage = (keptKeys: readonly StorageKey[]): void => {
  const kept: ReadonlySet<string> = new Set<string>(keptKeys.flatMap((key) => keys[key]));
  tryStorage((storage) => {
    for (const name of Object.keys(storage))
      if (!kept.has(name) && !isAlwaysKept(name)) storage.removeItem(name);
  }, undefined);
};
