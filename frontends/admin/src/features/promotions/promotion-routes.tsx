import { lazyPage, type RouteObject } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../../components/page.tsx';
import { RequireSection } from '../../layout/access-guard.tsx';

const skeleton = <PageSkeleton />;
const OffersPage = lazyPage(
  () => import('./offers/offers-page.tsx').then((file) => file.OffersPage),
  skeleton,
);
const OfferPage = lazyPage(
  () => import('./offers/offer-page.tsx').then((file) => file.OfferPage),
  skeleton,
);
const CouponsPage = lazyPage(
  () => import('./coupons/coupons-page.tsx').then((file) => file.CouponsPage),
  skeleton,
);
const CouponPage = lazyPage(
  () => import('./coupons/coupon-page.tsx').then((file) => file.CouponPage),
  skeleton,
);
const SlidesPage = lazyPage(
  () => import('./slides/slides-page.tsx').then((file) => file.SlidesPage),
  skeleton,
);
const SlidePage = lazyPage(
  () => import('./slides/slide-page.tsx').then((file) => file.SlidePage),
  skeleton,
);

const promotions = (page: ReactNode) => <RequireSection name="promotions">{page}</RequireSection>;

/** Below `/admin`. */
export const promotionRoutes: RouteObject[] = [
  { path: 'promotions', element: promotions(<OffersPage />) },
  { path: 'promotions/offers/:id', element: promotions(<OfferPage />) },
  { path: 'promotions/coupons', element: promotions(<CouponsPage />) },
  { path: 'promotions/coupons/:code', element: promotions(<CouponPage />) },
  { path: 'promotions/slides', element: promotions(<SlidesPage />) },
  { path: 'promotions/slides/:id', element: promotions(<SlidePage />) },
];
