import {
  cartOperations,
  bffOperations,
  chatOperations,
  itemOperations,
  notificationOperations,
  orderOperations,
  slotOperations,
  userOperations,
  type LiveEvents,
  type SlotResponse,
  waitlistOperations,
} from '@tokri/contracts/api';
import {
  isOnline,
  onConnectionChange,
  preview,
  useQueryClient,
  type QueryClient,
} from '@tokri/web-kit/platform';
import {
  accountCartQuery,
  cartQueryParams,
  onCartChange,
  onLiveEvent,
  connectLiveStream,
  session,
  useSession,
} from '@tokri/web-kit/session';
import { useEffect } from 'react';
import { withSlotAvailability } from './slot-change.ts';
import { withStock } from './stock-change.ts';

const startDelayMs = 1_500;

const slotQueries = [
  slotOperations.listSlotsOfPincode,
  slotOperations.listSlotsOfDay,
  slotOperations.listDeliverySlots,
];
const cartQueries = [cartOperations.readCart, cartOperations.previewCart];
const orderQueries = [
  orderOperations.readOrder,
  orderOperations.trackOrder,
  orderOperations.listOrdersOfUser,
];
const chatQueries = [
  chatOperations.listMessages,
  chatOperations.listConversations,
  chatOperations.listOwnConversations,
];
const inboxQueries = [notificationOperations.readInbox];
const applicationQueries = [userOperations.readBusinessApplication];
const waitlistQueries = [waitlistOperations.listOwnWaits];

const itemQueries = [
  itemOperations.filterItems,
  itemOperations.listItemsForPlace,
  bffOperations.listFavourites,
  bffOperations.listBoughtItems,
];

const invalidate = (
  client: QueryClient,
  operations: readonly { readonly operationId: string }[],
): void =>
  operations.forEach(
    ({ operationId }) => void client.invalidateQueries({ queryKey: [operationId] }),
  );

const updateSlotAvailability = (client: QueryClient, event: LiveEvents['slot.left']): void => {
  const change = (slots: SlotResponse[] | undefined) => slots && withSlotAvailability(slots, event);
  slotQueries.forEach(({ operationId }) =>
    client.setQueriesData<SlotResponse[]>({ queryKey: [operationId] }, change),
  );
};

const updateStock = (client: QueryClient, event: LiveEvents['stock.changed']): void =>
  itemQueries.forEach(({ operationId }) =>
    client.setQueriesData({ queryKey: [operationId] }, (answer) => withStock(answer, event)),
  );

const subscribeToEvents = (client: QueryClient): (() => void) => {
  const unsubscribers = [
    onLiveEvent('slot.left', (event) => updateSlotAvailability(client, event)),
    onLiveEvent('stock.changed', (event) => updateStock(client, event)),
    onLiveEvent('slot.offered', () => invalidate(client, waitlistQueries)),
    onLiveEvent('order.status', () => invalidate(client, orderQueries)),
    onLiveEvent('chat.message', () => invalidate(client, chatQueries)),
    onLiveEvent('chat.read', () => invalidate(client, chatQueries)),
    onLiveEvent('notification', () => invalidate(client, [...inboxQueries, ...applicationQueries])),
    onLiveEvent('cart.changed', () => {
      invalidate(client, cartQueries);
      const cartParams = cartQueryParams(session());
      if (cartParams.userId > 0)
        void client.prefetchQuery({ ...accountCartQuery(cartParams), staleTime: 0 });
    }),
    onLiveEvent('cart.repriced', () => invalidate(client, cartQueries)),
    // Only order pages read data before the stream opens; slots and carts arrive as events.
    onLiveEvent('opened', () =>
      invalidate(client, [...orderQueries, ...chatQueries, ...inboxQueries, ...waitlistQueries]),
    ),
    onLiveEvent('resync', () =>
      invalidate(client, [
        ...slotQueries,
        ...cartQueries,
        ...orderQueries,
        ...chatQueries,
        ...inboxQueries,
        ...waitlistQueries,
      ]),
    ),
    onCartChange(() => invalidate(client, cartQueries)),
    // Sooner than the stream, which reports what it missed only after it has connected again.
    onConnectionChange(() => {
      if (isOnline()) invalidate(client, [...orderQueries, ...chatQueries]);
    }),
  ];
  return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
};

export const useLiveData = (): void => {
  const client = useQueryClient();
  const userId = useSession((state) => state.user?.Id ?? 0);
  const pincode = useSession((state) => state.pincode);
  const isClosingAccount = useSession((state) => state.isClosingAccount);
  useEffect(() => subscribeToEvents(client), [client]);
  useEffect(() => {
    if (isClosingAccount) return undefined;
    let close = (): void => undefined;
    const timer = setTimeout(() => {
      close = connectLiveStream({ pincode, isSignedIn: userId > 0 && !preview() });
    }, startDelayMs);
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [userId, pincode, isClosingAccount]);
};
