import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { createLoadShedding } from './load-shedding.ts';

const buildResponse = () => Object.assign(new EventEmitter(), { destroyed: false });
const asResponse = (response: object): Response => response as unknown as Response;

describe('createLoadShedding', () => {
  const shedding = createLoadShedding(2);
  afterAll(() => {
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

  it('does not count a request whose client has left', () => {
    shedding.admit(asResponse(Object.assign(buildResponse(), { destroyed: true })));
    expect(shedding.inFlight()).toBe(0);
  });
});
