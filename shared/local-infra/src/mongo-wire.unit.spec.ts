import { createRequire } from 'node:module';
import { bson, isSet } from './mongo-wire.mjs';

const { BSON } = createRequire(__filename)('mongodb') as {
  BSON: { serialize(value: object): Uint8Array };
};

describe("the little of MongoDB's protocol", () => {
  it('a command, written, is what the driver writes', () => {
    const command = {
      replSetInitiate: { _id: 'tokri', members: [{ _id: 0, host: '127.0.0.1:20000' }] },
      $db: 'admin',
    };
    expect(bson(command)).toEqual(Buffer.from(BSON.serialize(command)));
  });

  it.each([
    [{ ismaster: true }, true],
    [{ ismaster: false }, false],
    [{ ismaster: 1 }, true],
    [{ ok: 1 }, false],
  ])('an answer %j, read, is set: %s', (answer, expected) => {
    expect(isSet(Buffer.from(BSON.serialize(answer)), 'ismaster')).toBe(expected);
  });
});
