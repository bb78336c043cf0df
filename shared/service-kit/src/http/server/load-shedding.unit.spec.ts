import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { createLoadShedding } from './load-shedding.ts';
import type { LoadShedding } from './load-shedding.ts';

const buildResponse = () => Object.assign(new EventEmitter(), { destroyed: false });
const asResponse = (response: object): Response => response as unknown as Response;

describe('createLoadShedding', () => {
  let shedding: LoadShedding;
  beforeEach(() => {
    shedding = createLoadShedding(2);
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

  it('leaves the admission of a POST to the reader of its body', () => {
    const next = jest.fn();
    for (const method of ['POST', 'GET', 'POST', 'DELETE'])
      void shedding.middleware({ method } as Request, asResponse(buildResponse()), next);
    expect([shedding.inFlight(), next.mock.calls.length]).toEqual([2, 4]);
    expect(() => {
      void shedding.middleware({ method: 'POST' } as Request, asResponse(buildResponse()), next);
    }).toThrow(expect.objectContaining({ code: 'overloaded' }));
  });

  it('does not count a request whose client has left', () => {
    shedding.admit(asResponse(Object.assign(buildResponse(), { destroyed: true })));
    expect(shedding.inFlight()).toBe(0);
  });
});
