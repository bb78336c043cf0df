import type { CompleteContactReplica } from '@tokri/service-kit/contacts';
import { createPersonErasure } from '@tokri/service-kit/erasure';
import type { ServiceContext } from '@tokri/service-kit/lifecycle';

interface RecordsOfUser {
  countByUser(userId: number): Promise<number>;
  deleteByUser(userId: number): Promise<void>;
}

export const composeErasure = (
  { connection, clock }: ServiceContext,
  {
    stores: { notifications, preferences, tokens },
    contactReplica,
    lowStock,
  }: {
    readonly stores: Readonly<Record<'notifications' | 'preferences' | 'tokens', RecordsOfUser>>;
    readonly contactReplica: Pick<CompleteContactReplica, 'countByUser' | 'removeUser'>;
    readonly lowStock: { readonly deleteByUser: (userId: number) => Promise<void> };
  },
) =>
  createPersonErasure({
    connection,
    clock,
    count: async (userId) => ({
      notices: await notifications.countByUser(userId),
      preferences: await preferences.countByUser(userId),
      devices: await tokens.countByUser(userId),
      contacts: await contactReplica.countByUser(userId),
    }),
    erase: async (userId) => {
      await lowStock.deleteByUser(userId);
      await notifications.deleteByUser(userId);
      await preferences.deleteByUser(userId);
      await tokens.deleteByUser(userId);
      await contactReplica.removeUser(userId);
    },
  });
