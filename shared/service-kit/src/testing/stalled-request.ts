import { connect } from 'node:net';

export interface StalledRequest {
  /** The response, a problem or whatever came before the connection closed. */
  readonly text: Promise<string>;
  readonly status: Promise<number>;
  readonly isClosed: () => boolean;
  readonly close: () => void;
}

const defaultBytes = 500;
const closingBrace = '}'.charCodeAt(0);

interface StalledRequestOptions {
  readonly method?: 'GET' | 'POST';
  /** Without it the empty line after the headers is missing. */
  readonly isWhole?: boolean;
  readonly isReading?: boolean;
  readonly announcedBytes?: number;
  /** Sends this many bytes as the first chunk of a body whose length is not announced. */
  readonly chunkBytes?: number;
}

const toBody = ({
  announcedBytes = defaultBytes,
  chunkBytes,
}: StalledRequestOptions): { readonly header: string; readonly start: string } =>
  chunkBytes === undefined
    ? { header: `content-length: ${announcedBytes}`, start: '{' }
    : {
        header: 'transfer-encoding: chunked',
        start: `${chunkBytes.toString(16)}\r\n${'x'.repeat(chunkBytes)}\r\n`,
      };

const toText = (
  path: string,
  headers: Readonly<Record<string, string>>,
  options: StalledRequestOptions,
): string => {
  const { method = 'POST', isWhole = true } = options;
  const { header, start } = toBody(options);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const body = method === 'POST' ? [header] : [];
  const head = [`${method} ${path} HTTP/1.1`, 'host: shop', ...lines, ...body, ''].join('\r\n');
  return isWhole ? `${head}\r\n${method === 'POST' ? start : ''}` : head;
};

/** Sends the headers of a request and, for POST, the start of its body, then nothing more. */
export const openStalledRequest = (
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  options: StalledRequestOptions = {},
): Promise<StalledRequest> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    const { isReading = true } = options;
    if (!isReading) socket.pause();
    const chunks: Buffer[] = [];
    const text = new Promise<string>((resolveText) => {
      const resolveWithChunks = (): void => {
        resolveText(Buffer.concat(chunks).toString('utf8'));
      };
      socket.on('close', resolveWithChunks);
      if (isReading)
        socket.on('data', (chunk) => {
          chunks.push(chunk);
          if (chunk.at(-1) === closingBrace) resolveWithChunks();
        });
    });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.on('error', () => undefined);
      socket.write(toText(path, headers, options));
      resolve({
        text,
        status: text.then((response) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1])),
        isClosed: () => socket.destroyed,
        close: () => {
          socket.destroy();
        },
      });
    });
  });
