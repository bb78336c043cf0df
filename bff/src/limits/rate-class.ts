import type { Operation } from '@tokri/contracts/http';
import { isWriting } from '../calls/shield.ts';

/** Routes that share a limit. */
export type RateClass = 'sign-in' | 'staff' | 'write' | 'read' | 'signed' | 'paper';

const signInOperations: ReadonlySet<string> = new Set([
  'start-sign-in',
  'check-code',
  'resend-code',
]);

/** What of a row decides its limit. */
export type CountedRow = Pick<Operation, 'id' | 'method' | 'writes'> & {
  readonly who: Pick<Operation['who'], 'kind'>;
};

/**
 * Sign-in is what gets attacked, so it has the narrowest limit and counts by address: whoever tries codes has no user yet. Staff fill a
 * shop with more calls in an hour than a customer makes in a year; a vendor that signs sends the events of all customers.
 */
export const rateClassOf = (operation: CountedRow): RateClass => {
  if (signInOperations.has(operation.id)) return 'sign-in';
  if (operation.who.kind === 'staff') return 'staff';
  if (operation.who.kind === 'signature') return 'signed';
  return isWriting(operation) ? 'write' : 'read';
};

/** Whose budget a call uses: the user's where there is one, so that an office behind one address is not one customer. */
export const budgetOf = (
  rateClass: RateClass,
  { userId, network }: { readonly userId: number | undefined; readonly network: string },
): string =>
  userId === undefined || rateClass === 'sign-in' ? `address:${network}` : `user:${userId}`;
