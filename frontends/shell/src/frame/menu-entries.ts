import {
  FileText,
  Heart,
  House,
  LayoutGrid,
  LogIn,
  LogOut,
  Package,
  ReceiptText,
  RotateCcw,
  ShieldCheck,
  Trash2,
  User,
  type LucideIcon,
} from '@tokri/web-kit/ui';
import { session, type SessionUser } from '@tokri/web-kit/session';
import { isStaff } from '@tokri/web-kit/staff';
import type { en } from '../messages/en.ts';
import { exists } from '../screens.ts';

export interface MenuEntry {
  readonly text: Exclude<keyof typeof en & `menu.${string}`, 'menu.version'>;
  readonly icon: LucideIcon;
  /** First segment of the path; `logout` is an action. */
  readonly route: string;
  /** Entries of one group stand together. */
  readonly group: 1 | 2 | 3;
  readonly when: (user: SessionUser | null) => boolean;
}

const always = () => true;
const signedIn = (user: SessionUser | null): boolean => user !== null;
const signedOut = (user: SessionUser | null): boolean => user === null;
/** Section 6: Ledger Report needs PartyId above 0. */
const ofParty = (user: SessionUser | null): boolean => (user?.PartyId ?? 0) > 0;

const ofStaff = (): boolean => isStaff(session().token);

/** Section 2, side menu, in its order. */
const entries: readonly MenuEntry[] = [
  { text: 'menu.profile', icon: User, route: 'update-profile', group: 1, when: signedIn },
  { text: 'menu.home', icon: House, route: 'home', group: 1, when: always },
  { text: 'menu.orders', icon: Package, route: 'booking-history', group: 1, when: signedIn },
  { text: 'menu.login', icon: LogIn, route: 'login', group: 1, when: signedOut },
  { text: 'menu.favourites', icon: Heart, route: 'displayfavorite', group: 1, when: signedIn },
  { text: 'menu.ledger', icon: ReceiptText, route: 'ledger-report', group: 1, when: ofParty },
  { text: 'menu.staff', icon: LayoutGrid, route: 'admin', group: 1, when: ofStaff },
  { text: 'menu.terms', icon: FileText, route: 'terms-and-condition', group: 2, when: always },
  { text: 'menu.privacy', icon: ShieldCheck, route: 'privacy-and-policy', group: 2, when: always },
  { text: 'menu.refund', icon: RotateCcw, route: 'refund-policy', group: 2, when: always },
  { text: 'menu.delete', icon: Trash2, route: 'delete-account', group: 3, when: signedIn },
  { text: 'menu.logout', icon: LogOut, route: 'logout', group: 3, when: signedIn },
];

export const logoutRoute = 'logout';

/** What this person sees: an entry shows when its screen exists and it concerns them. */
export const menuEntries = (user: SessionUser | null): readonly MenuEntry[] =>
  entries.filter(({ route, when }) => when(user) && (route === logoutRoute || exists(route)));
