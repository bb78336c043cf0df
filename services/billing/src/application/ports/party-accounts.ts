import type { CreditRejectionReason } from '@tokri/contracts/orders';
import type { PartyCredit } from '../../domain/party-accounts/party-credit.ts';

export interface StoredPartyCredit {
  readonly credit: PartyCredit;
  readonly rev: number;
  readonly appliedEventIds: readonly string[];
}

/** What the order learns about its credit. */
export interface CreditReply {
  readonly orderId: number;
  readonly userId: number;
  readonly partyId: number;
  readonly outcome:
    | { readonly kind: 'reserved'; readonly amountPaise: number; readonly termsDays: number }
    | { readonly kind: 'rejected'; readonly reason: CreditRejectionReason };
}

export interface PartyCreditStore {
  /** A party without agreed credit has a limit of 0. */
  find(partyId: number): Promise<PartyCredit>;
  /** Every party with agreed credit or reservations. */
  listAll(): Promise<readonly PartyCredit[]>;
  /** The same, stored, so that a reply can be published with it. */
  findOrInsert(partyId: number): Promise<StoredPartyCredit>;
  /** Reservations, reply and the mark of the event in one write; false after another write. */
  save(
    stored: StoredPartyCredit,
    change: {
      readonly credit: PartyCredit;
      readonly appliedEventId: string;
      readonly reply?: CreditReply;
    },
  ): Promise<boolean>;
  /** Without `termsDays` they stay as they are. */
  setLimit(
    partyId: number,
    terms: { readonly limitPaise: number; readonly termsDays?: number | undefined },
  ): Promise<void>;
}
