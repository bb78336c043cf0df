import type { Permission } from '@tokri/contracts';
import type { LiveConnection } from './connection.ts';
import type { SlotChange } from './slot-board.ts';
import type { ChatFact, UserFact } from './user-fact.ts';

/** Open streams at most, each. */
export interface LiveLimits {
  readonly perUser: number;
  readonly perNetwork: number;
  readonly total: number;
}

type Groups<Key> = Map<Key, Set<LiveConnection>>;

const put = <Key>(groups: Groups<Key>, key: Key | undefined, connection: LiveConnection): void => {
  if (key === undefined) return;
  const group = groups.get(key) ?? new Set();
  groups.set(key, group.add(connection));
};

const take = <Key>(groups: Groups<Key>, key: Key | undefined, connection: LiveConnection): void => {
  if (key === undefined) return;
  const group = groups.get(key);
  group?.delete(connection);
  if (group?.size === 0) groups.delete(key);
};

/** The open streams of this process. Remembers nothing: what must outlive a connection is in the history. */
export const createHub = (limits: LiveLimits) => {
  const all = new Set<LiveConnection>();
  const chatStaff = new Set<LiveConnection>();
  const byUser: Groups<number> = new Map();
  const byNetwork: Groups<string> = new Map();
  const byPincode: Groups<string> = new Map();
  const byPermission: Groups<Permission> = new Map();

  return {
    hasRoom: ({
      userId,
      network,
    }: {
      readonly userId: number | undefined;
      readonly network: string;
    }): boolean => {
      if (all.size >= limits.total || (byNetwork.get(network)?.size ?? 0) >= limits.perNetwork)
        return false;
      return userId === undefined || (byUser.get(userId)?.size ?? 0) < limits.perUser;
    },
    add: (connection: LiveConnection): void => {
      all.add(connection);
      if (connection.isChatStaff) chatStaff.add(connection);
      put(byUser, connection.userId, connection);
      put(byNetwork, connection.network, connection);
      put(byPincode, connection.pincode, connection);
      connection.permissions.forEach((permission) => {
        put(byPermission, permission, connection);
      });
    },
    remove: (connection: LiveConnection): void => {
      all.delete(connection);
      chatStaff.delete(connection);
      take(byUser, connection.userId, connection);
      take(byNetwork, connection.network, connection);
      take(byPincode, connection.pincode, connection);
      connection.permissions.forEach((permission) => {
        take(byPermission, permission, connection);
      });
    },
    tellUser: (userId: number, fact: UserFact, id: string | undefined): void => {
      byUser.get(userId)?.forEach((connection) => {
        connection.tellFact(fact, id);
      });
    },
    /** To staff with a permission; its own user has been told already. */
    tellStaff: (permission: Permission, fact: UserFact, ofUserId: number): void => {
      byPermission.get(permission)?.forEach((connection) => {
        if (connection.userId !== ofUserId) connection.tellFact(fact, undefined);
      });
    },
    /** To staff; who is the order's customer as well has heard it as such. */
    tellChatStaff: (fact: ChatFact, id: string | undefined): void => {
      chatStaff.forEach((connection) => {
        if (connection.userId !== fact.userId) connection.tellFact(fact, id);
      });
    },
    /** To who watches a pincode of the slot's group. */
    tellSlot: (
      { groupId, slot }: SlotChange,
      groupOfPincode: (pincode: string) => number | undefined,
    ): void => {
      for (const [pincode, connections] of byPincode)
        if (groupOfPincode(pincode) === groupId)
          connections.forEach((connection) => {
            connection.tellSlot(slot);
          });
    },
    heartbeat: (): void => {
      all.forEach((connection) => {
        connection.heartbeat();
      });
    },
    closeAll: (): void => {
      all.forEach((connection) => {
        connection.close();
      });
    },
    size: (): number => all.size,
  };
};

export type Hub = ReturnType<typeof createHub>;
