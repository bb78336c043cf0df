import { createServer, type Server } from 'node:net';
import { choosePublicPorts, chooseSmtpPort, parsePort, SMTP_PORT } from './public-ports.mjs';
import { findFreePorts } from '../processes/ports.mjs';

const listenOn = (port: number) =>
  new Promise<Server>((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });

describe('public ports', () => {
  it('name one command that works when a port is taken, also for a port that is set', async () => {
    const [web = 0] = await findFreePorts(1);
    const server = await listenOn(web);
    const next = await listenOn(web + 1);
    const env = { PORT: String(web), STAND_INS_PORT: String(web + 1) };
    const command = `PORT=${web + 2} STAND_INS_PORT=${web + 3} npm start`;
    await expect(choosePublicPorts(env)).rejects.toThrow(
      `Port ${web} is in use. Choose another one:  ${command}`,
    );
    await expect(
      choosePublicPorts({ PORT: String(web + 2), STAND_INS_PORT: String(web) }),
    ).rejects.toThrow(command);
    await new Promise((resolve) => server.close(resolve));
    await new Promise((resolve) => next.close(resolve));
  });

  it('keep the mail port that was asked for and name its variable when it is taken', async () => {
    const [web = 0, standIns = 0, smtp = 0] = await findFreePorts(3);
    const env = { PORT: String(web), STAND_INS_PORT: String(standIns), SMTP_PORT: String(smtp) };
    expect(await chooseSmtpPort(env)).toEqual({ port: smtp, isUsual: true });
    const server = await listenOn(smtp);
    await expect(choosePublicPorts(env)).rejects.toThrow(`Port ${smtp} is in use`);
    await expect(chooseSmtpPort(env)).rejects.toThrow(/ SMTP_PORT=\d+ npm start$/);
    await new Promise((resolve) => server.close(resolve));
  });

  it('move the mail port to a free one when another product took the usual one', async () => {
    const { port: before, isUsual } = await chooseSmtpPort({});
    const server = isUsual ? await listenOn(before) : undefined;
    const { port, ...rest } = await chooseSmtpPort({});
    expect([port === SMTP_PORT, rest]).toEqual([false, { isUsual: false }]);
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  });

  it('default when the variable is empty or absent', () => {
    expect(parsePort('PORT', undefined, 8080)).toBe(8080);
    expect(parsePort('PORT', '', 8080)).toBe(8080);
  });

  it.each(['0', '70000', '80.5', 'http'])('reject %s and name the variable', (text) => {
    expect(() => parsePort('PORT', text, 8080)).toThrow(`PORT=${text} is not a port`);
  });

  it('must differ from each other', async () => {
    await expect(choosePublicPorts({ PORT: '9', STAND_INS_PORT: '9' })).rejects.toThrow(
      'must differ',
    );
  });
});
