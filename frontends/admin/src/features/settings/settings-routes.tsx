import { lazyPage, type RouteObject } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../../components/page.tsx';
import { RequireSection } from '../../layout/access-guard.tsx';

const skeleton = <PageSkeleton />;
const CompanyPage = lazyPage(
  () => import('./company/company-page.tsx').then((file) => file.CompanyPage),
  skeleton,
);
const FirstStepsPage = lazyPage(
  () => import('./first-steps/first-steps-page.tsx').then((file) => file.FirstStepsPage),
  skeleton,
);
const PoliciesPage = lazyPage(
  () => import('./policies/policies-page.tsx').then((file) => file.PoliciesPage),
  skeleton,
);
const PolicyPage = lazyPage(
  () => import('./policies/policy-page.tsx').then((file) => file.PolicyPage),
  skeleton,
);
const LowStockPage = lazyPage(
  () => import('./low-stock/low-stock-page.tsx').then((file) => file.LowStockPage),
  skeleton,
);
const MessageTemplatesPage = lazyPage(
  () => import('./templates/templates-page.tsx').then((file) => file.TemplatesPage),
  skeleton,
);
const MessageTemplatePage = lazyPage(
  () => import('./templates/template-page.tsx').then((file) => file.TemplatePage),
  skeleton,
);

const settings = (page: ReactNode) => <RequireSection name="settings">{page}</RequireSection>;

export const settingsRoutes: RouteObject[] = [
  { path: 'settings', element: settings(<CompanyPage />) },
  { path: 'settings/policies', element: settings(<PoliciesPage />) },
  { path: 'settings/policies/:name', element: settings(<PolicyPage />) },
  { path: 'settings/low-stock', element: settings(<LowStockPage />) },
  { path: 'settings/messages', element: settings(<MessageTemplatesPage />) },
  { path: 'settings/messages/:kind', element: settings(<MessageTemplatePage />) },
  { path: 'first-steps', element: settings(<FirstStepsPage />) },
];
