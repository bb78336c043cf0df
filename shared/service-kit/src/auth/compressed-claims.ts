import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';

const deflate = promisify(deflateRaw);

/** The JWE header `zip: DEF` (RFC 7516, 4.1.3), used here in a signed token. */
const deflated = 'DEF';
export const compressionHeader = { zip: deflated } as const;

/** The claims of the largest cart take 170 KB. */
export const maxClaimsBytes = 256 * 1024;

const options = { maxOutputLength: maxClaimsBytes };

const isCompressed = (header: object): boolean => 'zip' in header && header.zip === deflated;

export const compressClaims = (claims: Uint8Array): Promise<Buffer> => deflate(claims);

/** @throws for more than `maxClaimsBytes`. */
export const decompressClaims = (header: object, payload: Uint8Array): Uint8Array =>
  isCompressed(header) ? inflateRawSync(payload, options) : payload;
