export { createIsAccountClosed } from './closed-account.ts';
export { createErasureRecords } from './erasure-records.ts';
export type { ErasureRecords } from './erasure-records.ts';
export { createPersonErasure } from './person-erasure.ts';
export type { ErasePerson, RepeatedErasures } from './person-erasure.ts';
