// @ts-check
/** Of a step whose programs cannot be had on this machine; the convention of automake. */
export const SKIPPED_EXIT_CODE = 77;
