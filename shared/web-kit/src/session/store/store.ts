import { defaultCompanyId, isDate } from '@tokri/contracts';
import { create } from 'zustand';
import type { CartItemRef, LocalLine } from '../cart/local-line.ts';
import { parseLines } from '../cart/local-line.ts';
import {
  keys,
  readJson,
  readStorage,
  removeStored,
  writeJson,
  writeStorage,
  type StorageKey,
} from './storage.ts';
import { parseUser, type SessionUser } from '../auth/user.ts';

/** A line of the signed-in user's cart, as the server last told it. */
export interface ServerLine extends CartItemRef {
  readonly LineKey: string;
  readonly Quantity: number;
}

/** What the account's cart is counted with since checkout was open: every sum on every page is of the same cart. */
export interface CheckoutSelection {
  readonly userId: number;
  /** Of this session when it was chosen: who asks for another place has chosen neither address nor slot there. */
  readonly pincode: string;
  /** 0 for none: the pincode counts then. */
  readonly addressId: number;
  /** Null while no place is held; `until` is the end of the hold by this device's clock, ISO 8601. */
  readonly slot: { readonly id: number; readonly date: string; readonly until: string } | null;
  /** Empty for none. */
  readonly couponCode: string;
}

export const noCheckoutSelection: CheckoutSelection = {
  userId: 0,
  pincode: '',
  addressId: 0,
  slot: null,
  couponCode: '',
};

/** What the frame offers at the moment (section 2, 'Navigation state flags'). */
export interface NavigationFlags {
  readonly isHome: boolean;
  readonly isProductList: boolean;
  readonly isCart: boolean;
  readonly isProfile: boolean;
}

export interface Session extends NavigationFlags {
  readonly user: SessionUser | null;
  readonly token: string | null;
  /** 6 digits, or empty when the visitor has not told. */
  readonly pincode: string;
  readonly companyId: number;
  /** `yyyy-MM-dd`, or empty when none was chosen. */
  readonly deliveryDate: string;
  readonly cartCount: number;
  readonly localLines: readonly LocalLine[];
  readonly serverLines: readonly ServerLine[];
  readonly checkoutSelection: CheckoutSelection;
  /** Hearts pressed since the pages were loaded, by item id: lists that were read before do not know them. */
  readonly favouriteChanges: Readonly<Record<number, boolean>>;
}

const fromStorage = (): Session => {
  const deliveryDate = readStorage('deliveryDate') ?? '';
  const pincode = readStorage('pincode') ?? '';
  const user = parseUser(readJson('user'));
  return {
    user,
    token: readStorage('token') || null,
    pincode: /^\d{6}$/.test(pincode) ? pincode : '',
    companyId: Number(readStorage('companyId')) || defaultCompanyId,
    deliveryDate: isDate(deliveryDate) ? deliveryDate : '',
    cartCount: Number(readStorage('cartCount')) || 0,
    localLines: parseLines(readJson('lines')),
    serverLines: [],
    checkoutSelection: noCheckoutSelection,
    favouriteChanges: {},
    isHome: false,
    isProductList: false,
    isCart: false,
    isProfile: false,
  };
};

/** The one store that shell and remotes share; a federation singleton, so all hold this instance. */
export const useSession = create<Session>()(() => fromStorage());

export const session = (): Session => useSession.getState();

const put = (key: StorageKey, value: string): void =>
  value ? writeStorage(key, value) : removeStored(key);

const persist: Partial<Record<keyof Session, (state: Session) => void>> = {
  user: ({ user }) => (user ? writeJson('user', user) : removeStored('user')),
  token: ({ token }) => put('token', token ?? ''),
  pincode: ({ pincode }) => put('pincode', pincode),
  deliveryDate: ({ deliveryDate }) => put('deliveryDate', deliveryDate),
  cartCount: ({ cartCount }) => writeStorage('cartCount', String(cartCount)),
  localLines: ({ localLines }) =>
    localLines.length ? writeJson('lines', localLines) : removeStored('lines'),
};

/** Changes the session and keeps what section 3 keeps. */
export const updateSession = (change: Partial<Session>): void => {
  useSession.setState(change);
  for (const key of Object.keys(change)) persist[key as keyof Session]?.(session());
};

/** Takes over what storage holds now. */
export const reloadSession = (): void => {
  const {
    isHome,
    isProductList,
    isCart,
    isProfile,
    serverLines,
    checkoutSelection: cartChoice,
    favouriteChanges,
    user,
  } = session();
  const stored = fromStorage();
  const own = stored.user?.Id === user?.Id ? { serverLines, cartChoice, favouriteChanges } : {};
  useSession.setState({ ...stored, isHome, isProductList, isCart, isProfile, ...own });
};

const sharedNames: ReadonlySet<string> = new Set(Object.values(keys).flat());

/** Keeps tabs of one browser alike: a sign-in, a logout or a line added in one shows in the others. */
export const syncSessionAcrossTabs = (): (() => void) => {
  const listener = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea === localStorage && (key === null || sharedNames.has(key))) reloadSession();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};
