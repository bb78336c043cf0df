import type { CompleteContactReplica, ContactDecrypter } from '@tokri/service-kit/contacts';
import type { ContactDirectory } from '../application/ports/contact-directory.ts';

export const createContactDirectory = (
  replica: Pick<CompleteContactReplica, 'findAddress' | 'findPerson'>,
  { decryptAddress, decryptPerson }: ContactDecrypter,
): ContactDirectory => ({
  findAddress: async (addressId, userId) => {
    const contact = (await replica.findAddress(addressId))?.contact;
    if (contact?.kind !== 'address' || contact.userId !== userId) return null;
    const { name, mobile, address } = decryptAddress(contact.sealed);
    const { pincode, stateCode } = contact;
    return { addressId, name, mobile, address, pincode, stateCode };
  },
  findPerson: async (userId) => {
    const stored = await replica.findPerson(userId);
    if (!stored) return null;
    const { name, email, emailVerified, verifiedEmail } = decryptPerson(stored.contact.sealed);
    return { name, verifiedEmail: verifiedEmail ?? (emailVerified ? email : '') };
  },
});
