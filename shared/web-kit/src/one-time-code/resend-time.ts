/** When a code may be sent again; the wait is in seconds. */
export const toResendTime = (wait: number, now: Date): string =>
  new Date(now.getTime() + wait * 1000).toISOString();
