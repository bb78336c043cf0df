import {
  createContactModel,
  createContactReplica,
  type ContactDecrypter,
  type ContactReplica,
} from '@tokri/service-kit/contacts';
import type { Connection } from 'mongoose';
import type { BuyerDirectory } from '../../application/ports/buyers.ts';

export interface StoredBuyer {
  readonly pincode: string;
  readonly stateCode?: string;
  readonly sealed: string;
}

export const createBuyerReplica = (connection: Connection): ContactReplica<StoredBuyer> =>
  createContactReplica(
    createContactModel<StoredBuyer>(connection, {
      modelName: 'address',
      collection: 'addresses',
      fields: { pincode: String, stateCode: String, sealed: String },
    }),
  );

export const createBuyerDirectory = (
  replica: Pick<ContactReplica<StoredBuyer>, 'findAddress' | 'findParty' | 'listParties'>,
  { decryptAddress, decryptParty }: ContactDecrypter,
): BuyerDirectory => ({
  findDeliveryLocation: async (addressId) => {
    const stored = await replica.findAddress(addressId);
    if (!stored) return null;
    const { name, address } = decryptAddress(stored.sealed);
    return { name, address, pincode: stored.pincode };
  },
  listParties: async () =>
    (await replica.listParties()).map(({ partyId, sealed }) => {
      const { name, gstin } = decryptParty(sealed);
      return { partyId, name, gstin };
    }),
  findParty: async (partyId) => {
    const stored = await replica.findParty(partyId);
    return (
      stored && {
        ...decryptParty(stored.sealed),
        pincode: stored.pincode,
        stateCode: stored.stateCode ?? '',
      }
    );
  },
});
