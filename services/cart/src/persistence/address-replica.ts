import {
  createContactModel,
  createContactReplica,
  type ContactReplica,
} from '@tokri/service-kit/contacts';
import type { Connection } from 'mongoose';
import type { AddressLocation, Addresses } from '../application/ports/addresses.ts';

export const createAddressReplica = (connection: Connection): ContactReplica<AddressLocation> =>
  createContactReplica(
    createContactModel<AddressLocation>(connection, {
      modelName: 'address',
      collection: 'addresses',
      fields: { userId: Number, pincode: String, stateCode: String },
    }),
  );

export const createAddressDirectory = (
  replica: Pick<ContactReplica<AddressLocation>, 'findAddress'>,
): Addresses => ({
  findAddress: async (addressId) => {
    const found = await replica.findAddress(addressId);
    return found && { userId: found.userId, pincode: found.pincode, stateCode: found.stateCode };
  },
});
