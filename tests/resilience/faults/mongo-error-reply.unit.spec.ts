import { BSON } from 'mongodb';
import { createErrorReply } from './mongo-error-reply.ts';
import { readMessageIds } from './mongo-messages.ts';

describe('createErrorReply', () => {
  it('answers a command with the code of an error', () => {
    const command = Buffer.alloc(16);
    command.writeInt32LE(77, 4);
    const reply = createErrorReply(command, [10_107, 'NotWritablePrimary']);
    expect(reply.readInt32LE(0)).toBe(reply.length);
    expect(readMessageIds(reply).responseTo).toBe(77);
    expect(BSON.deserialize(reply.subarray(21))).toMatchObject({
      ok: 0,
      code: 10_107,
      codeName: 'NotWritablePrimary',
    });
  });
});
