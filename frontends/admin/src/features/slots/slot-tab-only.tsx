import type { Permission } from '@tokri/contracts';
import { Navigate } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { usePermissions } from '../../frame/guard.tsx';

const tabs = [
  { name: 'fill', path: '', permission: 'slots' }, { name: 'templates', path: '/templates', permission: 'slots' }, { name: 'days', path: '/days', permission: 'slots' }, { name: 'waiting', path: '/waiting', permission: 'slots' },
  { name: 'pincodes', path: '/pincodes', permission: 'pincodes' }, { name: 'charges', path: '/charges', permission: 'pincodes' },
] as const satisfies readonly { readonly name: string; readonly path: string; readonly permission: Permission }[];

export type SlotTab = (typeof tabs)[number]['name'];

export const tabsOf = (has: readonly Permission[]) => tabs.filter(({ permission }) => has.includes(permission));
export const tabPath = (path: string): string => `/admin/slots${path}`;

/** A part of the area for who has its permission; others come to the first part that is theirs. */
export const SlotTabOnly = ({ of, children }: { readonly of: SlotTab; readonly children: ReactNode }) => {
  const mine = tabsOf(usePermissions());
  if (mine.some(({ name }) => name === of)) return children;
  return mine[0] ? <Navigate to={tabPath(mine[0].path)} replace /> : null;
};
