import { lazyPage, type RouteObject } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { AdminFrame } from './frame/admin-frame.tsx';
import { AreaOnly, FirstArea } from './frame/guard.tsx';
import { OrdersPage } from './features/orders/orders-page.tsx';
import { SlotTabOnly } from './features/slots/slot-tab-only.tsx';
import type { SlotTab } from './features/slots/tabs.ts';
import { PageWaiting } from './parts/page.tsx';

const waiting = <PageWaiting />;
const PickingPage = lazyPage(
  () => import('./features/orders/picking-page.tsx').then((file) => file.PickingPage),
  waiting,
);
const FillPage = lazyPage(
  () => import('./features/slots/fill/fill-page.tsx').then((file) => file.FillPage),
  waiting,
);
const TemplatesPage = lazyPage(
  () => import('./features/slots/plan/templates-page.tsx').then((file) => file.TemplatesPage),
  waiting,
);
const DaysPage = lazyPage(
  () => import('./features/slots/plan/days-page.tsx').then((file) => file.DaysPage),
  waiting,
);
const WaitingPage = lazyPage(
  () => import('./features/slots/waiting/waiting-page.tsx').then((file) => file.WaitingPage),
  waiting,
);
const PincodesPage = lazyPage(
  () => import('./features/slots/area/pincodes-page.tsx').then((file) => file.PincodesPage),
  waiting,
);
const ChargesPage = lazyPage(
  () => import('./features/slots/area/charges-page.tsx').then((file) => file.ChargesPage),
  waiting,
);
const ChatPage = lazyPage(
  () => import('./features/chat/chat-page.tsx').then((file) => file.ChatPage),
  waiting,
);
const MessagesPage = lazyPage(
  () => import('./features/messages/messages-page.tsx').then((file) => file.MessagesPage),
  waiting,
);
const LettersPage = lazyPage(
  () => import('./features/dead-letters/letters-page.tsx').then((file) => file.LettersPage),
  waiting,
);

const chat = (
  <AreaOnly of="chat">
    <ChatPage />
  </AreaOnly>
);
const slots = (tab: SlotTab, page: ReactNode) => (
  <AreaOnly of="slots">
    <SlotTabOnly of={tab}>{page}</SlotTabOnly>
  </AreaOnly>
);
const orders = (
  <AreaOnly of="orders">
    <OrdersPage />
  </AreaOnly>
);

export const routes: RouteObject[] = [
  {
    path: 'admin',
    element: <AdminFrame />,
    children: [
      { index: true, element: <FirstArea /> },
      { path: 'orders', element: orders },
      {
        path: 'orders/picking',
        element: (
          <AreaOnly of="orders">
            <PickingPage />
          </AreaOnly>
        ),
      },
      { path: 'orders/:id', element: orders },
      { path: 'slots', element: slots('fill', <FillPage />) },
      { path: 'slots/templates', element: slots('templates', <TemplatesPage />) },
      { path: 'slots/days', element: slots('days', <DaysPage />) },
      { path: 'slots/waiting', element: slots('waiting', <WaitingPage />) },
      { path: 'slots/pincodes', element: slots('pincodes', <PincodesPage />) },
      { path: 'slots/charges', element: slots('charges', <ChargesPage />) },
      { path: 'chat', element: chat },
      { path: 'chat/:id', element: chat },
      {
        path: 'messages',
        element: (
          <AreaOnly of="messages">
            <MessagesPage />
          </AreaOnly>
        ),
      },
      {
        path: 'dead-letters',
        element: (
          <AreaOnly of="dead-letters">
            <LettersPage />
          </AreaOnly>
        ),
      },
    ],
  },
];
