import type { Permission } from '@tokri/contracts/platform';

const slotTabs = [
  { name: 'calendar', path: '', permission: 'slots' },
  { name: 'templates', path: '/templates', permission: 'slots' },
  { name: 'closedDays', path: '/days', permission: 'slots' },
  { name: 'waitlist', path: '/waiting', permission: 'slots' },
  { name: 'pincodes', path: '/pincodes', permission: 'pincodes' },
  { name: 'locations', path: '/locations', permission: 'pincodes' },
  { name: 'charges', path: '/charges', permission: 'pincodes' },
] as const satisfies readonly {
  readonly name: string;
  readonly path: string;
  readonly permission: Permission;
}[];

export type SlotTab = (typeof slotTabs)[number]['name'];

export const listAccessibleSlotTabs = (permissions: readonly Permission[]) =>
  slotTabs.filter(({ permission }) => permissions.includes(permission));
export const slotTabPath = (path: string): string => `/admin/slots${path}`;
