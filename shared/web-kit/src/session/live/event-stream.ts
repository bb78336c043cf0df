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
  const last = (name: string): string => fields.findLast(([found]) => found === name)?.[1] ?? '';
  return data.length
    ? { type: last('event') || 'message', data: data.join('\n'), id: last('id') }
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
