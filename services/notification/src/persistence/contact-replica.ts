import type { CompleteContactReplica, ContactDecrypter } from '@tokri/service-kit/contacts';
import type { Contacts } from '../application/ports/contacts.ts';

export const createContactDirectory = (
  replica: Pick<CompleteContactReplica, 'findAddress' | 'findPerson'>,
  { decryptAddress, decryptPerson }: ContactDecrypter,
): Contacts => ({
  findRecipient: async ({ userId, addressId }) => {
    const person = await replica.findPerson(userId);
    if (person === null) return null;
    const { mobile, email } = decryptPerson(person.contact.sealed);
    if (mobile !== '') return { mobile, email };
    // A person who signed in by mail has a mobile number only in the address of the order.
    const address = addressId === 0 ? null : await replica.findAddress(addressId);
    if (address === null || address.contact.userId !== userId) return { mobile, email };
    const recipient = decryptAddress(address.contact.sealed);
    return { mobile: recipient.mobile, email: email === '' ? recipient.email : email };
  },
});
