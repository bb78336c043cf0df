import { lazyPage, type RouteObject } from '@tokri/web-kit/platform';
import { AdminFrame } from './frame/admin-frame.tsx';
import { AreaOnly, FirstArea } from './frame/guard.tsx';
import { OrdersPage } from './features/orders/orders-page.tsx';
import { PageWaiting } from './parts/page.tsx';

const waiting = <PageWaiting />;
const PickingPage = lazyPage(() => import('./features/orders/picking-page.tsx').then((file) => file.PickingPage), waiting);
const ChatPage = lazyPage(() => import('./features/chat/chat-page.tsx').then((file) => file.ChatPage), waiting);
const MessagesPage = lazyPage(() => import('./features/messages/messages-page.tsx').then((file) => file.MessagesPage), waiting);
const LettersPage = lazyPage(() => import('./features/dead-letters/letters-page.tsx').then((file) => file.LettersPage), waiting);

const chat = <AreaOnly of="chat"><ChatPage /></AreaOnly>;
const orders = <AreaOnly of="orders"><OrdersPage /></AreaOnly>;

export const routes: RouteObject[] = [
  {
    path: 'admin', element: <AdminFrame />, children: [
      { index: true, element: <FirstArea /> },
      { path: 'orders', element: orders },
      { path: 'orders/picking', element: <AreaOnly of="orders"><PickingPage /></AreaOnly> },
      { path: 'orders/:id', element: orders },
      { path: 'chat', element: chat },
      { path: 'chat/:id', element: chat },
      { path: 'messages', element: <AreaOnly of="messages"><MessagesPage /></AreaOnly> },
      { path: 'dead-letters', element: <AreaOnly of="dead-letters"><LettersPage /></AreaOnly> },
    ],
  },
];
