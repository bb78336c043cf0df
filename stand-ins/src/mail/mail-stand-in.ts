import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { slowAnswerMs } from '../faults/faults.ts';
import type { StandIn, World } from '../system.ts';
import { readMail } from './read-mail.ts';

const system = 'mail';
/** Bytes of one mail. */
const mailSizeMax = 2 * 1024 * 1024;
const clientsMax = 50;
/** How long an idle connection is kept. */
const socketTimeoutMs = 60_000;
/** How long open connections may finish when the server stops. */
const closeTimeoutMs = 1000;

/** A reply of the protocol (RFC 5321, 4.2). */
const reply = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });

/** What is beyond the limit is read and thrown away, so that memory stays bounded and the client hears the refusal. */
const readAll = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= mailSizeMax) parts.push(part);
  }
  if (size > mailSizeMax) throw reply(552, 'Mail is larger than 2 MB');
  return Buffer.concat(parts);
};

const receive = async (
  { messages, faults }: World,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<void> => {
  const raw = await readAll(stream);
  if (faults.modeOf(system) === 'errors')
    throw reply(451, 'Local error in processing, try again later');
  if (faults.modeOf(system) === 'slow') await wait(slowAnswerMs);
  const { subject, text } = await readMail(raw);
  const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
  for (const { address } of session.envelope.rcptTo)
    messages.add({ Channel: 'mail', To: address, Text: text, Subject: subject, From: from });
};

/** A mail server that takes every mail and sends none on. */
export const mailStandIn = (
  world: World,
  { host, port }: { readonly host: string; readonly port: number },
): StandIn => {
  const server = new SMTPServer({
    name: 'mail.stand-in.localhost',
    banner: 'Tokri stand-in',
    size: mailSizeMax,
    maxClients: clientsMax,
    socketTimeout: socketTimeoutMs,
    closeTimeout: closeTimeoutMs,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, callback) =>
      callback(world.faults.modeOf(system) === 'down' ? reply(421, 'Service not available') : null),
    onData: (stream, session, callback) => {
      receive(world, stream, session).then(
        () => callback(),
        (error: unknown) =>
          callback(error instanceof Error ? error : reply(451, 'Local error in processing')),
      );
    },
  });
  // A client that goes away in the middle is the client's affair.
  server.on('error', () => undefined);
  return {
    system,
    title: 'Mail server (SMTP)',
    start: async () => {
      const listening = server.listen(port, host);
      await once(listening, 'listening');
      return `smtp://${host}:${(listening.address() as AddressInfo).port}`;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
