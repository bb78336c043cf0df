export interface StreamEvent {
  readonly type: string;
  readonly data: string;
  readonly id: string;
}

const parseField = (line: string): readonly [string, string] => {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value];
};

const parseBlock = (block: string): StreamEvent | undefined => {
  const fields = block
    .split(/\r\n|\n|\r/)
    .filter((line) => line && !line.startsWith(':'))
    .map(parseField);
  const data = fields.filter(([name]) => name === 'data').map(([, value]) => value);
  const findLast = (fieldName: string): string =>
    fields.findLast(([name]) => name === fieldName)?.[1] ?? '';
  return data.length
    ? { type: findLast('event') || 'message', data: data.join('\n'), id: findLast('id') }
    : undefined;
};

export const createEventParser = (
  onEvent: (event: StreamEvent) => void,
): ((chunk: string) => void) => {
  let buffer = '';
  return (chunk) => {
    const blocks = (buffer + chunk).split(/\r\n\r\n|\n\n|\r\r/);
    buffer = blocks.pop() ?? '';
    for (const event of blocks.map(parseBlock)) if (event) onEvent(event);
  };
};
