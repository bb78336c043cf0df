import { shopId, type Conversation, type Side } from './conversation.ts';

export interface Person {
  readonly userId: number;
  /** Staff with the permission chat. */
  readonly isChatStaff: boolean;
}

/** Where somebody stands in a conversation; null for who has no part in it. A member of staff who ordered is the customer of that order. */
export const sideOf = ({ userId }: Pick<Conversation, 'userId'>, person: Person): Side | null => {
  if (person.userId === userId) return 'customer';
  return person.isChatStaff ? 'shop' : null;
};

/** Whether a message of this side may name this recipient: a customer writes to the shop, the shop to the order's customer, nobody to anybody else. */
export const mayWriteTo = (
  { userId }: Pick<Conversation, 'userId'>,
  side: Side,
  recipientId: number,
): boolean => recipientId === (side === 'customer' ? shopId : userId);

/**
 * Whether two ids name this conversation: one is its customer, the other the shop, by 0 or by any of its people, since they share one side (rows H2, H3).
 * Which is named first does not matter.
 */
export const isBetween = (
  { userId }: Pick<Conversation, 'userId'>,
  [one, other]: readonly [number, number],
): boolean => (one === userId) !== (other === userId);
