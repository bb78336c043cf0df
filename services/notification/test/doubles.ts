import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SmsCall {
  readonly path: string;
  readonly authorization: string;
  readonly body: Record<string, string>;
}

/** An SMS gateway on a free port that does what a spec says. */
export const smsDouble = async () => {
  const calls: SmsCall[] = [];
  let answer: number | 'silence' = 202;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string> });
      if (answer !== 'silence') response.writeHead(answer, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => { server.listen(port, '127.0.0.1', resolve); });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
  return { calls, url: `http://127.0.0.1:${port}`, answers: (next: number | 'silence') => { answer = next; }, close, open: () => listen(port) };
};

/** A mail server on a free port that keeps what it gets. */
export const mailDouble = async () => {
  const mails: { readonly to: readonly string[]; readonly source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true, disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const { port } = server.server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => { server.close(resolve); }) };
};
