import { Navigate } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { usePermissions } from '../../layout/access-guard.tsx';
import { slotTabPath, listAccessibleSlotTabs, type SlotTab } from './slot-tabs.ts';

export const RequireSlotTab = ({
  tab,
  children,
}: {
  readonly tab: SlotTab;
  readonly children: ReactNode;
}) => {
  const accessibleTabs = listAccessibleSlotTabs(usePermissions());
  if (accessibleTabs.some(({ name }) => name === tab)) return children;
  return accessibleTabs[0] ? <Navigate to={slotTabPath(accessibleTabs[0].path)} replace /> : null;
};
