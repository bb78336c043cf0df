import { lazyPage, lazyRoute, type RouteObject } from '@tokri/web-kit/platform';
import { PageSkeleton } from './pages/page-skeleton.tsx';

const skeleton = <PageSkeleton />;
const DashboardPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-customer-dashboard' */ './pages/dashboard-page.tsx').then(
      (file) => file.DashboardPage,
    ),
  skeleton,
);
const ProfilePage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-update-profile' */ './pages/profile-page.tsx').then(
      (file) => file.ProfilePage,
    ),
  skeleton,
);
const FavouritesPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-displayfavorite' */ './pages/favourites-page.tsx').then(
      (file) => file.FavouritesPage,
    ),
  skeleton,
);
const CustomersPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-customers-page' */ './pages/customers-page.tsx').then(
      (file) => file.CustomersPage,
    ),
  skeleton,
);

const LedgerPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-ledger-report' */ './pages/ledger-page.tsx').then(
      (file) => file.LedgerPage,
    ),
  skeleton,
);
const AppLedgerPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-ledger-report' */ './pages/app-ledger-page.tsx').then(
      (file) => file.AppLedgerPage,
    ),
  skeleton,
);
const PayOutstandingPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-pay-outstanding' */ './pages/pay-outstanding-page.tsx').then(
      (file) => file.PayOutstandingPage,
    ),
  skeleton,
);
const DeleteAccountPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-delete-account' */ './pages/delete-account-page.tsx').then(
      (file) => file.DeleteAccountPage,
    ),
  skeleton,
);
const DeleteOtpPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-delete-account' */ './pages/delete-otp-page.tsx').then(
      (file) => file.DeleteOtpPage,
    ),
  skeleton,
);

const BusinessPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-register-bcustomer' */ './pages/business-page.tsx').then(
      (file) => file.BusinessPage,
    ),
  skeleton,
);
const BusinessPeoplePage = lazyPage(
  () =>
    import(
      /* webpackChunkName: 'page-register-bcustomer' */ './pages/business-people-page.tsx'
    ).then((file) => file.BusinessPeoplePage),
  skeleton,
);

export const routes: RouteObject[] = [
  lazyRoute('customer-dashboard', DashboardPage),
  lazyRoute('update-profile', ProfilePage),
  lazyRoute('displayfavorite', FavouritesPage),
  lazyRoute('customers-page', CustomersPage),
  lazyRoute('ledger-report', LedgerPage),
  lazyRoute('ledger-report-apk/:CompanyId/:PartyId/:Type/:FD?/:TD?', AppLedgerPage),
  lazyRoute('pay-outstanding', PayOutstandingPage),
  lazyRoute('delete-account', DeleteAccountPage),
  lazyRoute('delete-otp', DeleteOtpPage),
  lazyRoute('register-bcustomer', BusinessPage),
  lazyRoute('business-people', BusinessPeoplePage),
];
