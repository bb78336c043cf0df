import { agreement, placedAt } from '../testing/agreement.ts';
import { askedParties, type AskedParty } from './answers.ts';
import type { Order } from './order.ts';
import { placedDeadlineMs } from './order.ts';
import { placeOrder } from './place.ts';
import { lapse, takeAnswer } from './settle.ts';

const at = new Date(placedAt.getTime() + 1000);
const placed = (): Order => placeOrder(agreement).order;
const yes = (order: Order, party: AskedParty) => takeAnswer(order, { party, answer: { kind: 'yes' }, at });
const no = (order: Order, party: AskedParty, code: string) => takeAnswer(order, { party, answer: { kind: 'no', code, short: [] }, at });

const orders = (parties: readonly AskedParty[]): AskedParty[][] =>
  parties.length === 0 ? [[]] : parties.flatMap((first) => orders(parties.filter((other) => other !== first)).map((rest) => [first, ...rest]));

describe('settling a placed order', () => {
  it.each(orders(askedParties))('all three say yes (%s, %s, %s), the last one confirms', (...parties) => {
    let order = placed();
    const facts = parties.map((party) => { const decision = yes(order, party); order = decision.order; return decision.fact?.kind ?? null; });
    expect(facts).toEqual([null, null, 'confirmed']);
    expect(order.history.map(({ status }) => status)).toEqual(['Placed', 'Confirmed']);
  });

  it.each(askedParties)('%s says no, rejected at once with its code', (party) => {
    const { order, fact } = no(placed(), party, 'some-code');
    expect(fact?.kind).toBe('rejected');
    expect(order).toMatchObject({ status: 'Rejected', rejection: { code: 'some-code' } });
  });

  it('an answer after the rejection, nothing changes', () => {
    const { order: rejected } = no(placed(), 'stock', 'stock-short');
    expect(yes(rejected, 'slot')).toEqual({ order: rejected, fact: null });
  });

  it('the same party answers twice, the first answer stands', () => {
    const { order } = yes(placed(), 'slot');
    expect(no(order, 'slot', 'slot-full')).toEqual({ order, fact: null });
  });

  it('confirmed order, the fields of waiting are gone', () => {
    const order = askedParties.reduce((current, party) => yes(current, party).order, placed());
    expect(order).not.toHaveProperty('answers');
    expect(order).not.toHaveProperty('deadlineAt');
  });
});

describe('the deadline of a placed order', () => {
  const deadline = new Date(placedAt.getTime() + placedDeadlineMs);

  it('one millisecond before, it stays', () => {
    const order = placed();
    expect(lapse(order, new Date(deadline.getTime() - 1))).toEqual({ order, fact: null });
  });

  it('at the deadline, rejected as late', () => {
    expect(lapse(placed(), deadline)).toMatchObject({ order: { status: 'Rejected', rejection: { code: 'late' } }, fact: { kind: 'rejected' } });
  });

  it('of a confirmed order, nothing happens', () => {
    const order = askedParties.reduce((current, party) => yes(current, party).order, placed());
    expect(lapse(order, deadline).fact).toBeNull();
  });
});
