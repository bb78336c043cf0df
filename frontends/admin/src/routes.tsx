import { lazyPage, type RouteObject } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { AdminLayout } from './layout/admin-layout.tsx';
import { RequireSection } from './layout/access-guard.tsx';
import { catalogRoutes } from './features/catalog/catalog-routes.tsx';
import { partyRoutes } from './features/parties/party-routes.tsx';
import { peopleRoutes } from './features/people/people-routes.tsx';
import { promotionRoutes } from './features/promotions/promotion-routes.tsx';
import { settingsRoutes } from './features/settings/settings-routes.tsx';
import { OrdersPage } from './features/orders/list/orders-page.tsx';
import { RequireSlotTab } from './features/slots/slot-tab-guard.tsx';
import type { SlotTab } from './features/slots/slot-tabs.ts';
import { NotFoundPage } from './components/not-found-page.tsx';
import { PageSkeleton } from './components/page.tsx';

const skeleton = <PageSkeleton />;
const TodayPage = lazyPage(
  () => import('./features/today/today-page.tsx').then((file) => file.TodayPage),
  skeleton,
);
const PickingPage = lazyPage(
  () => import('./features/orders/fulfilment/picking-page.tsx').then((file) => file.PickingPage),
  skeleton,
);
const CustomerLimitsPage = lazyPage(
  () =>
    import('./features/orders/limits/customer-limits-page.tsx').then(
      (file) => file.CustomerLimitsPage,
    ),
  skeleton,
);
const CalendarPage = lazyPage(
  () => import('./features/slots/calendar/calendar-page.tsx').then((file) => file.CalendarPage),
  skeleton,
);
const TemplatesPage = lazyPage(
  () => import('./features/slots/plans/templates-page.tsx').then((file) => file.TemplatesPage),
  skeleton,
);
const ClosedDaysPage = lazyPage(
  () => import('./features/slots/plans/closed-days-page.tsx').then((file) => file.ClosedDaysPage),
  skeleton,
);
const WaitlistPage = lazyPage(
  () => import('./features/slots/waitlist/waitlist-page.tsx').then((file) => file.WaitlistPage),
  skeleton,
);
const PincodesPage = lazyPage(
  () => import('./features/slots/areas/pincodes-page.tsx').then((file) => file.PincodesPage),
  skeleton,
);
const LocationsPage = lazyPage(
  () => import('./features/slots/locations/locations-page.tsx').then((file) => file.LocationsPage),
  skeleton,
);
const ChargesPage = lazyPage(
  () =>
    import('./features/slots/delivery-charges/charges-page.tsx').then((file) => file.ChargesPage),
  skeleton,
);
const PaymentsPage = lazyPage(
  () => import('./features/payments/list/payments-page.tsx').then((file) => file.PaymentsPage),
  skeleton,
);
const CashPage = lazyPage(
  () => import('./features/payments/cash/cash-page.tsx').then((file) => file.CashPage),
  skeleton,
);
const ComparisonPage = lazyPage(
  () =>
    import('./features/payments/comparison/comparison-page.tsx').then(
      (file) => file.ComparisonPage,
    ),
  skeleton,
);
const SalesPage = lazyPage(
  () => import('./features/reports/pages/sales-page.tsx').then((file) => file.SalesPage),
  skeleton,
);
const ItemsReportPage = lazyPage(
  () => import('./features/reports/pages/items-page.tsx').then((file) => file.ItemsReportPage),
  skeleton,
);
const TaxPage = lazyPage(
  () => import('./features/reports/pages/tax-page.tsx').then((file) => file.TaxPage),
  skeleton,
);
const GstReturnPage = lazyPage(
  () => import('./features/reports/pages/gst-return-page.tsx').then((file) => file.GstReturnPage),
  skeleton,
);
const TaxSetupPage = lazyPage(
  () => import('./features/reports/pages/tax-setup-page.tsx').then((file) => file.TaxSetupPage),
  skeleton,
);
const DiscountsPage = lazyPage(
  () => import('./features/reports/pages/discounts-page.tsx').then((file) => file.DiscountsPage),
  skeleton,
);
const DeliveriesPage = lazyPage(
  () => import('./features/reports/pages/deliveries-page.tsx').then((file) => file.DeliveriesPage),
  skeleton,
);
const SlotFillPage = lazyPage(
  () => import('./features/reports/pages/slot-fill-page.tsx').then((file) => file.SlotFillPage),
  skeleton,
);
const ChatPage = lazyPage(
  () => import('./features/chat/chat-page.tsx').then((file) => file.ChatPage),
  skeleton,
);
const NotificationsPage = lazyPage(
  () =>
    import('./features/notifications/notifications-page.tsx').then(
      (file) => file.NotificationsPage,
    ),
  skeleton,
);
const DeadLettersPage = lazyPage(
  () =>
    import('./features/dead-letters/dead-letters-page.tsx').then((file) => file.DeadLettersPage),
  skeleton,
);
const SecondFactorPage = lazyPage(
  () =>
    import('./features/second-factor/second-factor-page.tsx').then((file) => file.SecondFactorPage),
  skeleton,
);
const OpsPage = lazyPage(
  () => import('./features/ops/ops-page.tsx').then((file) => file.OpsPage),
  skeleton,
);

