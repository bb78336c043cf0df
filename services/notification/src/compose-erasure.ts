import type { CompleteContactReplica } from '@tokri/service-kit/contacts';
import { createPersonErasure } from '@tokri/service-kit/erasure';
import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import type { NotificationRepository } from './persistence/notification-repository.ts';
import type { TokenStore } from './persistence/push-token-repository.ts';

export const composeErasure = (
  { connection, clock }: ServiceContext,
  {
    notifications,
    tokens,
    contactReplica,
    lowStock,
  }: {
    readonly notifications: Pick<NotificationRepository, 'countByUser' | 'deleteByUser'>;
    readonly tokens: Pick<TokenStore, 'countByUser' | 'deleteByUser'>;
    readonly contactReplica: Pick<CompleteContactReplica, 'countByUser' | 'removeUser'>;
    readonly lowStock: { readonly deleteByUser: (userId: number) => Promise<void> };
  },
) =>
  createPersonErasure({
    connection,
    clock,
    count: async (userId) => ({
      notices: await notifications.countByUser(userId),
      devices: await tokens.countByUser(userId),
      contacts: await contactReplica.countByUser(userId),
    }),
    erase: async (userId) => {
      await lowStock.deleteByUser(userId);
      await notifications.deleteByUser(userId);
      await tokens.deleteByUser(userId);
      await contactReplica.removeUser(userId);
    },
  });
