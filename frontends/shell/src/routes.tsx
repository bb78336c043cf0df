import { lazyPage, Navigate, useLocation, type RouteObject } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { NotFoundPage } from './pages/not-found.tsx';
import { PageSkeleton } from './remotes/page-skeleton.tsx';

/** Keeps the query: aliases lead to the same place with the same values. */
const Alias = ({ to }: { readonly to: string }) => (
  <Navigate to={{ pathname: to, search: useLocation().search }} replace />
);

const waiting = <PageSkeleton />;
const loadSplash = () => import('./pages/splash-page.tsx').then((file) => file.SplashPage);
const SplashPage = lazyPage(loadSplash);
const LoginPage = lazyPage(
  () => import('./pages/login/login-page.tsx').then((file) => file.LoginPage),
  waiting,
);
const TermsPage = lazyPage(
  () => import('./pages/policies/index.tsx').then((file) => file.TermsPage),
  waiting,
);
const PrivacyPage = lazyPage(
  () => import('./pages/policies/index.tsx').then((file) => file.PrivacyPage),
  waiting,
);
const RefundPage = lazyPage(
  () => import('./pages/policies/index.tsx').then((file) => file.RefundPage),
  waiting,
);
const FooterPage = lazyPage(
  () => import('./pages/part-pages.tsx').then((file) => file.FooterPage),
  waiting,
);
const SideMenuPage = lazyPage(
  () => import('./pages/part-pages.tsx').then((file) => file.SideMenuPage),
  waiting,
);

/** Who has told the pincode goes on without waiting for the code of a page that would not show. */
const Splash = () =>
  useSession((state) => state.pincode) ? <Navigate to="/home" replace /> : <SplashPage />;

/** Asks for the code of the first screen before anything renders. */
export const startSplash = (): void => void loadSplash().catch(() => undefined);

/** The shell's own screens. `spalsh-screen` is the contract; the correct spelling leads there (readings 36). */
export const routes: RouteObject[] = [
  { path: '/', element: <Alias to="/spalsh-screen" /> },
  { path: 'splash-screen', element: <Alias to="/spalsh-screen" /> },
  { path: 'spalsh-screen', element: <Splash /> },
  { path: 'login', element: <LoginPage /> },
  { path: 'terms-and-condition', element: <TermsPage /> },
  { path: 'terms-and-conditions', element: <Alias to="/terms-and-condition" /> },
  { path: 'privacy-and-policy', element: <PrivacyPage /> },
  { path: 'refund-policy', element: <RefundPage /> },
  { path: 'receipt-view', element: <Alias to="/reciept-view" /> },
  { path: 'footer', element: <FooterPage /> },
  { path: 'side-menu', element: <SideMenuPage /> },
  { path: '*', element: <NotFoundPage /> },
];
