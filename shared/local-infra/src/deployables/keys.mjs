// @ts-check
import {
  createECDH,
  createHash,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * @typedef {Record<string, string>} Jwk
 * @typedef {object} Keys secrets of one machine, generated once so that sessions survive a restart
 * @property {Jwk} tokenSigning private
 * @property {Jwk} quoteSigning private
 * @property {string} codeKey 32 bytes in base64, for hashes of one-time codes
 * @property {string} sealKey 32 bytes in base64, for personal data on topics
 * @property {string} linkKey 32 bytes in base64, for signed links to bills
 * @property {string} bootstrapToken authorizes the setup of an empty shop
 * @property {string} smsKey
 * @property {string} vapidPrivate private P-256 key of Web Push, 32 bytes in base64url
 * @property {string} pushSigning private RSA key of the push vendor's service account, PEM
 */

/**
 * The key id is the thumbprint of the key (RFC 7638).
 * @returns {Jwk}
 */
function signingKey() {
  const {
    kty = '',
    crv = '',
    x = '',
    d = '',
  } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
  return { kty, crv, x, d, kid, alg: 'EdDSA', use: 'sig' };
}

/**
 * @param {Jwk} privateKey
 * @returns {string} a JSON Web Key Set
 */
export function publicKeys({ d: _private, ...publicKey }) {
  return JSON.stringify({ keys: [publicKey] });
}

/** @param {string} privatePem */
export const pemPublicKey = (privatePem) =>
  createPublicKey(privatePem).export({ type: 'spki', format: 'pem' }).toString();

/** @param {string} privateKey P-256 in base64url, as for Web Push */
export const vapidPublicKey = (privateKey) => {
  const keyPair = createECDH('prime256v1');
  keyPair.setPrivateKey(privateKey, 'base64url');
  return keyPair.getPublicKey('base64url');
};

/** @returns {Keys} */
export function generateKeys() {
  return {
    tokenSigning: signingKey(),
    quoteSigning: signingKey(),
    codeKey: randomBytes(32).toString('base64'),
    sealKey: randomBytes(32).toString('base64'),
    linkKey: randomBytes(32).toString('base64'),
    bootstrapToken: randomBytes(24).toString('base64url'),
    vapidPrivate:
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d ??
      '',
    smsKey: randomBytes(16).toString('base64url'),
    pushSigning: generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString(),
  };
}

/**
 * Generates and writes the keys that the file lacks.
 * @param {string} file
 * @returns {Keys}
 */
export function loadOrCreateKeys(file) {
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const generated = generateKeys();
  if (Object.keys(generated).every((name) => name in known)) return known;
  const keys = { ...generated, ...known };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
  return keys;
}
