import {
  FileText,
  Heart,
  House,
  LayoutGrid,
  LogIn,
  LogOut,
  MessageCircle,
  Package,
  ReceiptText,
  RotateCcw,
  ShieldCheck,
  Trash2,
  User,
  type LucideIcon,
} from '@tokri/web-kit/ui';
import { Download, Users } from '@tokri/web-kit/more-icons';
import { session, type SessionUser } from '@tokri/web-kit/session';
import { isStaff, permissionsFromToken } from '@tokri/web-kit/staff';
import type { en } from '../../messages/en.ts';
import { canInstallApp } from '../../effects/install-prompt.ts';
import { screenExists } from '../../screens.ts';

export interface MenuEntry {
  readonly text: Exclude<keyof typeof en & `menu.${string}`, 'menu.version'>;
  readonly icon: LucideIcon;
  readonly route: string;
  readonly group: 1 | 2 | 3;
  readonly isVisible: (user: SessionUser | null) => boolean;
}

const always = () => true;
const isSignedIn = (user: SessionUser | null): boolean => user !== null;
const isSignedOut = (user: SessionUser | null): boolean => user === null;
const isPartyMember = (user: SessionUser | null): boolean => (user?.PartyId ?? 0) > 0;

const mayReadCustomers = (): boolean => permissionsFromToken(session().token).includes('users');
const isStaffMember = (): boolean => isStaff(session().token);

export const profileRoute = 'update-profile';
export const signOutRoute = 'logout';
export const installRoute = 'install-app';

const actionRoutes = [signOutRoute, installRoute];

const entries: readonly MenuEntry[] = [
  { text: 'menu.profile', icon: User, route: profileRoute, group: 1, isVisible: isSignedIn },
  { text: 'menu.home', icon: House, route: 'home', group: 1, isVisible: always },
  { text: 'menu.orders', icon: Package, route: 'booking-history', group: 1, isVisible: isSignedIn },
  {
    text: 'menu.chat',
    icon: MessageCircle,
    route: 'conversations',
    group: 1,
    isVisible: always,
  },
  { text: 'menu.login', icon: LogIn, route: 'login', group: 1, isVisible: isSignedOut },
  {
    text: 'menu.favourites',
    icon: Heart,
    route: 'displayfavorite',
    group: 1,
    isVisible: isSignedIn,
  },
  {
    text: 'menu.ledger',
    icon: ReceiptText,
    route: 'ledger-report',
    group: 1,
    isVisible: isPartyMember,
  },
  { text: 'menu.staff', icon: LayoutGrid, route: 'admin', group: 1, isVisible: isStaffMember },
  {
    text: 'menu.customers',
    icon: Users,
    route: 'customers-page',
    group: 1,
    isVisible: mayReadCustomers,
  },
  {
    text: 'menu.terms',
    icon: FileText,
    route: 'terms-and-condition',
    group: 2,
    isVisible: always,
  },
  {
    text: 'menu.privacy',
    icon: ShieldCheck,
    route: 'privacy-and-policy',
    group: 2,
    isVisible: always,
  },
  { text: 'menu.refund', icon: RotateCcw, route: 'refund-policy', group: 2, isVisible: always },
  { text: 'menu.install', icon: Download, route: installRoute, group: 3, isVisible: canInstallApp },
  { text: 'menu.delete', icon: Trash2, route: 'delete-account', group: 3, isVisible: isSignedIn },
  { text: 'menu.logout', icon: LogOut, route: signOutRoute, group: 3, isVisible: isSignedIn },
];

export const listMenuEntries = (user: SessionUser | null): readonly MenuEntry[] =>
  entries.filter(
    ({ route, isVisible }) =>
      isVisible(user) && (actionRoutes.includes(route) || screenExists(route)),
  );
