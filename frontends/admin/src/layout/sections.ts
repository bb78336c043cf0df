import { permissions, type Permission } from '@tokri/contracts/platform';
import {
  Activity,
  CalendarDays,
  ChartColumn,
  History,
  IndianRupee,
  SlidersHorizontal,
  Tags,
  UserCog,
  Users,
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
  | 'customers'
  | 'staff'
  | 'audit'
  | 'promotions'
  | 'messages'
  | 'dead-letters'
  | 'reports'
  | 'chat'
  | 'ops'
  | 'settings';

export interface Section {
  readonly name: SectionName;
  readonly icon: LucideIcon;
  readonly permissions: readonly Permission[];
}

export const sections: readonly Section[] = [
  { name: 'today', icon: House, permissions },
  { name: 'orders', icon: Package, permissions: ['transactions'] },
  { name: 'slots', icon: CalendarDays, permissions: ['slots', 'pincodes'] },
  { name: 'items', icon: ShoppingBasket, permissions: ['items'] },
  { name: 'stock', icon: Warehouse, permissions: ['items'] },
  { name: 'prices', icon: Tags, permissions: ['rates'] },
  { name: 'promotions', icon: TicketPercent, permissions: ['offers'] },
  { name: 'payments', icon: IndianRupee, permissions: ['payments'] },
  { name: 'customers', icon: Users, permissions: ['users'] },
  { name: 'reports', icon: ChartColumn, permissions: ['reports'] },
  { name: 'chat', icon: MessageCircle, permissions: ['chat'] },
  { name: 'messages', icon: Bell, permissions: ['transactions'] },
  { name: 'staff', icon: UserCog, permissions: ['users'] },
  { name: 'audit', icon: History, permissions: ['users'] },
  { name: 'settings', icon: SlidersHorizontal, permissions: ['settings'] },
  { name: 'ops', icon: Activity, permissions: ['messaging'] },
  { name: 'dead-letters', icon: TriangleAlert, permissions: ['messaging'] },
];

/** Today is the start page. */
export const sectionPath = (name: SectionName): string =>
  name === 'today' ? '/admin' : `/admin/${name}`;

export const canEnter = (section: Section, permissions: readonly Permission[]): boolean =>
  section.permissions.some((permission) => permissions.includes(permission));

export const listAccessibleSections = (permissions: readonly Permission[]): readonly Section[] =>
  sections.filter((section) => canEnter(section, permissions));
