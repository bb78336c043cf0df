import { lazyPage, Navigate, useLocation, type RouteObject } from '@tokri/web-kit/platform';
import { NotFoundPage } from './pages/not-found.tsx';
import { SplashPage } from './pages/splash-page.tsx';
import { PageSkeleton } from './remotes/page-skeleton.tsx';

/** Keeps the query: aliases lead to the same place with the same values. */
const Alias = ({ to }: { readonly to: string }) => <Navigate to={{ pathname: to, search: useLocation().search }} replace />;

const waiting = <PageSkeleton />;
const LoginPage = lazyPage(() => import('./pages/login/login-page.tsx').then((file) => file.LoginPage), waiting);
const TermsPage = lazyPage(() => import('./pages/policies/index.tsx').then((file) => file.TermsPage), waiting);
const PrivacyPage = lazyPage(() => import('./pages/policies/index.tsx').then((file) => file.PrivacyPage), waiting);
const RefundPage = lazyPage(() => import('./pages/policies/index.tsx').then((file) => file.RefundPage), waiting);
const FooterPage = lazyPage(() => import('./pages/part-pages.tsx').then((file) => file.FooterPage), waiting);
const SideMenuPage = lazyPage(() => import('./pages/part-pages.tsx').then((file) => file.SideMenuPage), waiting);

/** The shell's own screens. `spalsh-screen` is the contract; the correct spelling leads there (readings 36). */
export const routes: RouteObject[] = [
  { path: '/', element: <Alias to="/spalsh-screen" /> },
  { path: 'splash-screen', element: <Alias to="/spalsh-screen" /> },
  { path: 'spalsh-screen', element: <SplashPage /> },
  { path: 'login', element: <LoginPage /> },
  { path: 'terms-and-condition', element: <TermsPage /> },
  { path: 'terms-and-conditions', element: <Alias to="/terms-and-condition" /> },
  { path: 'privacy-and-policy', element: <PrivacyPage /> },
  { path: 'refund-policy', element: <RefundPage /> },
  { path: 'footer', element: <FooterPage /> },
  { path: 'side-menu', element: <SideMenuPage /> },
  { path: '*', element: <NotFoundPage /> },
];
