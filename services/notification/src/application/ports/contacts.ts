export interface Contact {
  readonly address: string;
  readonly isVerified: boolean;
}

/** The number and mail address of a person's profile. */
export interface Recipient {
  readonly sms: Contact;
  readonly mail: Contact;
}

export interface Contacts {
  findRecipient(userId: number): Promise<Recipient | null>;
}
