export interface Recipient {
  readonly mobile: string;
  readonly email: string;
}

export interface Contacts {
  findRecipient(addressee: {
    readonly userId: number;
    readonly addressId: number;
  }): Promise<Recipient | null>;
}
