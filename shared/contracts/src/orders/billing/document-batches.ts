/** One PDF of bills takes no more documents. */
export const maxBatchBills = 200;
/** One PDF of statements takes no more of them, and no more entries in all. */
export const maxBatchStatements = 200;
export const maxBatchEntries = 10_000;
