import { lazyPage, type RouteObject } from '@tokri/web-kit/platform';
import { CheckoutPage } from './pages/checkout/checkout-page.tsx';
import { PageWaiting } from './pages/page-waiting.tsx';

const waiting = <PageWaiting />;
const OrderStatusPage = lazyPage(
  () => import('./pages/orders/order-status-page.tsx').then((file) => file.OrderStatusPage),
  waiting,
);
const OrderDetailsPage = lazyPage(
  () => import('./pages/orders/order-details-page.tsx').then((file) => file.OrderDetailsPage),
  waiting,
);
const TrackOrderPage = lazyPage(
  () => import('./pages/orders/track-order-page.tsx').then((file) => file.TrackOrderPage),
  waiting,
);
const BookingHistoryPage = lazyPage(
  () => import('./pages/orders/booking-history-page.tsx').then((file) => file.BookingHistoryPage),
  waiting,
);
const BillPage = lazyPage(
  () => import('./pages/bills/bill-page.tsx').then((file) => file.BillPage),
  waiting,
);
const PrintBillPage = lazyPage(
  () => import('./pages/bills/bill-page.tsx').then((file) => file.PrintBillPage),
  waiting,
);
const ReceiptPage = lazyPage(
  () => import('./pages/bills/receipt-page.tsx').then((file) => file.ReceiptPage),
  waiting,
);
const CouponsPage = lazyPage(
  () => import('./pages/coupons/coupons-page.tsx').then((file) => file.CouponsPage),
  waiting,
);
const PayPage = lazyPage(
  () => import('./pages/bills/pay-page.tsx').then((file) => file.PayPage),
  waiting,
);

export const routes: RouteObject[] = [
  { path: 'checkout-details', element: <CheckoutPage /> },
  { path: 'order-status', element: <OrderStatusPage /> },
  { path: 'order-details', element: <OrderDetailsPage /> },
  { path: 'track-order', element: <TrackOrderPage /> },
  { path: 'booking-history', element: <BookingHistoryPage /> },
  { path: 'reciept-view', element: <ReceiptPage /> },
  { path: 'bill/:id', element: <BillPage /> },
  { path: 'printbill-modal/:Id/:iId/:flag', element: <PrintBillPage /> },
  { path: 'coupon-modal', element: <CouponsPage /> },
  { path: 'coupon-list', element: <CouponsPage /> },
  { path: 'stripepay', element: <PayPage /> },
];
