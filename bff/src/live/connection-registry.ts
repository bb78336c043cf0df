import type { Permission } from '@tokri/contracts/platform';
import type { LiveConnection } from './live-connection.ts';

export interface LiveLimits {
  readonly perUser: number;
  readonly perNetwork: number;
  readonly total: number;
}

type ConnectionIndex<Key> = Map<Key, Set<LiveConnection>>;

const addToIndex = <Key>(
  index: ConnectionIndex<Key>,
  key: Key | undefined,
  connection: LiveConnection,
): void => {
  if (key === undefined) return;
  const entries = index.get(key) ?? new Set();
  index.set(key, entries.add(connection));
};

const removeFromIndex = <Key>(
  index: ConnectionIndex<Key>,
  key: Key | undefined,
  connection: LiveConnection,
): void => {
  if (key === undefined) return;
  const entries = index.get(key);
  entries?.delete(connection);
  if (entries?.size === 0) index.delete(key);
};

export const createConnectionRegistry = (limits: LiveLimits) => {
  const all = new Set<LiveConnection>();
  const chatStaff = new Set<LiveConnection>();
  const byUser: ConnectionIndex<number> = new Map();
  const byNetwork: ConnectionIndex<string> = new Map();
  const byPincode: ConnectionIndex<string> = new Map();
  const byPermission: ConnectionIndex<Permission> = new Map();

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
      addToIndex(byUser, connection.userId, connection);
      addToIndex(byNetwork, connection.network, connection);
      addToIndex(byPincode, connection.pincode, connection);
      connection.permissions.forEach((permission) => {
        addToIndex(byPermission, permission, connection);
      });
    },
    remove: (connection: LiveConnection): void => {
      all.delete(connection);
      chatStaff.delete(connection);
      removeFromIndex(byUser, connection.userId, connection);
      removeFromIndex(byNetwork, connection.network, connection);
      removeFromIndex(byPincode, connection.pincode, connection);
      connection.permissions.forEach((permission) => {
        removeFromIndex(byPermission, permission, connection);
      });
    },
    all,
    chatStaff,
    byUser,
    byPincode,
    byPermission,
  };
};
