import {
  cartOperations,
  chatOperations,
  notificationOperations,
  orderOperations,
  slotOperations,
  slotWaitOperations,
  type LiveEvents,
  type SlotAnswer,
} from '@tokri/contracts/http';
import { useQueryClient, type QueryClient } from '@tokri/web-kit/platform';
import {
  accountCartQuery,
  cartWish,
  onCartChange,
  onLive,
  openLive,
  session,
  useSession,
} from '@tokri/web-kit/session';
import { useEffect } from 'react';

/** The stream starts after the first page has had the line to itself. */
const startDelayMs = 1_500;

const slotLists = [
  slotOperations.listSlotsOfPincode,
  slotOperations.listSlotsOfDay,
  slotOperations.listDeliverySlots,
];
const cartReads = [cartOperations.readCart, cartOperations.previewCart];
const orderReads = [
  orderOperations.readOrder,
  orderOperations.trackOrder,
  orderOperations.listOrdersOfUser,
];
const chatReads = [chatOperations.listMessages, chatOperations.listConversations];
const inboxReads = [notificationOperations.readInbox];
const waitReads = [slotWaitOperations.listOwnWaits];

const refresh = (client: QueryClient, operations: readonly { readonly id: string }[]): void =>
  operations.forEach(({ id }) => void client.invalidateQueries({ queryKey: [id] }));

/** Writes places left into every slot list that is shown, so that nobody has to reload. */
const placeLeft = (client: QueryClient, { SlotId, Left, State }: LiveEvents['slot.left']): void => {
  const change = (slots: SlotAnswer[] | undefined) =>
    slots?.map((slot) =>
      slot.Id === SlotId ? { ...slot, Left, State: State as SlotAnswer['State'] } : slot,
    );
  slotLists.forEach(({ id }) => client.setQueriesData<SlotAnswer[]>({ queryKey: [id] }, change));
};

const followEvents = (client: QueryClient): (() => void) => {
  const stops = [
    onLive('slot.left', (event) => placeLeft(client, event)),
    onLive('slot.offered', () => refresh(client, waitReads)),
    onLive('order.status', () => refresh(client, orderReads)),
    onLive('chat.message', () => refresh(client, chatReads)),
    onLive('chat.read', () => refresh(client, chatReads)),
    onLive('notification', () => refresh(client, inboxReads)),
    onLive('cart.changed', () => {
      refresh(client, cartReads);
      // Also where no page shows the cart: badge and cards do. Who shows it shares this call.
      const wish = cartWish(session());
      if (wish.userId > 0) void client.prefetchQuery({ ...accountCartQuery(wish), staleTime: 0 });
    }),
    // The cart is as it was; what it costs, or whether it can be had, is not.
    onLive('cart.repriced', () => refresh(client, cartReads)),
    // Only pages of an order have read these so early; slots and carts are told anew by themselves.
    onLive('opened', () =>
      refresh(client, [...orderReads, ...chatReads, ...inboxReads, ...waitReads]),
    ),
    onLive('resync', () =>
      refresh(client, [
        ...slotLists,
        ...cartReads,
        ...orderReads,
        ...chatReads,
        ...inboxReads,
        ...waitReads,
      ]),
    ),
    onCartChange(() => refresh(client, cartReads)),
  ];
  return () => stops.forEach((stop) => stop());
};

/** Keeps what pages have read in step with what happens elsewhere. */
export const useLiveData = (): void => {
  const client = useQueryClient();
  const userId = useSession((state) => state.user?.Id ?? 0);
  const pincode = useSession((state) => state.pincode);
  useEffect(() => followEvents(client), [client]);
  useEffect(() => {
    let close = (): void => undefined;
    const timer = setTimeout(() => {
      close = openLive({ pincode, isSignedIn: userId > 0 });
    }, startDelayMs);
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [userId, pincode]);
};
