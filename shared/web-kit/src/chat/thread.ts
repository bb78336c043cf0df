import type { MessageResponse } from '@tokri/contracts/api';

export interface Thread {
  readonly orderId: number;
  readonly customerId: number;
  readonly side: 'customer' | 'shop';
}

export const shopId = 0;

export const isFromCustomer = ({ customerId }: Thread, { CreatorId }: MessageResponse): boolean =>
  CreatorId === customerId;

export const isOwn = (thread: Thread, message: MessageResponse): boolean =>
  isFromCustomer(thread, message) === (thread.side === 'customer');

export const isUnread = (thread: Thread, message: MessageResponse): boolean =>
  message.ReadAt === null && !isOwn(thread, message);
