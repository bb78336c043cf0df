// @ts-check
import { connect } from 'node:net';

/**
 * A minimal client for MongoDB's wire protocol, used before any driver is installed. It sends one
 * command with strings, integers, objects and lists, and reads only whether a field of the response
 * is set.
 */
const OP_MSG = 2013;
const HEADER_BYTES = 16;
const RESPONSE_TIMEOUT_MS = 3000;

/**
 * @param {string} type
 * @param {string} name
 * @param {Buffer} value
 */
function element(type, name, value) {
  return Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(`${name}\0`), value]);
}

/** @param {number} value */
function int32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

/**
 * @param {Record<string, unknown> | unknown[]} value
 * @returns {Buffer}
 */
export function bson(value) {
  const body = Object.entries(value).map(([name, field]) => {
    if (typeof field === 'string')
      return element(
        '\x02',
        name,
        Buffer.concat([int32(Buffer.byteLength(field) + 1), Buffer.from(`${field}\0`)]),
      );
    if (typeof field === 'number') return element('\x10', name, int32(field));
    if (Array.isArray(field)) return element('\x04', name, bson(field));
    return element('\x03', name, bson(/** @type {Record<string, unknown>} */ (field)));
  });
  const length = body.reduce((sum, part) => sum + part.length, 5);
  return Buffer.concat([int32(length), ...body, Buffer.alloc(1)]);
}

/**
 * True when the response has the field as true or as a number other than 0.
 * @param {Buffer} response
 * @param {string} field
 */
export function isSet(response, field) {
  for (const type of ['\x08', '\x01', '\x10']) {
    const index = response.indexOf(`${type}${field}\0`, 0, 'latin1');
    if (index < 0) continue;
    const value = index + field.length + 2;
    if (type === '\x08') return response[value] === 1;
    return type === '\x01' ? response.readDoubleLE(value) !== 0 : response.readInt32LE(value) !== 0;
  }
  return false;
}

/**
 * @param {number} port on 127.0.0.1
 * @param {Record<string, unknown>} command
 * @returns {Promise<Buffer>} the raw response
 */
export function runCommand(port, command) {
  const body = bson({ ...command, $db: 'admin' });
  const message = Buffer.concat([
    int32(HEADER_BYTES + 5 + body.length),
    int32(1),
    int32(0),
    int32(OP_MSG),
    int32(0),
    Buffer.alloc(1),
    body,
  ]);
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(message));
    let response = Buffer.alloc(0);
    socket.setTimeout(RESPONSE_TIMEOUT_MS, () =>
      socket.destroy(
        new Error(`mongod on ${port} did not answer within ${RESPONSE_TIMEOUT_MS / 1000} s`),
      ),
    );
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`mongod on ${port} closed the connection`)));
    socket.on('data', (chunk) => {
      response = Buffer.concat([response, chunk]);
      if (response.length < HEADER_BYTES || response.length < response.readInt32LE(0)) return;
      resolve(response);
      socket.destroy();
    });
  });
}
