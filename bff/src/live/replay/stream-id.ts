const streamIdPattern = /^(\d{1,15})-(\d{1,15})$/;

export const isStreamId = (text: string): boolean => streamIdPattern.test(text);

export const isLater = (a: string, b: string): boolean => {
  const [, leftMs = '0', leftNumber = '0'] = streamIdPattern.exec(a) ?? [];
  const [, rightMs = '0', rightNumber = '0'] = streamIdPattern.exec(b) ?? [];
  return Number(leftMs) === Number(rightMs)
    ? Number(leftNumber) > Number(rightNumber)
    : Number(leftMs) > Number(rightMs);
};

export const initialStreamId = '0-0';
