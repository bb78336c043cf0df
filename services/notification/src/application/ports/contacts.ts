/** Where a person's messages go, opened for this moment. */
export interface Recipient {
  readonly mobile: string;
  readonly email: string;
}

export interface Contacts {
  /** Null while the person's record is not here, or no more. */
  findRecipient(addressee: {
    readonly userId: number;
    readonly addressId: number;
  }): Promise<Recipient | null>;
}
