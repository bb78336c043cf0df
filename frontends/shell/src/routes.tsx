import {
  lazyPage,
  lazyRoute,
  Navigate,
  useLocation,
  type RouteObject,
} from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PageSkeleton } from './remotes/page-skeleton.tsx';

const Redirect = ({ to }: { readonly to: string }) => (
  <Navigate to={{ pathname: to, search: useLocation().search }} replace />
);

const fallback = <PageSkeleton />;
const SplashPage = lazyPage(() =>
  import('./pages/splash-page.tsx').then((file) => file.SplashPage),
);
const LoginPage = lazyPage(
  () => import('./pages/login/login-page.tsx').then((file) => file.LoginPage),
  fallback,
);
const TermsPage = lazyPage(
  () => import('./pages/policies/index.tsx').then((file) => file.TermsPage),
  fallback,
);
const PrivacyPage = lazyPage(
  () => import('./pages/policies/index.tsx').then((file) => file.PrivacyPage),
  fallback,
);
const RefundPage = lazyPage(
  () => import('./pages/policies/index.tsx').then((file) => file.RefundPage),
  fallback,
);
const PreviewPage = lazyPage(
  () => import('./pages/preview/preview-page.tsx').then((file) => file.PreviewPage),
  fallback,
);
const DeliveryPolicyPage = lazyPage(
  () => import('./pages/policies/index.tsx').then((file) => file.DeliveryPolicyPage),
  fallback,
);
const FooterPage = lazyPage(
  () => import('./pages/standalone-parts.tsx').then((file) => file.FooterPage),
  fallback,
);
const SideMenuPage = lazyPage(
  () => import('./pages/standalone-parts.tsx').then((file) => file.SideMenuPage),
  fallback,
);

const Splash = () =>
  useSession((state) => state.pincode) ? <Navigate to="/home" replace /> : <SplashPage />;

/** `spalsh-screen` is the specification's spelling; the correct one redirects to it. */
export const routes: RouteObject[] = [
  { path: '/', element: <Redirect to="/spalsh-screen" /> },
  { path: 'splash-screen', element: <Redirect to="/spalsh-screen" /> },
  { path: 'spalsh-screen', element: <Splash />, handle: SplashPage.preload },
  lazyRoute('login', LoginPage),
  lazyRoute('terms-and-condition', TermsPage),
  { path: 'terms-and-conditions', element: <Redirect to="/terms-and-condition" /> },
  lazyRoute('privacy-and-policy', PrivacyPage),
  lazyRoute('refund-policy', RefundPage),
  lazyRoute('delivery-policy', DeliveryPolicyPage),
  { path: 'receipt-view', element: <Redirect to="/reciept-view" /> },
  { path: 'display-favourite', element: <Redirect to="/displayfavorite" /> },
  lazyRoute('previewuser', PreviewPage),
  lazyRoute('footer', FooterPage),
  lazyRoute('side-menu', SideMenuPage),
  { path: '*', element: <NotFoundPage /> },
];
