import type { Permission } from '@tokri/contracts';

const tabs = [
  { name: 'fill', path: '', permission: 'slots' },
  { name: 'templates', path: '/templates', permission: 'slots' },
  { name: 'days', path: '/days', permission: 'slots' },
  { name: 'waiting', path: '/waiting', permission: 'slots' },
  { name: 'pincodes', path: '/pincodes', permission: 'pincodes' },
  { name: 'charges', path: '/charges', permission: 'pincodes' },
] as const satisfies readonly {
  readonly name: string;
  readonly path: string;
  readonly permission: Permission;
}[];

export type SlotTab = (typeof tabs)[number]['name'];

export const tabsOf = (has: readonly Permission[]) =>
  tabs.filter(({ permission }) => has.includes(permission));
export const tabPath = (path: string): string => `/admin/slots${path}`;
