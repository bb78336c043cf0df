import type { Operation } from '@tokri/contracts/http';
import { isWriting } from '../calls/shield.ts';

/** Routes that share a limit. */
export type RateClass = 'sign-in' | 'write' | 'read';

const signInOperations: ReadonlySet<string> = new Set(['start-sign-in', 'check-code', 'resend-code']);

/** Sign-in is what gets attacked, so it has the narrowest limit and counts by address: whoever tries codes has no user yet. */
export const rateClassOf = (operation: Pick<Operation, 'id' | 'method' | 'writes'>): RateClass => {
  if (signInOperations.has(operation.id)) return 'sign-in';
  return isWriting(operation) ? 'write' : 'read';
};

/** Whose budget a call uses: the user's where there is one, so that an office behind one address is not one customer. */
export const budgetOf = (rateClass: RateClass, { userId, network }: { readonly userId: number | undefined; readonly network: string }): string =>
  userId === undefined || rateClass === 'sign-in' ? `address:${network}` : `user:${userId}`;
