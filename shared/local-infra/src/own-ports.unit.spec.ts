import { createServer, type Server } from 'node:net';
import { chooseOwnPorts, portOf, takenPortMessage } from './own-ports.mjs';
import { freePorts } from './ports.mjs';

const listenOn = (port: number) =>
  new Promise<Server>((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });

describe('own ports', () => {
  it('a port, taken by another program, is told with the variable to set', async () => {
    const [web = 0, standIns = 0] = await freePorts(2);
    const server = await listenOn(web);
    await expect(
      chooseOwnPorts({ PORT: String(web), STAND_INS_PORT: String(standIns) }),
    ).rejects.toThrow(takenPortMessage('PORT', web));
    await expect(
      chooseOwnPorts({ PORT: String(standIns), STAND_INS_PORT: String(web) }),
    ).rejects.toThrow(`STAND_INS_PORT=${web + 1} npm start`);
    await new Promise((resolve) => server.close(resolve));
  });

  it('the mail port, taken, moves to a free one', async () => {
    const [web = 0, standIns = 0, smtp = 0] = await freePorts(3);
    const server = await listenOn(smtp);
    const ports = await chooseOwnPorts({
      PORT: String(web),
      STAND_INS_PORT: String(standIns),
      SMTP_PORT: String(smtp),
    });
    expect(ports).toMatchObject({ web, standIns, smtpMoved: true });
    expect(ports.smtp).not.toBe(smtp);
    await new Promise((resolve) => server.close(resolve));
  });

  it('a variable, empty or absent, leaves the usual port', () => {
    expect(portOf('PORT', undefined, 8080)).toBe(8080);
    expect(portOf('PORT', '', 8080)).toBe(8080);
  });

  it.each(['0', '70000', '80.5', 'http'])('a variable, set to %s, is refused by name', (text) => {
    expect(() => portOf('PORT', text, 8080)).toThrow(`PORT=${text} is no port`);
  });

  it('both variables, set to one port, are refused', async () => {
    await expect(chooseOwnPorts({ PORT: '9', STAND_INS_PORT: '9' })).rejects.toThrow('must differ');
  });
});
