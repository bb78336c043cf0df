import { lazyPage, type RouteObject } from '@tokri/web-kit/platform';
import { CheckoutPage } from './pages/checkout/checkout-page.tsx';
import { PageSkeleton } from './pages/page-skeleton.tsx';

const skeleton = <PageSkeleton />;
const OrderStatusPage = lazyPage(
  () => import('./pages/orders/order-status-page.tsx').then((file) => file.OrderStatusPage),
  skeleton,
);
const OrderDetailsPage = lazyPage(
  () => import('./pages/orders/order-details-page.tsx').then((file) => file.OrderDetailsPage),
  skeleton,
);
const TrackOrderPage = lazyPage(
  () => import('./pages/orders/track-order-page.tsx').then((file) => file.TrackOrderPage),
  skeleton,
);
const OrderHistoryPage = lazyPage(
  () => import('./pages/orders/order-history-page.tsx').then((file) => file.OrderHistoryPage),
  skeleton,
);
const BillPage = lazyPage(
  () => import('./pages/bills/bill-page.tsx').then((file) => file.BillPage),
  skeleton,
);
const PrintBillPage = lazyPage(
  () => import('./pages/bills/bill-page.tsx').then((file) => file.PrintBillPage),
  skeleton,
);
const ReceiptPage = lazyPage(
  () => import('./pages/bills/receipt-page.tsx').then((file) => file.ReceiptPage),
  skeleton,
);
const CouponsPage = lazyPage(
  () => import('./pages/coupons/coupons-page.tsx').then((file) => file.CouponsPage),
  skeleton,
);
const PaymentPage = lazyPage(
  () => import('./pages/bills/payment-page.tsx').then((file) => file.PaymentPage),
  skeleton,
);

export const routes: RouteObject[] = [
  { path: 'checkout-details', element: <CheckoutPage /> },
  { path: 'order-status', element: <OrderStatusPage /> },
  { path: 'order-details', element: <OrderDetailsPage /> },
  { path: 'track-order', element: <TrackOrderPage /> },
  { path: 'booking-history', element: <OrderHistoryPage /> },
  { path: 'reciept-view', element: <ReceiptPage /> },
  { path: 'bill/:id', element: <BillPage /> },
  { path: 'printbill-modal/:Id/:iId/:flag', element: <PrintBillPage /> },
  { path: 'coupon-modal', element: <CouponsPage /> },
  { path: 'coupon-list', element: <CouponsPage /> },
  { path: 'stripepay', element: <PaymentPage /> },
];
