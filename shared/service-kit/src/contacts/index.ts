export { createCompleteContactReplica } from './complete-contacts.ts';
export type { CompleteContact, CompleteContactReplica } from './complete-contacts.ts';
export { createContactDecrypter } from './contact-decrypter.ts';
export type { ContactDecrypter } from './contact-decrypter.ts';
export { createContactModel, createContactReplica } from './contact-replica.ts';
export type { ContactReplica } from './contact-replica.ts';
