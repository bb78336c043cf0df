import type { Permission } from '@tokri/contracts/platform';
import { createConnectionRegistry } from './connection-registry.ts';
import type { LiveConnection } from './live-connection.ts';
import type { LiveLimits } from './connection-registry.ts';
import type { SlotChange } from './slots/slot-availability-view.ts';
import type { StockChange } from './stock/stock-view.ts';
import type { ChatEvent, UserEvent } from './user-event.ts';

type ConnectionRegistry = ReturnType<typeof createConnectionRegistry>;

/** To readers whose pincode the change concerns. */
const createPincodeSender = ({ byPincode }: ConnectionRegistry) => {
  const forEachReader = (
    isConcerned: (pincode: string) => boolean,
    send: (connection: LiveConnection) => void,
  ): void => {
    for (const [pincode, connections] of byPincode)
      if (isConcerned(pincode)) connections.forEach(send);
  };
  return {
    sendSlotChange: (
      { groupId, slot }: SlotChange,
      findGroupId: (pincode: string) => number | undefined,
    ): void => {
      forEachReader(
        (pincode) => findGroupId(pincode) === groupId,
        (connection) => {
          connection.sendSlot(slot);
        },
      );
    },
    sendStockChange: (
      { locationId, stock }: StockChange,
      findLocationId: (pincode: string) => number | undefined,
    ): void => {
      forEachReader(
        (pincode) => findLocationId(pincode) === locationId,
        (connection) => {
          connection.sendStock(stock);
        },
      );
    },
  };
};

export const createBroadcaster = (limits: LiveLimits) => {
  const registry = createConnectionRegistry(limits);
  return {
    hasRoom: registry.hasRoom,
    add: registry.add,
    remove: registry.remove,
    sendToUser: (userId: number, event: UserEvent, id: string | undefined): void => {
      registry.byUser.get(userId)?.forEach((connection) => {
        connection.sendEvent(event, id);
      });
    },
    sendToStaff: (permission: Permission, event: UserEvent, exceptUserId: number): void => {
      registry.byPermission.get(permission)?.forEach((connection) => {
        if (connection.userId !== exceptUserId) connection.sendEvent(event, undefined);
      });
    },
    sendToChatStaff: (event: ChatEvent, id: string | undefined): void => {
      registry.chatStaff.forEach((connection) => {
        if (connection.userId !== event.userId) connection.sendEvent(event, id);
      });
    },
    ...createPincodeSender(registry),
    heartbeat: (): void => {
      registry.all.forEach((connection) => {
        connection.heartbeat();
      });
    },
    closeStreamsOfUser: (userId: number): void => {
      registry.byUser.get(userId)?.forEach((connection) => {
        connection.close();
      });
    },
    closeAll: (): void => {
      registry.all.forEach((connection) => {
        connection.close();
      });
    },
    size: (): number => registry.all.size,
  };
};

export type Broadcaster = ReturnType<typeof createBroadcaster>;
