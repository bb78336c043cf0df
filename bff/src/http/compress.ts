import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const minCompressedBytes = 1_400;
const brotliQuality = 4;

type Encoding = 'br' | 'gzip';

export interface CompressedBody {
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

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (bytes) => toGzip(bytes),
};

const compressedBodies = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

const compressOnce = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
  const byEncoding = compressedBodies.get(bytes) ?? {};
  compressedBodies.set(bytes, byEncoding);
  return (byEncoding[encoding] ??= compressors[encoding](bytes));
};

/** Never compress responses that contain a token: their length would reveal it (BREACH). */
export const compress = async (
  bytes: Buffer,
  acceptEncoding: string | undefined,
): Promise<CompressedBody> => {
  if (bytes.length < minCompressedBytes) return { bytes };
  const encoding = (['br', 'gzip'] as const).find((candidate) =>
    accepts(acceptEncoding, candidate),
  );
  return encoding ? { bytes: await compressOnce(bytes, encoding), encoding } : { bytes };
};
