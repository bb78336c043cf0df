import { createMessageSplitter, readCommandName, readMessageIds } from './mongo-messages.ts';

const buildCommand = (requestId: number, name: string): Buffer => {
  const body = Buffer.concat([Buffer.alloc(4 + 1 + 4), Buffer.from([2]), Buffer.from(`${name}\0`)]);
  const header = Buffer.alloc(16);
  [16 + body.length, requestId, 0, 2013].forEach((value, index) =>
    header.writeInt32LE(value, 4 * index),
  );
  return Buffer.concat([header, body]);
};

describe('messages of MongoDB', () => {
  it('are found however the connection divides them', () => {
    const bytes = Buffer.concat([buildCommand(1, 'findAndModify'), buildCommand(2, 'ping')]);
    for (const chunkBytes of [1, 7, bytes.length]) {
      const found: (string | number)[] = [];
      const split = createMessageSplitter((message) => {
        found.push(readMessageIds(message).requestId, readCommandName(message));
      });
      for (let from = 0; from < bytes.length; from += chunkBytes)
        split(bytes.subarray(from, from + chunkBytes));
      expect(found).toEqual([1, 'findAndModify', 2, 'ping']);
    }
  });

  it('of another kind have no command', () => {
    const query = buildCommand(3, 'insert');
    query.writeInt32LE(2004, 12);
    expect(readCommandName(query)).toBe('');
  });
});
