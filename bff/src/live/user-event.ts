import type { Permission } from '@tokri/contracts/platform';
import type { NotificationKind } from '@tokri/contracts/events';

export type ChatEvent =
  | {
      readonly kind: 'chat-message';
      readonly userId: number;
      readonly messageId: number;
      readonly orderId: number;
      readonly creatorId: number;
      readonly recipientId: number;
      readonly at: string;
    }
  | {
      readonly kind: 'chat-read';
      readonly userId: number;
      readonly orderId: number;
      readonly readerId: number;
      readonly readUpToId: number;
    };

/** Stored in Redis for an hour: a rename of a field or kind breaks resuming across a deployment. */
export type UserEvent =
  | {
      readonly kind: 'order-status';
      readonly orderId: number;
      readonly status: number;
      readonly at: string;
    }
  | {
      readonly kind: 'message-sent';
      readonly notice: NotificationKind;
      readonly orderId: number;
      readonly at: string;
    }
  | {
      readonly kind: 'place-offered';
      readonly slotId: number;
      readonly holdId: number;
      readonly date: string;
      readonly start: string;
      readonly end: string;
      readonly until: string;
    }
  | { readonly kind: 'cart-changed'; readonly pdate: string; readonly count: number }
  | {
      readonly kind: 'cart-repriced';
      readonly pdate: string;
      readonly changes: readonly {
        readonly lineId: number;
        readonly itemId: number;
        readonly code: string;
      }[];
    }
  | ChatEvent;

export const permissionByStaffEvent: Readonly<Partial<Record<UserEvent['kind'], Permission>>> = {
  'order-status': 'transactions',
};
export const receivesStaffEvents = (permissions: readonly Permission[]): boolean =>
  Object.values(permissionByStaffEvent).some((permission) => permissions.includes(permission));
