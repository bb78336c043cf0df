import { lazyPage, type RouteObject } from '@tokri/web-kit/platform';
import { PageSkeleton } from '../../components/page.tsx';
import { RequireSection } from '../../layout/access-guard.tsx';

const skeleton = <PageSkeleton />;
const CustomersPage = lazyPage(
  () => import('./customers/customers-page.tsx').then((file) => file.CustomersPage),
  skeleton,
);
const BusinessesPage = lazyPage(
  () => import('./businesses/businesses-page.tsx').then((file) => file.BusinessesPage),
  skeleton,
);
const StaffPage = lazyPage(
  () => import('./staff/staff-page.tsx').then((file) => file.StaffPage),
  skeleton,
);
const AuditPage = lazyPage(
  () => import('./audit/audit-page.tsx').then((file) => file.AuditPage),
  skeleton,
);

const customers = (
  <RequireSection name="customers">
    <CustomersPage />
  </RequireSection>
);

const businesses = (
  <RequireSection name="businesses">
    <BusinessesPage />
  </RequireSection>
);

/** Below `/admin`. */
export const peopleRoutes: RouteObject[] = [
  { path: 'customers', element: customers },
  { path: 'customers/:id', element: customers },
  { path: 'businesses', element: businesses },
  { path: 'businesses/:id', element: businesses },
  {
    path: 'staff',
    element: (
      <RequireSection name="staff">
        <StaffPage />
      </RequireSection>
    ),
  },
  {
    path: 'audit',
    element: (
      <RequireSection name="audit">
        <AuditPage />
      </RequireSection>
    ),
  },
];
