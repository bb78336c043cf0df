import { lazyPage, type RouteObject } from '@tokri/web-kit/platform';
import { DashboardPage } from './pages/dashboard-page.tsx';
import { PageSkeleton } from './pages/page-skeleton.tsx';

const skeleton = <PageSkeleton />;
const ProfilePage = lazyPage(
  () => import('./pages/profile-page.tsx').then((file) => file.ProfilePage),
  skeleton,
);
const FavouritesPage = lazyPage(
  () => import('./pages/favourites-page.tsx').then((file) => file.FavouritesPage),
  skeleton,
);
const CustomersPage = lazyPage(
  () => import('./pages/customers-page.tsx').then((file) => file.CustomersPage),
  skeleton,
);

export const routes: RouteObject[] = [
  { path: 'customer-dashboard', element: <DashboardPage /> },
  { path: 'update-profile', element: <ProfilePage /> },
  { path: 'displayfavorite', element: <FavouritesPage /> },
  { path: 'customers-page', element: <CustomersPage /> },
];
