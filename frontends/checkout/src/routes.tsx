import { lazyPage, lazyRoute, type RouteObject } from '@tokri/web-kit/platform';
import { PageSkeleton } from './pages/page-skeleton.tsx';

const skeleton = <PageSkeleton />;
const CheckoutPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: 'page-checkout-details' */ './pages/checkout/checkout-page.tsx'
    ).then((file) => file.CheckoutPage),
  skeleton,
);
const OrderStatusPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-order-status' */ './pages/orders/order-status-page.tsx').then(
      (file) => file.OrderStatusPage,
    ),
  skeleton,
);
const OrderDetailsPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: 'page-order-details' */ './pages/orders/order-details-page.tsx'
    ).then((file) => file.OrderDetailsPage),
  skeleton,
);
const TrackOrderPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-track-order' */ './pages/orders/track-order-page.tsx').then(
      (file) => file.TrackOrderPage,
    ),
  skeleton,
);
const OrderHistoryPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: 'page-booking-history' */ './pages/orders/order-history-page.tsx'
    ).then((file) => file.OrderHistoryPage),
  skeleton,
);
const ConversationsPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-conversations' */ './pages/chat/conversations-page.tsx').then(
      (file) => file.ConversationsPage,
    ),
  skeleton,
);
const BillPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-bill' */ './pages/bills/bill-page.tsx').then(
      (file) => file.BillPage,
    ),
  skeleton,
);
const PrintBillPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-bill' */ './pages/bills/bill-page.tsx').then(
      (file) => file.PrintBillPage,
    ),
  skeleton,
);
const ReceiptPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-reciept-view' */ './pages/bills/receipt-page.tsx').then(
      (file) => file.ReceiptPage,
    ),
  skeleton,
);
const CouponsPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-coupon-list' */ './pages/coupons/coupons-page.tsx').then(
      (file) => file.CouponsPage,
    ),
  skeleton,
);
const PaymentPage = lazyPage(
  () =>
    import(/* webpackChunkName: 'page-stripepay' */ './pages/bills/payment-page.tsx').then(
      (file) => file.PaymentPage,
    ),
  skeleton,
);

export const routes: RouteObject[] = [
  lazyRoute('checkout-details', CheckoutPage),
  lazyRoute('order-status', OrderStatusPage),
  lazyRoute('order-details', OrderDetailsPage),
  lazyRoute('track-order', TrackOrderPage),
  lazyRoute('booking-history', OrderHistoryPage),
  lazyRoute('conversations', ConversationsPage),
  lazyRoute('reciept-view', ReceiptPage),
  lazyRoute('bill/:id', BillPage),
  lazyRoute('printbill-modal/:Id/:iId/:flag', PrintBillPage),
  lazyRoute('coupon-modal', CouponsPage),
  lazyRoute('coupon-list', CouponsPage),
  lazyRoute('stripepay', PaymentPage),
];
