/** The business customers that user has published. */
export interface PartyDirectory {
  isKnown(partyId: number): Promise<boolean>;
  record(partyId: number, seq: number): Promise<void>;
}
