import type { PartyRole } from '@tokri/contracts/platform';
import type { DuesMessage, PartyReminders } from '../../domain/dues-reminders/dues-reminder.ts';

/** A person of a party. */
export interface PartyMember {
  readonly userId: number;
  readonly name: string;
  readonly roles: readonly PartyRole[];
}

export interface PartyMemberDirectory {
  listByParty(partyId: number): Promise<readonly PartyMember[]>;
  /** Those who still belong to a party. */
  findMembers(userIds: readonly number[]): Promise<readonly PartyMember[]>;
}

export interface StoredReminders {
  readonly reminders: PartyReminders;
  /** Null of a party that was never reminded. */
  readonly version: { readonly rev: number; readonly seq: number } | null;
}

export interface DuesReminderStore {
  find(partyId: number): Promise<StoredReminders>;
  /** Of those parties that were reminded before. */
  findAll(partyIds: readonly number[]): Promise<readonly PartyReminders[]>;
  /** The reminder and its event in one write; false after another write. */
  save(
    stored: StoredReminders,
    change: {
      readonly reminders: PartyReminders;
      readonly message: DuesMessage;
      readonly at: Date;
    },
  ): Promise<boolean>;
}
