import { toSubject } from '@tokri/contracts/api';
import { createAuditStore } from '@tokri/service-kit/mongo';
import type { Clock } from '@tokri/service-kit/use-case';
import type { Connection } from 'mongoose';
import type { ItemHistoryStore } from '../../application/ports/item-history.ts';

export const createItemHistoryStore = (connection: Connection, clock: Clock): ItemHistoryStore => {
  const audit = createAuditStore(connection);
  return {
    list: ({ itemId, before, limit }) =>
      audit.list({ subject: toSubject('Item', itemId), kind: 'change', before, limit }, clock()),
  };
};
