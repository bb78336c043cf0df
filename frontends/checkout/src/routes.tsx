import { lazyPage, type RouteObject } from '@tokri/web-kit/platform';
import { CheckoutPage } from './pages/checkout/checkout-page.tsx';
import { PageWaiting } from './pages/page-waiting.tsx';

const waiting = <PageWaiting />;
const OrderStatusPage = lazyPage(() => import('./pages/orders/order-status-page.tsx').then((file) => file.OrderStatusPage), waiting);
const OrderDetailsPage = lazyPage(() => import('./pages/orders/order-details-page.tsx').then((file) => file.OrderDetailsPage), waiting);
const TrackOrderPage = lazyPage(() => import('./pages/orders/track-order-page.tsx').then((file) => file.TrackOrderPage), waiting);
const BookingHistoryPage = lazyPage(() => import('./pages/orders/booking-history-page.tsx').then((file) => file.BookingHistoryPage), waiting);

export const routes: RouteObject[] = [
  { path: 'checkout-details', element: <CheckoutPage /> },
  { path: 'order-status', element: <OrderStatusPage /> },
  { path: 'order-details', element: <OrderDetailsPage /> },
  { path: 'track-order', element: <TrackOrderPage /> },
  { path: 'booking-history', element: <BookingHistoryPage /> },
];
