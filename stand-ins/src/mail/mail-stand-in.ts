import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { slowResponseDelayMs } from '../faults/fault-injector.ts';
import type { StandIn, StandInDeps } from '../stand-in.ts';
import { parseMail } from './parse-mail.ts';

const system = 'mail';
const maxMailBytes = 2 * 1024 * 1024;
const maxClients = 50;
const socketTimeoutMs = 60_000;
const closeTimeoutMs = 1000;

const smtpReply = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });

/**
 * Reads the rest of a message that is too large without keeping it: memory stays bounded and the
 * client receives the 552 reply.
 */
const readMessage = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= maxMailBytes) parts.push(part);
  }
  if (size > maxMailBytes) throw smtpReply(552, 'Mail is larger than 2 MB');
  return Buffer.concat(parts);
};

const receive = async (
  { messages, faults }: StandInDeps,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> => {
  const raw = await readMessage(stream);
  if (faults.currentMode(system) === 'errors')
    throw smtpReply(451, 'Local error in processing, try again later');
  if (faults.currentMode(system) === 'slow') await wait(slowResponseDelayMs);
  const { subject, text } = await parseMail(raw);
  const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
  for (const { address } of session.envelope.rcptTo)
    messages.add({ Channel: 'mail', To: address, Text: text, Subject: subject, From: from });
};

export const createMailStandIn = (
  deps: StandInDeps,
  { host, port }: { readonly host: string; readonly port: number },
): StandIn => {
  const server = new SMTPServer({
    name: 'mail.stand-in.localhost',
    banner: 'Tokri stand-in',
    size: maxMailBytes,
    maxClients,
    socketTimeout: socketTimeoutMs,
    closeTimeout: closeTimeoutMs,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, callback) =>
      callback(
        deps.faults.currentMode(system) === 'down' ? smtpReply(421, 'Service not available') : null,
      ),
    onData: (stream, session, callback) => {
      receive(deps, stream, session).then(
        () => callback(),
        (error: unknown) =>
          callback(error instanceof Error ? error : smtpReply(451, 'Local error in processing')),
      );
    },
  });
  server.on('error', () => undefined);
  return {
    system,
    title: 'Email server (SMTP)',
    start: async () => {
      const listening = server.listen(port, host);
      await once(listening, 'listening');
      return `smtp://${host}:${(listening.address() as AddressInfo).port}`;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
