import {
  discard,
  findNextToSend,
  markConflict,
  parseQueue,
  withoutShown,
  type QueuedMovement,
} from './queued-movement.ts';

const movement: QueuedMovement = {
  id: 'm1',
  unitId: 30,
  locationId: 2,
  name: 'Onion, 1 kg',
  change: { Kind: 'receive', Quantity: 5 },
  state: 'waiting',
};

describe('parseQueue', () => {
  it('reads what the page stored', () => {
    expect(parseQueue(JSON.stringify([movement]))).toEqual([movement]);
  });
  it.each([null, '', '{', '{}', '[null, {"id":"m1"}]'])('drops %j', (text) => {
    expect(parseQueue(text)).toEqual([]);
  });
});

describe('a queued movement', () => {
  it('keeps what the person entered when the stock has changed', () => {
    expect(markConflict([movement], 'm1', { Free: 4, SetAside: 1 })).toEqual([
      { ...movement, state: 'conflict', current: { Free: 4, SetAside: 1 } },
    ]);
  });
  it('overwrites the stock when the person insists', () => {
    const counted = { Kind: 'correct', Quantity: 8, Reason: 'counted', Note: '' } as const;
    const inConflict: QueuedMovement = {
      ...movement,
      change: { ...counted, Shown: 10 },
      state: 'conflict',
    };
    expect(withoutShown([inConflict], 'm1')).toEqual([
      { ...inConflict, change: counted, state: 'waiting' },
    ]);
  });
  it('waits behind a conflict about the same stock, and about no other', () => {
    const inConflict: QueuedMovement = { ...movement, state: 'conflict' };
    const later: QueuedMovement = { ...movement, id: 'm2' };
    const elsewhere: QueuedMovement = { ...movement, id: 'm3', locationId: 1 };
    expect(findNextToSend([inConflict, later])).toBeUndefined();
    expect(findNextToSend([inConflict, later, elsewhere])).toEqual(elsewhere);
    expect(findNextToSend([movement, later])).toEqual(movement);
  });
  it('leaves the others alone when one is discarded', () => {
    expect(discard([movement, { ...movement, id: 'm2' }], 'm1').map(({ id }) => id)).toEqual([
      'm2',
    ]);
  });
});
