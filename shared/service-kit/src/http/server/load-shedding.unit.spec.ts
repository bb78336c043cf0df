import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { createLoadShedding } from './load-shedding.ts';
import type { LoadShedding } from './load-shedding.ts';

const buildResponse = () => Object.assign(new EventEmitter(), { destroyed: false });
const asResponse = (response: object): Response => response as unknown as Response;

describe('createLoadShedding', () => {
  let shedding: LoadShedding;
  beforeEach(() => {
    shedding = createLoadShedding({ maxInFlight: 2, maxEventLoopDelayMs: 150 });
  });
  afterEach(() => {
    shedding.stop();
  });

  it('rejects requests above the limit until a response is written', () => {
    const [first, second, third] = [buildResponse(), buildResponse(), buildResponse()];
    shedding.admit(asResponse(first));
    shedding.admit(asResponse(second));
    expect(() => {
      shedding.admit(asResponse(third));
    }).toThrow(expect.objectContaining({ code: 'overloaded', retryAfterSeconds: 1 }));
    first.emit('prefinish');
    shedding.admit(asResponse(third));
    expect(shedding.inFlight()).toBe(2);
    second.emit('close');
    third.emit('close');
    expect(shedding.inFlight()).toBe(0);
  });

  it('ends the oldest of the responses that clients do not read', () => {
    const responses = Array.from({ length: 257 }, () =>
      Object.assign(buildResponse(), { destroy: jest.fn() }),
    );
    for (const response of responses) {
      shedding.admit(asResponse(response));
      response.emit('prefinish');
    }
    expect(responses.map(({ destroy }) => destroy.mock.calls.length)).toEqual([
      1,
      ...Array<number>(256).fill(0),
    ]);
    responses[0]?.emit('close');
    responses[1]?.emit('close');
    const next = Object.assign(buildResponse(), { destroy: jest.fn() });
    shedding.admit(asResponse(next));
    next.emit('prefinish');
    expect(responses[2]?.destroy).not.toHaveBeenCalled();
  });

  it('leaves the admission of a POST to the reader of its body', () => {
    const next = jest.fn();
    for (const method of ['POST', 'GET', 'POST', 'DELETE'])
      void shedding.middleware({ method } as Request, asResponse(buildResponse()), next);
    expect([shedding.inFlight(), next.mock.calls.length]).toEqual([2, 4]);
    expect(() => {
      void shedding.middleware({ method: 'POST' } as Request, asResponse(buildResponse()), next);
    }).toThrow(expect.objectContaining({ code: 'overloaded' }));
  });

  it('rejects the seventeenth request at once while the event loop is late', () => {
    let delayMs = 151;
    const late = createLoadShedding({ maxInFlight: 400, maxEventLoopDelayMs: 150 }, undefined, {
      delayMs: () => delayMs,
      stop: () => undefined,
    });
    const admit = () => {
      late.admit(asResponse(buildResponse()));
    };
    for (let times = 0; times < 16; times += 1) admit();
    expect(admit).toThrow(expect.objectContaining({ code: 'overloaded' }));
    delayMs = 150;
    expect(admit).not.toThrow();
  });

  it('does not count a request whose client has left', () => {
    shedding.admit(asResponse(Object.assign(buildResponse(), { destroyed: true })));
    expect(shedding.inFlight()).toBe(0);
  });
});
