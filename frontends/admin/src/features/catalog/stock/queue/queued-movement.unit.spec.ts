import {
  countConflict,
  discard,
  findNextToSend,
  findWaitingChange,
  markConflict,
  maxConflicts,
  parseQueue,
  sendAgain,
  stockKeyOf,
  toAges,
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
  it('reads an entry without a state as waiting', () => {
    const { state: _state, ...stateless } = movement;
    expect(parseQueue(JSON.stringify([stateless]))).toEqual([movement]);
  });
  it('reads of an entry only what its kind takes', () => {
    const mark = { ...movement, change: { Kind: 'sold-out' }, seenAt: 7 };
    const undo = { ...movement, change: { Kind: 'undo', Undone: 'm0' } };
    const stored = [
      { ...mark, change: { ...mark.change, Quantity: 3, Shown: 9, Note: 'torn' } },
      { ...undo, seenAt: 7 },
    ];
    expect(parseQueue(JSON.stringify(stored))).toEqual([mark, undo]);
  });
  it.each([
    { ...movement, state: 'sent' },
    { ...movement, change: { Kind: 'receive' } },
  ])('drops %j, which nobody could send', (broken) => {
    expect(parseQueue(JSON.stringify([broken]))).toEqual([]);
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
  it('is sent with its age and with that of the figures, whatever the clock says', () => {
    const now = Date.now();
    expect(toAges({ madeAt: now - 3_600_000, seenAt: now - 3_660_000 }, now)).toEqual({
      MadeSecondsAgo: 3_600,
      SeenSecondsAgo: 3_660,
    });
    expect(toAges({ madeAt: now + 1_000 }, now)).toEqual({ MadeSecondsAgo: 0 });
    expect(toAges({ madeAt: now - 9_000, seenAt: now - 2_000 }, now)).toEqual({
      MadeSecondsAgo: 9,
      SeenSecondsAgo: 9,
    });
  });
  it('changes whatever is there when the person insists on a sold-out mark', () => {
    const mark: QueuedMovement = {
      ...movement,
      change: { Kind: 'sold-out' },
      seenAt: 1,
      state: 'conflict',
    };
    expect(withoutShown([mark], 'm1')[0]).not.toHaveProperty('seenAt');
  });
  it.each(['conflict', 'failed'] as const)('waits behind a %s of its own stock only', (state) => {
    const stopped: QueuedMovement = { ...movement, state };
    const later: QueuedMovement = { ...movement, id: 'm2' };
    const elsewhere: QueuedMovement = { ...movement, id: 'm3', locationId: 1 };
    expect(findNextToSend([stopped, later])).toBeUndefined();
    expect(findNextToSend([stopped, later, elsewhere])).toEqual(elsewhere);
    expect(findNextToSend([movement, later])).toEqual(movement);
  });
  it('lets other stocks be sent while its own is busy', () => {
    const elsewhere: QueuedMovement = { ...movement, id: 'm3', locationId: 1 };
    const busy = new Set([stockKeyOf(movement)]);
    expect(findNextToSend([movement, { ...movement, id: 'm2' }, elsewhere], busy)).toEqual(
      elsewhere,
    );
  });
  it('fails with the reason once its stock has been busy too often, and can be sent again', () => {
    let queue: readonly QueuedMovement[] = [movement];
    for (let conflicts = 1; conflicts < maxConflicts; conflicts += 1)
      queue = countConflict(queue, 'm1', 'Busy.');
    expect(queue[0]).toMatchObject({ state: 'waiting' });
    queue = countConflict(queue, 'm1', 'Busy.');
    expect(queue[0]).toMatchObject({ state: 'failed', message: 'Busy.' });
    expect(sendAgain(queue, 'm1')[0]).toMatchObject({ state: 'waiting', conflicts: 0 });
  });
  it('shows the last change of a stock that waits, and none that has to be decided', () => {
    const mark: QueuedMovement = { ...movement, id: 'm2', change: { Kind: 'sold-out' } };
    expect(findWaitingChange([movement, mark], movement)).toBe('sold-out');
    expect(findWaitingChange([movement, mark], { unitId: 30, locationId: 1 })).toBeUndefined();
    expect(findWaitingChange([{ ...mark, state: 'conflict' }], movement)).toBeUndefined();
  });
  it('leaves the others alone when one is discarded', () => {
    expect(discard([movement, { ...movement, id: 'm2' }], 'm1').map(({ id }) => id)).toEqual([
      'm2',
    ]);
  });
});
