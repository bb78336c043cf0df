import { lazyPage, type RouteObject } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../../components/page.tsx';
import { RequireSection } from '../../layout/access-guard.tsx';

const skeleton = <PageSkeleton />;
const PartiesPage = lazyPage(
  () => import('./list/parties-page.tsx').then((file) => file.PartiesPage),
  skeleton,
);
const AdjustmentsPage = lazyPage(
  () => import('./adjustments/adjustments-page.tsx').then((file) => file.AdjustmentsPage),
  skeleton,
);
const PartyPage = lazyPage(
  () => import('./details/party-page.tsx').then((file) => file.PartyPage),
  skeleton,
);

const parties = (page: ReactNode) => <RequireSection name="parties">{page}</RequireSection>;

/** Below `/admin`. */
export const partyRoutes: RouteObject[] = [
  { path: 'parties', element: parties(<PartiesPage />) },
  { path: 'parties/adjustments', element: parties(<AdjustmentsPage />) },
  { path: 'parties/:id', element: parties(<PartyPage />) },
];
