import { createContactDecrypter } from '@tokri/service-kit/contacts';
import { createSealer } from '@tokri/service-kit/crypto';
import type { ServiceContext } from '@tokri/service-kit/lifecycle';
import type { BillingConfig } from './config.ts';
import { createBuyerDirectory, createBuyerReplica } from './persistence/bills/buyer-replica.ts';
import {
  createPartyMemberDirectory,
  createPartyMemberReplica,
} from './persistence/dues-reminders/party-member-replica.ts';

export const composeBuyers = (
  connection: ServiceContext['connection'],
  { SEAL_KEY }: Pick<BillingConfig, 'SEAL_KEY'>,
) => {
  const decrypter = createContactDecrypter(createSealer(SEAL_KEY).open);
  const buyerReplica = createBuyerReplica(connection);
  const memberReplica = createPartyMemberReplica(connection);
  return {
    buyerReplica,
    memberReplica,
    buyers: createBuyerDirectory(buyerReplica, decrypter),
    members: createPartyMemberDirectory(memberReplica.model, decrypter),
  };
};
