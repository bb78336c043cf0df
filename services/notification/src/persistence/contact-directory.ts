import type { CompleteContactReplica, ContactDecrypter } from '@tokri/service-kit/contacts';
import type { Contacts } from '../application/ports/contacts.ts';

export const createContactDirectory = (
  replica: Pick<CompleteContactReplica, 'findPerson'>,
  { decryptPerson }: Pick<ContactDecrypter, 'decryptPerson'>,
): Contacts => ({
  findRecipient: async (userId) => {
    const person = await replica.findPerson(userId);
    if (person === null) return null;
    const { mobile, email, ...flags } = decryptPerson(person.contact.sealed);
    return {
      // In records without flags the contact of the sign-in is the number, or the mail address of
      // a person without a number.
      sms: { address: mobile, isVerified: flags.mobileVerified ?? true },
      mail: { address: email, isVerified: flags.emailVerified ?? mobile === '' },
    };
  },
});
