/** Ids of the history: Redis stream ids, `<milliseconds>-<number>`. */
const pattern = /^(\d{1,15})-(\d{1,15})$/;

export const isStreamId = (text: string): boolean => pattern.test(text);

/** Whether `a` comes after `b`. Both must be stream ids. */
export const isLater = (a: string, b: string): boolean => {
  const [, aMs = '0', aNumber = '0'] = pattern.exec(a) ?? [];
  const [, bMs = '0', bNumber = '0'] = pattern.exec(b) ?? [];
  return Number(aMs) === Number(bMs)
    ? Number(aNumber) > Number(bNumber)
    : Number(aMs) > Number(bMs);
};

/** The place before everything. */
export const beforeAll = '0-0';
