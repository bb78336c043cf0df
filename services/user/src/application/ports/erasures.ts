import type { User } from '../../domain/accounts/user.ts';

type ErasedCounts = Readonly<
  Record<'profile' | 'addresses' | 'sessions' | 'codes' | 'favourites', number>
>;

export interface ErasureLog {
  start(person: { readonly reference: string; readonly userId: number }): Promise<void>;
  /** The first counts of a reference stand. */
  storeCounts(reference: string, count: () => Promise<ErasedCounts>): Promise<void>;
  complete(reference: string, erasedAt: Date): Promise<void>;
}

export interface ClosedAccounts {
  findByReference(reference: string): Promise<User | null>;
  /** When the oldest account was closed whose person is not erased yet. */
  findOldestClosing(): Promise<Date | null>;
  /** Accounts whose orders are settled and whose person is not erased yet. */
  listSettled(limit: number): Promise<readonly User[]>;
}
