import { shopId, type Conversation, type Side } from './conversation.ts';

export interface Participant {
  readonly userId: number;
  readonly isChatStaff: boolean;
}

/** A member of staff is the customer of their own order. */
export const findSide = (
  { userId }: Pick<Conversation, 'userId'>,
  participant: Participant,
): Side | null => {
  if (participant.userId === userId) return 'customer';
  return participant.isChatStaff ? 'shop' : null;
};

export const canWriteTo = (
  { userId }: Pick<Conversation, 'userId'>,
  side: Side,
  recipientId: number,
): boolean => recipientId === (side === 'customer' ? shopId : userId);

/**
 * One id is the customer, the other the shop: 0 or any member of staff. The order does not matter.
 */
export const areParticipants = (
  { userId }: Pick<Conversation, 'userId'>,
  [one, other]: readonly [number, number],
): boolean => (one === userId) !== (other === userId);
