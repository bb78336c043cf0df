import { Navigate } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { usePermissions } from '../../frame/guard.tsx';
import { tabPath, tabsOf, type SlotTab } from './tabs.ts';

/** A part of the area for who has its permission; others come to the first part that is theirs. */
export const SlotTabOnly = ({
  of,
  children,
}: {
  readonly of: SlotTab;
  readonly children: ReactNode;
}) => {
  const mine = tabsOf(usePermissions());
  if (mine.some(({ name }) => name === of)) return children;
  return mine[0] ? <Navigate to={tabPath(mine[0].path)} replace /> : null;
};
