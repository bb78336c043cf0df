import { randomUUID } from 'node:crypto';
import { askApi, write, type Entry } from './call-api.ts';
import type { Person } from './sign-in.ts';

export interface ToldMessage {
  readonly Id: number;
  readonly CreatorId: number;
  readonly Message: string;
  readonly ReadAt: string | null;
}

/** The chat of an order as the shop sees it, through the API. */
export const shopChat = ({
  staff,
  customer,
  orderId,
}: {
  readonly staff: Person;
  readonly customer: Person;
  readonly orderId: number;
}) => ({
  say: (text: string): Promise<Entry> =>
    write({
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
  messages: (): Promise<readonly ToldMessage[]> =>
    askApi({
      path: '/api/Chat',
      token: staff.token,
      query: {
        CreatorId: String(customer.userId),
        RecipientId: '0',
        TransactionId: String(orderId),
      },
    }),
  markRead: (): Promise<unknown> =>
    askApi({
      path: '/api/Chat',
      token: staff.token,
      query: {
        ChatCreatorId: String(customer.userId),
        ChatRecipientId: '0',
        ChatTransactionId: String(orderId),
      },
    }),
});
