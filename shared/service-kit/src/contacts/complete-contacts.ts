import type { contactSnapshot, EventData } from '@tokri/contracts/events';
import type { Connection } from 'mongoose';
import { createContactModel, createContactReplica } from './contact-replica.ts';
import type { ContactReplica } from './contact-replica.ts';

export interface CompleteContact {
  readonly contact: EventData<typeof contactSnapshot>;
}

export type CompleteContactReplica = ContactReplica<CompleteContact>;

export const createCompleteContactReplica = (connection: Connection): CompleteContactReplica =>
  createContactReplica(
    createContactModel<CompleteContact>(connection, {
      modelName: 'contact',
      collection: 'contacts',
      fields: { contact: 'Mixed' },
    }),
  );
