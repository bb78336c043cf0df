import { promisify } from 'node:util';
import { deflateRaw, inflateRaw, inflateRawSync } from 'node:zlib';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** The JWE header `zip: DEF` (RFC 7516, 4.1.3), used here in a signed token. */
const deflated = 'DEF';
export const compressionHeader = { zip: deflated } as const;

/** The claims of the largest cart take 170 KB. */
export const maxClaimsBytes = 256 * 1024;

const options = { maxOutputLength: maxClaimsBytes };

const isCompressed = (header: object): boolean => 'zip' in header && header.zip === deflated;

export const compressClaims = (claims: Uint8Array): Promise<Buffer> => deflate(claims);

/** Only for a payload whose signature was verified. @throws for more than `maxClaimsBytes`. */
export const decompressClaims = async (header: object, payload: Uint8Array): Promise<Uint8Array> =>
  isCompressed(header) ? inflate(payload, options) : payload;

/** @throws for more than `maxClaimsBytes`. */
export const decompressUnverifiedClaims = (header: object, payload: Uint8Array): Uint8Array =>
  isCompressed(header) ? inflateRawSync(payload, options) : payload;
