import { lazyPage, type RouteObject } from '@tokri/web-kit/platform';
import { DashboardPage } from './pages/dashboard-page.tsx';
import { PageWaiting } from './pages/page-waiting.tsx';

const waiting = <PageWaiting />;
const ProfilePage = lazyPage(
  () => import('./pages/profile-page.tsx').then((file) => file.ProfilePage),
  waiting,
);
const FavouritesPage = lazyPage(
  () => import('./pages/favourites-page.tsx').then((file) => file.FavouritesPage),
  waiting,
);
const CustomersPage = lazyPage(
  () => import('./pages/customers-page.tsx').then((file) => file.CustomersPage),
  waiting,
);

/** Screens of section 2 about the person, spelled as there. */
export const routes: RouteObject[] = [
  { path: 'customer-dashboard', element: <DashboardPage /> },
  { path: 'update-profile', element: <ProfilePage /> },
  { path: 'displayfavorite', element: <FavouritesPage /> },
  { path: 'customers-page', element: <CustomersPage /> },
];
