/** One event of a text/event-stream. */
export interface StreamEvent {
  readonly type: string;
  readonly data: string;
  /** Empty when the event carries none. */
  readonly id: string;
}

const field = (line: string): readonly [string, string] => {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value];
};

const parseBlock = (block: string): StreamEvent | undefined => {
  const fields = block
    .split(/\r\n|\n|\r/)
    .filter((line) => line && !line.startsWith(':'))
    .map(field);
  const data = fields.filter(([name]) => name === 'data').map(([, value]) => value);
  const last = (name: string): string => fields.findLast(([found]) => found === name)?.[1] ?? '';
  return data.length
    ? { type: last('event') || 'message', data: data.join('\n'), id: last('id') }
    : undefined;
};

/** Reads events from pieces of text that may end anywhere; comments (heartbeats) give no event. */
export const eventReader = (onEvent: (event: StreamEvent) => void): ((piece: string) => void) => {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split(/\r\n\r\n|\n\n|\r\r/);
    rest = blocks.pop() ?? '';
    for (const event of blocks.map(parseBlock)) if (event) onEvent(event);
  };
};
