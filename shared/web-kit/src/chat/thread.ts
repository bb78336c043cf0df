import type { MessageResponse } from '@tokri/contracts/http';

/** One conversation as one person sees it. */
export interface Thread {
  readonly orderId: number;
  /** The order's customer. */
  readonly customerId: number;
  /** On which side the reader stands; staff share that of the shop. */
  readonly side: 'customer' | 'shop';
}

/** Where an id of the shop is asked for. */
export const shopId = 0;

export const isFromCustomer = ({ customerId }: Thread, { CreatorId }: MessageResponse): boolean =>
  CreatorId === customerId;

/** Whether the reader's own side wrote it. */
export const isOwn = (thread: Thread, message: MessageResponse): boolean =>
  isFromCustomer(thread, message) === (thread.side === 'customer');

/** What the other side wrote and this side has not read. */
export const isUnread = (thread: Thread, message: MessageResponse): boolean =>
  message.ReadAt === null && !isOwn(thread, message);
