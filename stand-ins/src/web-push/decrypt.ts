import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

const saltLength = 16;
const tagLength = 16;
const keyLength = 16;
const nonceLength = 12;

interface KeyDerivation {
  readonly salt: Buffer;
  readonly info: Buffer | string;
  readonly length: number;
}

const derive = (key: Buffer, { salt, info, length }: KeyDerivation): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * A message of one record, as browsers decrypt it (RFC 8291 in the encoding of RFC 8188).
 * @throws when it was not encrypted for these keys
 */
export const decryptMessage = (
  body: Buffer,
  { keyPair, auth }: { readonly keyPair: ECDH; readonly auth: Buffer },
): string => {
  const salt = body.subarray(0, saltLength);
  const keyStart = saltLength + 5;
  const keyEnd = keyStart + (body[keyStart - 1] ?? 0);
  const senderKey = body.subarray(keyStart, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keyPair.getPublicKey(), senderKey]);
  const secret = derive(keyPair.computeSecret(senderKey), { salt: auth, info, length: 32 });
  const key = derive(secret, { salt, info: 'Content-Encoding: aes128gcm\0', length: keyLength });
  const nonce = derive(secret, { salt, info: 'Content-Encoding: nonce\0', length: nonceLength });
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: tagLength });
  decipher.setAuthTag(body.subarray(-tagLength));
  const padded = Buffer.concat([
    decipher.update(body.subarray(keyEnd, -tagLength)),
    decipher.final(),
  ]);
  const endOfRecord = padded.lastIndexOf(2);
  if (endOfRecord < 0) throw new Error('the record has no end');
  return padded.subarray(0, endOfRecord).toString();
};
