const streamIdPattern = /^(\d{1,15})-(\d{1,15})$/;

export const isStreamId = (text: string): boolean => streamIdPattern.test(text);

export const isLater = (a: string, b: string): boolean => {
  const [, aMs = '0', aNumber = '0'] = streamIdPattern.exec(a) ?? [];
  const [, bMs = '0', bNumber = '0'] = streamIdPattern.exec(b) ?? [];
  return Number(aMs) === Number(bMs)
    ? Number(aNumber) > Number(bNumber)
    : Number(aMs) > Number(bMs);
};

export const initialStreamId = '0-0';
