import { BSON } from 'mongodb';
import { restoreDuplicateKeyCode } from './duplicate-key-code.ts';

const toMessage = (reply: object): Buffer => {
  const body = BSON.serialize(reply);
  const header = Buffer.alloc(21);
  header.writeInt32LE(header.length + body.length, 0);
  header.writeInt32LE(7, 8);
  header.writeInt32LE(2013, 12);
  return Buffer.concat([header, body]);
};
const readReply = (message: Buffer): unknown => BSON.deserialize(message.subarray(21));
const duplicate = {
  ok: 0,
  code: 1,
  codeName: 'InternalError',
  errmsg: 'duplicate key value violates unique constraint "collection_pk_7"',
};

describe('restoreDuplicateKeyCode', () => {
  it('gives a duplicate key the code of MongoDB', () => {
    const message = restoreDuplicateKeyCode(toMessage(duplicate));
    expect(readReply(message)).toMatchObject({
      ok: 0,
      code: 11_000,
      codeName: 'DuplicateKey',
      errmsg: 'E11000 duplicate key error index: _id_',
    });
    expect(message.readInt32LE(0)).toBe(message.length);
    expect(message.readInt32LE(8)).toBe(7);
  });

  it.each([
    ['another code', { ...duplicate, code: 11_000 }],
    ['another message', { ...duplicate, errmsg: 'the disk is full' }],
    ['a result that holds the words', { ok: 1, value: { Narration: duplicate.errmsg } }],
  ])('leaves %s as it is', (_what, reply) => {
    const message = toMessage(reply);
    expect(restoreDuplicateKeyCode(message)).toBe(message);
  });
});
