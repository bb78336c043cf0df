import { contactSnapshot, partySnapshot } from '@tokri/contracts/events';
import type { PartyRole } from '@tokri/contracts/platform';
import { createSealer } from '@tokri/service-kit/crypto';
import type { Broker } from '@tokri/service-kit/kafka';
import { publishEvent } from '@tokri/service-kit/testing';

const location = { pincode: '560034', stateCode: '29' };

/** The address to which the orders of the specs are delivered. */
export const publishAddress = (broker: Broker, sealKey: string) =>
  publishEvent(broker, contactSnapshot, {
    key: 'address:3',
    seq: 1,
    data: {
      kind: 'address',
      addressId: 3,
      userId: 7,
      ...location,
      sealed: createSealer(sealKey).seal(
        JSON.stringify({
          name: 'Meera Nair',
          mobile: '+919000000002',
          email: '',
          address: '1 Main Road',
        }),
      ),
    },
  });

export const publishParty = (broker: Broker, sealKey: string, partyId: number) =>
  publishEvent(broker, partySnapshot, {
    key: `party:${partyId}`,
    seq: 1,
    data: {
      partyId,
      ...location,
      sealed: createSealer(sealKey).seal(
        JSON.stringify({
          name: 'Annapurna Caterers',
          address: '18 Sarjapur Main Road',
          gstin: '29AAKFA4321L1ZB',
        }),
      ),
    },
  });

export const publishPerson = (
  broker: Broker,
  sealKey: string,
  {
    userId,
    seq = 1,
    ...membership
  }: {
    readonly userId: number;
    readonly seq?: number;
    readonly partyId: number;
    readonly partyRoles: PartyRole[];
  },
) =>
  publishEvent(broker, contactSnapshot, {
    key: `person:${userId}`,
    seq,
    data: {
      kind: 'person',
      userId,
      ...membership,
      sealed: createSealer(sealKey).seal(
        JSON.stringify({ name: `Person ${userId}`, mobile: '+919000000002', email: '' }),
      ),
    },
  });
