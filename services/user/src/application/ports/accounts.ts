import type { Identity } from '../../domain/accounts/identity.ts';
import type { User, UserChange } from '../../domain/accounts/user.ts';
import type { NextId } from './runtime.ts';

export interface Identities {
  /** The user of this identity; the first caller's id wins for good. */
  claim(identity: Identity, nextUserId: NextId): Promise<number>;
}

/** Which people staff look for; all when neither is named. */
export interface UserQuery {
  readonly page: number;
  readonly pageSize: number;
  /** A whole number, as identities spell it. */
  readonly mobile?: string;
  /** Part of a name, number or mail address, in any letter case. */
  readonly text?: string;
}

export interface Users {
  find(id: number): Promise<User | null>;
  /** Newest first. */
  list(query: UserQuery): Promise<{ readonly users: readonly User[]; readonly total: number }>;
  /** Stores a newcomer and tells of them; harmless when they are there. */
  register(user: User): Promise<void>;
  /** Changes the person at this `rev`; null when somebody else did so first. */
  save(user: User, change: UserChange, at: Date): Promise<User | null>;
}
