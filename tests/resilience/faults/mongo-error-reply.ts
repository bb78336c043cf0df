import { BSON } from 'mongodb';
import { readMessageIds } from './mongo-messages.ts';

const headerBytes = 16;
const flagAndKindBytes = 5;
const commandMessage = 2013;

/** The reply of a server that did not execute the command. */
export const createErrorReply = (
  command: Buffer,
  [code, codeName]: readonly [code: number, codeName: string],
): Buffer => {
  const body = BSON.serialize({
    ok: 0,
    code: new BSON.Int32(code),
    codeName,
    errmsg: `${codeName}: the primary has stepped down`,
  });
  const head = Buffer.alloc(headerBytes + flagAndKindBytes);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(readMessageIds(command).requestId, 8);
  head.writeInt32LE(commandMessage, 12);
  return Buffer.concat([head, body]);
};
