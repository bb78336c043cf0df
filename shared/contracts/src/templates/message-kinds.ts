import type { NotificationKind } from '../events/notification.ts';

export type MessageKind =
  | NotificationKind
  | 'sign-in-code'
  | 'verification-code'
  | 'deletion-code'
  | 'staff-invitation'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'low-stock';

export const placeholders = [
  'brand',
  'number',
  'amount',
  'slot',
  'refunded',
  'until',
  'link',
  'code',
  'minutes',
  'count',
  'location',
  'packs',
  'overdue',
  'ageing',
] as const;
export type Placeholder = (typeof placeholders)[number];

interface KindPlaceholders {
  readonly allowed: readonly Placeholder[];
  /** Without them the message is of no use to its recipient. */
  readonly required: readonly Placeholder[];
}

const order: KindPlaceholders = {
  allowed: ['brand', 'number', 'amount', 'slot'],
  required: ['number'],
};
const withRefund: KindPlaceholders = { ...order, allowed: [...order.allowed, 'refunded'] };
const code: KindPlaceholders = { allowed: ['brand', 'code', 'minutes'], required: ['code'] };

const kinds: Readonly<Record<MessageKind, KindPlaceholders>> = {
  'sign-in-code': code,
  'verification-code': code,
  'deletion-code': code,
  'staff-invitation': { allowed: ['brand', 'link'], required: ['link'] },
  'second-factor-on': { allowed: ['brand'], required: [] },
  'second-factor-off': { allowed: ['brand'], required: [] },
  'low-stock': {
    allowed: ['brand', 'count', 'location', 'packs', 'link'],
    required: ['location', 'packs'],
  },
  placed: order,
  confirmed: order,
  rejected: order,
  'payment-waiting': { ...order, allowed: [...order.allowed, 'until'] },
  'payment-failed': order,
  'payment-lapsed': order,
  'packed-short': withRefund,
  'out-for-delivery': order,
  delivered: order,
  cancelled: order,
  'cancelled-unpaid': order,
  refunded: withRefund,
  'refunded-by-hand': withRefund,
  'slot-offered': { allowed: ['brand', 'slot', 'until', 'link'], required: ['slot', 'until'] },
  'chat-answered': { allowed: ['brand', 'number', 'link'], required: ['number'] },
  'business-approved': { allowed: ['brand', 'link'], required: [] },
  'business-declined': { allowed: ['brand', 'link'], required: [] },
  'dues-reminder': {
    allowed: ['brand', 'amount', 'overdue', 'ageing', 'number', 'until', 'link'],
    required: ['amount', 'link'],
  },
};

export const messageKinds = Object.keys(kinds) as [MessageKind, ...MessageKind[]];
export const placeholdersOf = (kind: MessageKind): KindPlaceholders => kinds[kind];
export const isCodeKind = (kind: MessageKind): boolean => kinds[kind] === code;
