import { newNotice } from '../domain/notice.ts';
import type { HandOver } from '../domain/message.ts';
import type { Notices, StoredNotice } from './ports.ts';
import { sendNotice } from './send-notice.ts';

const now = new Date('2026-11-22T05:00:00Z');
const stored: StoredNotice = {
  notice: newNotice({
    id: 'ntf:e1',
    userId: 7,
    at: now,
    language: null,
    kind: 'placed',
    orderId: 5,
    addressId: 3,
    facts: { number: 'T-1', payablePaise: 100, pdate: '2026-11-23' },
  }),
  rev: 3,
  seq: 0,
};

const sending = async (isSaved: boolean): Promise<readonly string[]> => {
  const lost: string[] = [];
  const taken = async (): Promise<HandOver> => ({ ok: true });
  await sendNotice({
    notices: { save: async () => isSaved } as unknown as Notices,
    contacts: { of: async () => ({ mobile: '+919123456781', email: '' }) },
    tokens: {
      ofUser: async () => [],
      find: async () => null,
      save: async () => 1,
      remove: async () => undefined,
    },
    gateways: { sms: taken, mail: taken, push: taken },
    clock: () => now,
    witness: () => undefined,
    siteUrl: 'https://shop.tokri.example',
    lost: (id) => {
      lost.push(id);
    },
  })(stored);
  return lost;
};

describe('what came of a notice', () => {
  it('written, is no news', async () => expect(await sending(true)).toEqual([]));
  it('that another wrote during the hand-over, is told as lost', async () =>
    expect(await sending(false)).toEqual(['ntf:e1']));
});
