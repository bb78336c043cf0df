import type { Permission } from '@tokri/contracts';
import { CalendarDays } from '@tokri/web-kit/more-icons';
import { Bell, MessageCircle, Package, TriangleAlert, type LucideIcon } from '@tokri/web-kit/ui';

export type AreaName = 'orders' | 'slots' | 'messages' | 'dead-letters' | 'chat';

/** One part of the office: a path below /admin, a folder of features, and who works there. */
export interface Area {
  readonly name: AreaName;
  readonly icon: LucideIcon;
  /** One of these is enough. */
  readonly permissions: readonly Permission[];
}

export const areas: readonly Area[] = [
  { name: 'orders', icon: Package, permissions: ['transactions'] },
  { name: 'slots', icon: CalendarDays, permissions: ['slots', 'pincodes'] },
  { name: 'chat', icon: MessageCircle, permissions: ['chat'] },
  { name: 'messages', icon: Bell, permissions: ['transactions'] },
  { name: 'dead-letters', icon: TriangleAlert, permissions: ['messaging'] },
];

export const mayEnter = ({ permissions }: Area, has: readonly Permission[]): boolean =>
  permissions.some((permission) => has.includes(permission));

export const areasOf = (has: readonly Permission[]): readonly Area[] =>
  areas.filter((area) => mayEnter(area, has));