const chat = (
  <RequireSection name="chat">
    <ChatPage />
  </RequireSection>
);
const slots = (tab: SlotTab, page: ReactNode) => (
  <RequireSection name="slots">
    <RequireSlotTab tab={tab}>{page}</RequireSlotTab>
  </RequireSection>
);
const payments = (page: ReactNode) => <RequireSection name="payments">{page}</RequireSection>;
const reports = (page: ReactNode) => <RequireSection name="reports">{page}</RequireSection>;
const orders = (
  <RequireSection name="orders">
    <OrdersPage />
  </RequireSection>
);

export const routes: RouteObject[] = [
  {
    path: 'admin',
    element: <AdminLayout />,
    children: [
      { index: true, element: <TodayPage /> },
      { path: 'orders', element: orders },
      {
        path: 'orders/picking',
        element: (
          <RequireSection name="orders">
            <PickingPage />
          </RequireSection>
        ),
      },
      { path: 'orders/:id', element: orders },
      {
        path: 'orders/limits/:userId',
        element: (
          <RequireSection name="orders">
            <CustomerLimitsPage />
          </RequireSection>
        ),
      },
      { path: 'slots', element: slots('calendar', <CalendarPage />) },
      { path: 'slots/templates', element: slots('templates', <TemplatesPage />) },
      { path: 'slots/days', element: slots('closedDays', <ClosedDaysPage />) },
      { path: 'slots/waiting', element: slots('waitlist', <WaitlistPage />) },
      { path: 'slots/pincodes', element: slots('pincodes', <PincodesPage />) },
      { path: 'slots/locations', element: slots('locations', <LocationsPage />) },
      { path: 'slots/charges', element: slots('charges', <ChargesPage />) },
      ...catalogRoutes,
      ...peopleRoutes,
      ...partyRoutes,
      { path: 'payments', element: payments(<PaymentsPage />) },
      { path: 'payments/cash', element: payments(<CashPage />) },
      { path: 'payments/comparison', element: payments(<ComparisonPage />) },
      { path: 'payments/:id', element: payments(<PaymentsPage />) },
      ...settingsRoutes,
      { path: 'reports', element: reports(<SalesPage />) },
      { path: 'reports/items', element: reports(<ItemsReportPage />) },
      { path: 'reports/tax', element: reports(<TaxPage />) },
      { path: 'reports/discounts', element: reports(<DiscountsPage />) },
      { path: 'reports/deliveries', element: reports(<DeliveriesPage />) },
      { path: 'reports/gst-return', element: reports(<GstReturnPage />) },
      { path: 'reports/tax-setup', element: reports(<TaxSetupPage />) },
      { path: 'reports/slots', element: reports(<SlotFillPage />) },
      ...promotionRoutes,
      { path: 'chat', element: chat },
      { path: 'chat/:id', element: chat },
      {
        path: 'messages',
        element: (
          <RequireSection name="messages">
            <NotificationsPage />
          </RequireSection>
        ),
      },
      {
        path: 'dead-letters',
        element: (
          <RequireSection name="dead-letters">
            <DeadLettersPage />
          </RequireSection>
        ),
      },
      {
        path: 'ops',
        element: (
          <RequireSection name="ops">
            <OpsPage />
          </RequireSection>
        ),
      },
      { path: 'second-factor', element: <SecondFactorPage /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
