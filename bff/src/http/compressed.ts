import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** One packet holds this much anyway. */
const bytesMin = 1_400;
/** Costs what gzip does at its default and packs better. */
const brotliQuality = 4;

export interface Packed {
  readonly bytes: Buffer;
  readonly encoding?: 'br' | 'gzip';
}

const accepts = (acceptEncoding: string | undefined, encoding: string): boolean =>
  (acceptEncoding ?? '').split(',').some((part) => part.trim().toLowerCase().startsWith(encoding) && !/;\s*q=0(?:\.0*)?$/.test(part.trim()));

/** The bytes as the reader takes them. Never for answers that hold a token: their length would tell of it (BREACH). */
export const packed = async (bytes: Buffer, acceptEncoding: string | undefined): Promise<Packed> => {
  if (bytes.length < bytesMin) return { bytes };
  if (accepts(acceptEncoding, 'br')) return { bytes: await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }), encoding: 'br' };
  if (accepts(acceptEncoding, 'gzip')) return { bytes: await toGzip(bytes), encoding: 'gzip' };
  return { bytes };
};
