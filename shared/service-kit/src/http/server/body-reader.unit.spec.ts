import { ProblemError } from '@tokri/contracts/problems';
import { EventEmitter } from 'node:events';
import { maxJsonBodyBytes } from '@tokri/contracts/validation';
import type { Request, Response } from 'express';
import { createBodyReader } from './body-reader.ts';

const limits = { maxPerNetwork: 2, maxTotal: 3, deadlineMs: 3_000, maxUploadPauseMs: 5_000 };

const createScenario = () => {
  const inFlight = new Set<Response>();
  const bodies = createBodyReader(limits, {
    admit: (response) => {
      inFlight.add(response);
    },
  });
  const receive = (
    network: string,
    kind: 'read' | 'readUpload' = 'read',
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const request = Object.assign(new EventEmitter(), {
      headers,
      complete: false,
      readableFlowing: true,
      socket: { bytesRead: 1 },
    });
    const response = { setHeader: jest.fn() };
    let arrive: (text: string) => void = () => undefined;
    const arrived = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const failed = jest.fn();
    const incoming = {
      request: request as unknown as Request,
      response: response as unknown as Response,
      network,
    };
    const result = bodies[kind](incoming, () => arrived, failed).then(
      (text) => text,
      (error: unknown) => (error instanceof ProblemError ? error.code : 'other'),
    );
    return { request, response, arrive, result, failed };
  };
  return { bodies, inFlight, receive };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('createBodyReader', () => {
  it('admits a request when its body has arrived', async () => {
    const { bodies, inFlight, receive } = createScenario();
    const { arrive, result } = receive('a');
    expect([inFlight.size, bodies.pending()]).toEqual([0, 1]);
    arrive('body');
    expect(await result).toBe('body');
    expect([inFlight.size, bodies.pending()]).toEqual([1, 0]);
  });

  it('ends a body that is late and closes its connection', async () => {
    const { bodies, inFlight, receive } = createScenario();
    const { response, result } = receive('a');
    jest.advanceTimersByTime(limits.deadlineMs - 1);
    expect(bodies.pending()).toBe(1);
    jest.advanceTimersByTime(1);
    expect(await result).toBe('body-timeout');
    expect(response.setHeader).toHaveBeenCalledWith('Connection', 'close');
    expect([inFlight.size, bodies.pending()]).toEqual([0, 0]);
  });

  it('rejects a body that is announced as too large before it arrives', async () => {
    const { bodies, inFlight, receive } = createScenario();
    const { response, result } = receive('a', 'read', {
      'content-length': String(maxJsonBodyBytes + 1),
    });
    expect(bodies.pending()).toBe(0);
    expect(await result).toBe('too-large');
    expect(response.setHeader).toHaveBeenCalledWith('Connection', 'close');
    expect(inFlight.size).toBe(0);
  });

  it('ends a body of unknown length at the first byte above the limit', async () => {
    const { bodies, inFlight, receive } = createScenario();
    const { request, response, result } = receive('a');
    request.emit('data', Buffer.alloc(maxJsonBodyBytes));
    expect(bodies.pending()).toBe(1);
    request.emit('data', Buffer.alloc(1));
    expect(await result).toBe('too-large');
    expect(response.setHeader).toHaveBeenCalledWith('Connection', 'close');
    expect([inFlight.size, bodies.pending(), request.listenerCount('data')]).toEqual([0, 0, 0]);
  });

  it('accepts a body of exactly the largest size', async () => {
    const { receive } = createScenario();
    const { request, arrive, result } = receive('a', 'read', {
      'content-length': String(maxJsonBodyBytes),
    });
    request.emit('data', Buffer.alloc(maxJsonBodyBytes));
    arrive('body');
    expect(await result).toBe('body');
  });

  it('ends the oldest body of a network that has too many', async () => {
    const { bodies, receive } = createScenario();
    const other = receive('b');
    const oldest = receive('a');
    const newer = [receive('a'), receive('a')];
    expect(await oldest.result).toBe('body-timeout');
    expect(bodies.pending()).toBe(3);
    for (const body of [other, ...newer]) {
      body.arrive('arrived');
      expect(await body.result).toBe('arrived');
    }
  });

  it('ends the oldest of all bodies when many networks have too many', async () => {
    const { bodies, receive } = createScenario();
    const [oldest] = ['a', 'b', 'c', 'd'].map((name) => receive(name));
    expect(await oldest?.result).toBe('body-timeout');
    expect(bodies.pending()).toBe(limits.maxTotal);
  });

  it('spares a body whose last byte has arrived', async () => {
    const { receive } = createScenario();
    const [complete, pending] = [receive('a'), receive('a')];
    complete.request.complete = true;
    receive('a');
    expect(await pending.result).toBe('body-timeout');
    complete.arrive('arrived');
    expect(await complete.result).toBe('arrived');
  });

  it.each([
    [['a', 'a'], 'a', 'too-many-requests'],
    [['a', 'b', 'c'], 'd', 'overloaded'],
  ])('ends no upload of %j for a newer body of %s but rejects it', async (uploads, next, code) => {
    const { bodies, receive } = createScenario();
    for (const network of uploads) receive(network, 'readUpload');
    expect(await receive(next).result).toBe(code);
    expect(bodies.pending()).toBe(uploads.length);
  });

  it('ends an upload that pauses', async () => {
    const { receive } = createScenario();
    const { request, result, failed } = receive('a', 'readUpload');
    for (let round = 0; round < 10; round += 1) {
      request.socket.bytesRead += 1;
      jest.advanceTimersByTime(limits.maxUploadPauseMs);
    }
    expect(failed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(limits.maxUploadPauseMs);
    expect(await result).toBe('body-timeout');
    expect(failed).toHaveBeenCalledTimes(1);
  });

  it('does not blame the client while the service does not read the upload', async () => {
    const { receive } = createScenario();
    const { request, arrive, result } = receive('a', 'readUpload');
    request.readableFlowing = false;
    jest.advanceTimersByTime(10 * limits.maxUploadPauseMs);
    arrive('forwarded');
    expect(await result).toBe('forwarded');
  });
});
