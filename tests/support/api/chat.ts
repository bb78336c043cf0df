import { randomUUID } from 'node:crypto';
import { callApiOk, sendCommand, type CommandEntry } from './call-api.ts';
import type { SignedInUser } from './sign-in.ts';

export interface ChatMessage {
  readonly Id: number;
  readonly CreatorId: number;
  readonly Message: string;
  readonly ReadAt: string | null;
}

export const staffChat = ({
  staff,
  customer,
  orderId,
}: {
  readonly staff: SignedInUser;
  readonly customer: SignedInUser;
  readonly orderId: number;
}) => ({
  send: (text: string): Promise<CommandEntry> =>
    sendCommand({
      path: '/api/Chat',
      token: staff.token,
      body: {
        CreatorId: staff.userId,
        RecipientId: customer.userId,
        TransactionId: orderId,
        Message: text,
        ClientKey: randomUUID(),
      },
    }),
  messages: (): Promise<readonly ChatMessage[]> =>
    callApiOk({
      path: '/api/Chat',
      token: staff.token,
      query: {
        CreatorId: String(customer.userId),
        RecipientId: '0',
        TransactionId: String(orderId),
      },
    }),
  markRead: (): Promise<unknown> =>
    callApiOk({
      path: '/api/Chat',
      token: staff.token,
      query: {
        ChatCreatorId: String(customer.userId),
        ChatRecipientId: '0',
        ChatTransactionId: String(orderId),
      },
    }),
});
