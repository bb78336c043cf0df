import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** One packet holds this much anyway. */
const bytesMin = 1_400;
/** Costs what gzip does at its default and packs better. */
const brotliQuality = 4;

type Encoding = 'br' | 'gzip';

export interface Packed {
  readonly bytes: Buffer;
  readonly encoding?: Encoding;
}

const accepts = (acceptEncoding: string | undefined, encoding: string): boolean =>
  (acceptEncoding ?? '')
    .split(',')
    .some(
      (part) =>
        part.trim().toLowerCase().startsWith(encoding) && !/;\s*q=0(?:\.0*)?$/.test(part.trim()),
    );

const packers: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (bytes) => toGzip(bytes),
};

/** Bytes that many readers share are packed once; they are forgotten with the bytes. */
const known = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

const packedOnce = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
  const ofBytes = known.get(bytes) ?? {};
  known.set(bytes, ofBytes);
  return (ofBytes[encoding] ??= packers[encoding](bytes));
};

/** The bytes as the reader takes them. Never for answers that hold a token: their length would tell of it (BREACH). */
export const packed = async (
  bytes: Buffer,
  acceptEncoding: string | undefined,
): Promise<Packed> => {
  if (bytes.length < bytesMin) return { bytes };
  const encoding = (['br', 'gzip'] as const).find((one) => accepts(acceptEncoding, one));
  return encoding ? { bytes: await packedOnce(bytes, encoding), encoding } : { bytes };
};
