import { BSON } from 'mongodb';

const headerBytes = 16;
const bodyAt = headerBytes + 4 + 1;
const opMsg = 2013;
const checksumPresent = 1;
const internalError = 1;
const duplicateKey = 11000;
const violations = [
  'duplicate key value violates unique constraint',
  'conflicting key value violates exclusion constraint',
];

/**
 * `findAndModify` of DocumentDB answers code 1 to a duplicate key, with PostgreSQL's message. MongoDB
 * answers 11000.
 * @param message of MongoDB's wire protocol, whole
 * @returns the message as MongoDB would send it
 */
export const restoreDuplicateKeyCode = (message: Buffer): Buffer => {
  if (!violations.some((text) => message.includes(text))) return message;
  const isBody = message.readInt32LE(12) === opMsg && message[bodyAt - 1] === 0;
  if (!isBody) return message;
  const body = message.subarray(bodyAt, bodyAt + message.readInt32LE(bodyAt));
  const reply = BSON.deserialize(body, { promoteValues: false });
  if (Number(reply['code']) !== internalError) return message;
  const constraint = /constraint "(.*?)"/.exec(String(reply['errmsg']))?.[1] ?? '';
  const index = constraint.startsWith('collection_pk') ? '_id_' : constraint;
  const restored = BSON.serialize({
    ...reply,
    code: new BSON.Int32(duplicateKey),
    codeName: 'DuplicateKey',
    errmsg: `E11000 duplicate key error index: ${index}`,
  });
  const header = Buffer.from(message.subarray(0, bodyAt));
  header.writeInt32LE(bodyAt + restored.length, 0);
  header.writeUInt32LE((header.readUInt32LE(headerBytes) & ~checksumPresent) >>> 0, headerBytes);
  return Buffer.concat([header, restored]);
};
