import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Message } from '../domain/deliveries/message.ts';
import { createMailGateway, type MailGateway } from './mail-gateway.ts';

const message: Message = {
  channel: 'mail',
  to: 'meera@example.in',
  subject: 'Order placed',
  text: 'We have your order.',
  language: 'en',
  template: 'placed',
  dltTemplateId: '',
  reference: 'ntf:5:placed:mail',
  orderId: 5,
};
const deadlineMs = 5_000;

const listen = async (server: { listen(port: number, host: string): unknown }): Promise<void> => {
  server.listen(0, '127.0.0.1');
  await once(server as unknown as NodeJS.EventEmitter, 'listening');
};

const openGateway = (port: number): MailGateway =>
  createMailGateway({ url: `smtp://127.0.0.1:${port}`, from: 'Tokri <orders@tokri.example>' });

describe('mail gateway', () => {
  let gateway: MailGateway | undefined;
  afterEach(() => gateway?.close());

  it('sends the next mail through the connection of the first', async () => {
    let connections = 0;
    const subjects: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, done) => {
        connections += 1;
        done();
      },
      onData: (stream, _session, done) => {
        let source = '';
        stream.setEncoding('utf8').on('data', (part: string) => (source += part));
        stream.on('end', () => {
          subjects.push(/^Subject: (.*)$/m.exec(source)?.[1]?.trim() ?? '');
          done();
        });
      },
    });
    await listen(server.server);
    gateway = openGateway((server.server.address() as AddressInfo).port);
    expect(await gateway.send(message, deadlineMs)).toEqual({ ok: true });
    expect(await gateway.send({ ...message, subject: 'Confirmed' }, deadlineMs)).toEqual({
      ok: true,
    });
    expect([connections, subjects]).toEqual([1, ['Order placed', 'Confirmed']]);
    gateway.close();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  });

  it('gives up at the deadline and closes the connection, so the mail cannot go out later', async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => sockets.push(socket));
    await listen(server);
    gateway = openGateway((server.address() as AddressInfo).port);
    expect(await gateway.send(message, 100)).toEqual({ ok: false, reason: 'timeout' });
    const [socket] = sockets;
    if (socket && !socket.closed) await once(socket.resume(), 'close');
    expect(sockets).toHaveLength(1);
    server.close();
  });

  it('says that the server is unreachable when it is down', async () => {
    const server = createServer();
    await listen(server);
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    gateway = openGateway(port);
    expect(await gateway.send(message, deadlineMs)).toEqual({ ok: false, reason: 'unreachable' });
  });

  it.each([
    [421, 'gateway-error'],
    [550, 'refused'],
  ])('reads the answer %i as %s', async (code, reason) => {
    const server = createServer((socket) => socket.end(`${code} no\r\n`));
    await listen(server);
    gateway = openGateway((server.address() as AddressInfo).port);
    expect(await gateway.send(message, deadlineMs)).toEqual({ ok: false, reason });
    server.close();
  });
});
