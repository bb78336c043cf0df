import { createRequire } from 'node:module';
import { bson, isSet } from './mongo-wire.mjs';

const { BSON } = createRequire(__filename)('mongodb') as {
  BSON: { serialize(value: object): Uint8Array };
};

describe('the MongoDB wire protocol', () => {
  it('encodes a command like the driver does', () => {
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
  ])('decodes whether the response %j is set: %s', (answer, expected) => {
    expect(isSet(Buffer.from(BSON.serialize(answer)), 'ismaster')).toBe(expected);
  });
});
