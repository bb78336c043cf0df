import { createServer, type AddressInfo, type Server } from 'node:net';
import { isProblem, port } from './diagnoses.mjs';
import { commandWithFreePorts } from './public-ports.mjs';

const taken = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen({ port: 0, host: '127.0.0.1' }, () => resolve(server));
  });
const runOn = (web: number) => ({
  web: `http://localhost:${web}`,
  standIns: 'http://localhost:1',
  taxMode: '0',
  pid: 1,
  startedAt: '',
  infra: {},
  services: {},
});

describe('isProblem', () => {
  const missing = { subject: 'Chromium', finding: 'none', fix: 'install it' };

  it('counts what npm start needs and not what only another command needs', () => {
    expect(isProblem(missing)).toBe(true);
    expect(isProblem({ ...missing, neededBy: 'npm test' })).toBe(false);
    expect(isProblem({ subject: 'Node', finding: 'v24' })).toBe(false);
  });
});

describe('the port check of doctor', () => {
  it('reports a port as taken only when another program uses it, and names the fix', async () => {
    const server = await taken();
    const { port: number } = server.address() as AddressInfo;
    const env = { PORT: String(number), STAND_INS_PORT: String(number + 1) };
    expect(await port(number, runOn(number + 1), env)).toEqual({
      subject: `Port ${number}`,
      finding: 'in use by another program',
      fix: `stop that program, or choose another port:  ${await commandWithFreePorts(env)}`,
    });
    expect(await port(number, undefined, env)).toMatchObject({
      finding: 'in use by another program',
    });
    expect(await port(number, runOn(number), env)).toEqual({
      subject: `Port ${number}`,
      finding: 'used by the running product',
      fix: undefined,
    });
    await new Promise((resolve) => {
      server.close(resolve);
    });
    expect(await port(number, runOn(number + 1), env)).toEqual({
      subject: `Port ${number}`,
      finding: 'free',
    });
  });
});
