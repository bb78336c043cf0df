import { permissions, type Permission } from '@tokri/contracts/platform';
import {
  Activity,
  CalendarDays,
  ChartColumn,
  CurrencyIcon,
  History,
  SlidersHorizontal,
  Store,
  Tags,
  UserCog,
  Users,
  Wallet,
  Warehouse,
} from '@tokri/web-kit/more-icons';
import {
  Bell,
  House,
  MessageCircle,
  Package,
  ShoppingBasket,
  TicketPercent,
  TriangleAlert,
  type LucideIcon,
} from '@tokri/web-kit/ui';

export type SectionName =
  | 'today'
  | 'orders'
  | 'slots'
  | 'items'
  | 'stock'
  | 'prices'
  | 'payments'
  | 'parties'
  | 'customers'
  | 'businesses'
  | 'staff'
  | 'audit'
  | 'promotions'
  | 'messages'
  | 'dead-letters'
  | 'reports'
  | 'chat'
  | 'ops'
  | 'settings';

export const sectionGroups = ['day', 'goods', 'books', 'shop', 'system'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

export interface Section {
  readonly name: SectionName;
  readonly group: SectionGroup;
  readonly icon: LucideIcon;
  readonly permissions: readonly Permission[];
}

export const sections: readonly Section[] = [
  { name: 'today', group: 'day', icon: House, permissions },
  { name: 'orders', group: 'day', icon: Package, permissions: ['transactions'] },
  { name: 'slots', group: 'day', icon: CalendarDays, permissions: ['slots', 'pincodes'] },
  { name: 'chat', group: 'day', icon: MessageCircle, permissions: ['chat'] },
  { name: 'messages', group: 'day', icon: Bell, permissions: ['transactions'] },
  { name: 'items', group: 'goods', icon: ShoppingBasket, permissions: ['items'] },
  { name: 'stock', group: 'goods', icon: Warehouse, permissions: ['items'] },
  { name: 'prices', group: 'goods', icon: Tags, permissions: ['rates'] },
  { name: 'promotions', group: 'goods', icon: TicketPercent, permissions: ['offers'] },
  { name: 'payments', group: 'books', icon: CurrencyIcon, permissions: ['payments'] },
  { name: 'parties', group: 'books', icon: Wallet, permissions: ['payments'] },
  { name: 'reports', group: 'books', icon: ChartColumn, permissions: ['reports'] },
  { name: 'customers', group: 'shop', icon: Users, permissions: ['users'] },
  { name: 'businesses', group: 'shop', icon: Store, permissions: ['users'] },
  { name: 'staff', group: 'shop', icon: UserCog, permissions: ['users'] },
  { name: 'audit', group: 'shop', icon: History, permissions: ['users'] },
  { name: 'settings', group: 'shop', icon: SlidersHorizontal, permissions: ['settings'] },
  { name: 'ops', group: 'system', icon: Activity, permissions: ['messaging'] },
  { name: 'dead-letters', group: 'system', icon: TriangleAlert, permissions: ['messaging'] },
];

/** Today is the start page. */
export const sectionPath = (name: SectionName): string =>
  name === 'today' ? '/admin' : `/admin/${name}`;

export const canEnter = (section: Section, permissions: readonly Permission[]): boolean =>
  section.permissions.some((permission) => permissions.includes(permission));

export const listAccessibleSections = (permissions: readonly Permission[]): readonly Section[] =>
  sections.filter((section) => canEnter(section, permissions));
