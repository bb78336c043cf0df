import type { Permission } from '@tokri/contracts/platform';
import type { User } from '../../domain/accounts/user.ts';
import type { MissingStep } from '../../domain/second-factor/token-permissions.ts';
import type { Session } from '../../domain/sessions/session.ts';

export interface Sessions {
  insert(session: Session): Promise<void>;
  find(id: string): Promise<Session | null>;
  rotate(session: Session, now: Date, expiresAt: Date): Promise<Session | null>;
  end(
    session: Pick<Session, 'id' | 'userId'>,
    reason: Exclude<Session['ended'], ''>,
  ): Promise<void>;
  /** The most recently used last: that of a caller who repeats this after a crash is still open. */
  endAll(userId: number): Promise<void>;
  markSecondFactorVerified(id: string, at: Date): Promise<void>;
  countByUser(userId: number): Promise<number>;
  deleteAll(userId: number): Promise<void>;
  /** The most recently used first. */
  listOpen(userId: number, now: Date): Promise<readonly Session[]>;
  /** The last start of a session of each person; people without one are missing. */
  lastStarts(userIds: readonly number[]): Promise<ReadonlyMap<number, Date>>;
  /** The last use of a session of each person; people without one are missing. */
  lastUses(userIds: readonly number[]): Promise<ReadonlyMap<number, Date>>;
}

/**
 * `permissions` are those of the token; a session may have fewer than its person. `missingStep`
 * tells pages why.
 */
export type IssueToken = (
  holder: {
    readonly user: User;
    readonly sessionId: string;
    readonly permissions: readonly Permission[];
    readonly missingStep: MissingStep;
  },
  now: Date,
) => Promise<string>;

/** For staff who see the shop as this customer. It cannot be renewed. */
export type IssuePreviewToken = (
  people: {
    readonly customer: User;
    readonly staff: User;
    readonly staffPermissions: readonly Permission[];
  },
  now: Date,
) => Promise<{ readonly token: string; readonly expiresAt: Date }>;
