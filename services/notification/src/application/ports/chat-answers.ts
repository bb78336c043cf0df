import type { Notification } from '../../domain/deliveries/notification.ts';

export interface ChatAnswerStore {
  findLatest(orderId: number): Promise<Notification | null>;
  /** Removes what no gateway was called for. */
  withdrawPending(orderId: number): Promise<void>;
}
