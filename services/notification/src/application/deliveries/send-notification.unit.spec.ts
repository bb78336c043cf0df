import { newNotification } from '../../domain/deliveries/notification.ts';
import type { SendResult } from '../../domain/deliveries/message.ts';
import type { NotificationStore, StoredNotification } from '../ports/notifications.ts';
import { unknownBrand } from '../../domain/templates/brand.ts';
import { sendNotification } from './send-notification.ts';

const now = new Date('2026-11-22T05:00:00Z');
const stored: StoredNotification = {
  notification: newNotification({
    id: 'ntf:e1',
    userId: 7,
    at: now,
    language: null,
    kind: 'placed',
    orderId: 5,
    details: { number: 'T-1', payablePaise: 100, pdate: '2026-11-23' },
  }),
  rev: 3,
  seq: 0,
};

const sendWith = async (isSaved: boolean): Promise<readonly string[]> => {
  const conflicts: string[] = [];
  const accepted = async (): Promise<SendResult> => ({ ok: true });
  await sendNotification({
    notifications: { save: async () => isSaved } as unknown as NotificationStore,
    contacts: {
      findRecipient: async () => ({
        sms: { address: '+919123456781', isVerified: true },
        mail: { address: '', isVerified: false },
      }),
    },
    recipientLimiter: { tryConsume: async () => true },
    tokens: {
      listByUser: async () => [],
      find: async () => null,
      save: async () => 1,
      remove: async () => undefined,
    },
    gateways: { sms: accepted, mail: accepted, push: accepted },
    clock: () => now,
    recordOutcome: () => undefined,
    siteUrl: 'https://shop.tokri.example',
    renderContext: {
      current: async () => ({
        brand: unknownBrand,
        smsBrand: unknownBrand,
        templates: [],
        onUnusable: () => undefined,
      }),
    },
    onConflict: (id) => {
      conflicts.push(id);
    },
  })(stored);
  return conflicts;
};

describe('sendNotification', () => {
  it('reports no conflict when the result was stored', async () =>
    expect(await sendWith(true)).toEqual([]));
  it('reports a conflict when another process changed the notification while it was sent', async () =>
    expect(await sendWith(false)).toEqual(['ntf:e1']));
});
