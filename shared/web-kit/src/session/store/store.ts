import { isDate } from '@tokri/contracts/dates';
import { deliveryCodePattern } from '@tokri/contracts/market';
import { defaultCompanyId } from '@tokri/contracts/platform';
import { create } from 'zustand';
import { personalStorage } from '../../platform/preview.ts';
import type { CartItemRef, LocalLine } from '../cart/local-line.ts';
import { parseLines } from '../cart/local-line.ts';
import {
  keys,
  readJson,
  readStorage,
  removeFromStorage,
  writeJson,
  writeStorage,
  type StorageKey,
} from './storage.ts';
import { parseUser, type SessionUser } from '../auth/user.ts';

export type ServerLine = Pick<
  LocalLine,
  keyof CartItemRef | 'LineKey' | 'Quantity' | 'SeenRateWithTax' | 'SeenOfferPrice'
>;

export interface CheckoutSelection {
  readonly userId: number;
  readonly pincode: string;
  readonly addressId: number;
  readonly slot: { readonly id: number; readonly date: string; readonly until: string } | null;
  readonly couponCode: string;
}

export const noCheckoutSelection: CheckoutSelection = {
  userId: 0,
  pincode: '',
  addressId: 0,
  slot: null,
  couponCode: '',
};

export interface NavigationFlags {
  readonly isHome: boolean;
  readonly isProductList: boolean;
  readonly isCart: boolean;
  readonly isProfile: boolean;
}

export interface Session extends NavigationFlags {
  readonly user: SessionUser | null;
  readonly token: string | null;
  readonly pincode: string;
  readonly companyId: number;
  readonly deliveryDate: string;
  readonly cartCount: number;
  readonly localLines: readonly LocalLine[];
  readonly serverLines: readonly ServerLine[];
  readonly checkoutSelection: CheckoutSelection;
  readonly favouriteChanges: Readonly<Record<number, boolean>>;
  /** The deletion is sent: the shop may end the token before this page learns of it. */
  readonly isClosingAccount: boolean;
}

const readSessionFromStorage = (): Session => {
  const deliveryDate = readStorage('deliveryDate') ?? '';
  const pincode = readStorage('pincode') ?? '';
  const user = parseUser(readJson('user'));
  return {
    user,
    token: readStorage('token') || null,
    pincode: deliveryCodePattern.test(pincode) ? pincode : '',
    companyId: Number(readStorage('companyId')) || defaultCompanyId,
    deliveryDate: isDate(deliveryDate) ? deliveryDate : '',
    cartCount: Number(readStorage('cartCount')) || 0,
    localLines: parseLines(readJson('lines')),
    serverLines: [],
    checkoutSelection: noCheckoutSelection,
    favouriteChanges: {},
    isClosingAccount: false,
    isHome: false,
    isProductList: false,
    isCart: false,
    isProfile: false,
  };
};

/** A federation singleton: shell and remotes share this instance. */
export const useSession = create<Session>()(() => readSessionFromStorage());

export const session = (): Session => useSession.getState();

const writeOrRemove = (key: StorageKey, value: string): void =>
  value ? writeStorage(key, value) : removeFromStorage(key);

const persist: Partial<Record<keyof Session, (state: Session) => void>> = {
  user: ({ user }) => (user ? writeJson('user', user) : removeFromStorage('user')),
  token: ({ token }) => writeOrRemove('token', token ?? ''),
  pincode: ({ pincode }) => writeOrRemove('pincode', pincode),
  companyId: ({ companyId }) => writeStorage('companyId', String(companyId)),
  deliveryDate: ({ deliveryDate }) => writeOrRemove('deliveryDate', deliveryDate),
  cartCount: ({ cartCount }) => writeStorage('cartCount', String(cartCount)),
  localLines: ({ localLines }) =>
    localLines.length ? writeJson('lines', localLines) : removeFromStorage('lines'),
};

export const updateSession = (change: Partial<Session>): void => {
  useSession.setState(change);
  for (const key of Object.keys(change)) persist[key as keyof Session]?.(session());
};

export const reloadSession = (): void => {
  const {
    isHome,
    isProductList,
    isCart,
    isProfile,
    serverLines,
    checkoutSelection,
    favouriteChanges,
    user,
  } = session();
  const stored = readSessionFromStorage();
  const perUserState =
    stored.user?.Id === user?.Id ? { serverLines, checkoutSelection, favouriteChanges } : {};
  useSession.setState({ ...stored, isHome, isProductList, isCart, isProfile, ...perUserState });
};

const watchedKeys: ReadonlySet<string> = new Set(Object.values(keys).flat());

export const syncSessionAcrossTabs = (): (() => void) => {
  const listener = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea === personalStorage() && (key === null || watchedKeys.has(key)))
      reloadSession();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};
