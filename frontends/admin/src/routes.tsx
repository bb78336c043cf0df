import { lazyPage, type RouteObject } from '@tokri/web-kit/platform';
import { AdminFrame } from './frame/admin-frame.tsx';
import { AreaOnly, FirstArea } from './frame/guard.tsx';
import { OrdersPage } from './features/orders/orders-page.tsx';
import { PageWaiting } from './parts/page.tsx';

const waiting = <PageWaiting />;
const PickingPage = lazyPage(() => import('./features/orders/picking-page.tsx').then((file) => file.PickingPage), waiting);
const LettersPage = lazyPage(() => import('./features/dead-letters/letters-page.tsx').then((file) => file.LettersPage), waiting);

const orders = <AreaOnly of="orders"><OrdersPage /></AreaOnly>;

export const routes: RouteObject[] = [
  {
    path: 'admin', element: <AdminFrame />, children: [
      { index: true, element: <FirstArea /> },
      { path: 'orders', element: orders },
      { path: 'orders/picking', element: <AreaOnly of="orders"><PickingPage /></AreaOnly> },
      { path: 'orders/:id', element: orders },
      { path: 'dead-letters', element: <AreaOnly of="dead-letters"><LettersPage /></AreaOnly> },
    ],
  },
];
