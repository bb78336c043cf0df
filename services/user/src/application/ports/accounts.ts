import type { Identity } from '../../domain/accounts/identity.ts';
import type { User, UserChange } from '../../domain/accounts/user.ts';
import type { NextId } from './runtime.ts';

export interface Identities {
  findUserId(identity: Identity): Promise<number | undefined>;
  resolveUserId(identity: Identity, nextUserId: NextId): Promise<number>;
  listByUser(userId: number): Promise<readonly Identity[]>;
  removeAll(userId: number): Promise<void>;
}

export interface UserQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly mobile?: string;
  readonly text?: string;
  readonly isStaff?: boolean;
  readonly isBlocked?: boolean;
  /** Only people of this party. */
  readonly partyId?: number;
}

export interface InvitationLimiter {
  /** Returns the limit that is reached. */
  consume(invitation: {
    readonly userId: number;
    readonly staffId: number;
  }): Promise<'person-invited-often' | 'too-many-invitations' | null>;
  /** Whether this member of staff can invite nobody for now. */
  isUsedUp(staffId: number): Promise<boolean>;
}

export interface Users {
  find(id: number): Promise<User | null>;
  list(query: UserQuery): Promise<{ readonly users: readonly User[]; readonly total: number }>;
  /** Users stored before contacts were verified. */
  listWithoutVerification(limit: number): Promise<readonly User[]>;
  /**
   * Makes users findable who were stored before searches had an index.
   * @returns how many it found without keys, at most `limit`
   */
  addSearchKeys(limit: number): Promise<number>;
  /** Of staff whose permissions other services do not know yet; how many it found. */
  publishPermissions(limit: number): Promise<number>;
  /** The same for the roles of members of a party. */
  publishPartyRoles(limit: number): Promise<number>;
  register(user: User): Promise<void>;
  save(user: User, change: UserChange, at: Date): Promise<User | null>;
}
