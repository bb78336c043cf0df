import type { Permission } from '@tokri/contracts/platform';
import { createConnectionRegistry } from './connection-registry.ts';
import type { LiveLimits } from './connection-registry.ts';
import type { SlotChange } from './slots/slot-availability-view.ts';
import type { StockChange } from './stock/stock-view.ts';
import type { ChatEvent, UserEvent } from './user-event.ts';

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
    sendSlotChange: (
      { groupId, slot }: SlotChange,
      findGroupId: (pincode: string) => number | undefined,
    ): void => {
      for (const [pincode, connections] of registry.byPincode)
        if (findGroupId(pincode) === groupId)
          connections.forEach((connection) => {
            connection.sendSlot(slot);
          });
    },
    sendStockChange: (
      { locationId, stock }: StockChange,
      findLocationId: (pincode: string) => number | undefined,
    ): void => {
      for (const [pincode, connections] of registry.byPincode)
        if (findLocationId(pincode) === locationId)
          connections.forEach((connection) => {
            connection.sendStock(stock);
          });
    },
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
