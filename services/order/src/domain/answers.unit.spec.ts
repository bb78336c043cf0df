import { askedAtAccepting, askedAtPlacing, nobodyAnswered, verdictOf, type Answers } from './answers.ts';

const yes = { kind: 'yes' } as const;
const no = { kind: 'no', code: 'stock-short', short: [{ itemId: 1, unitId: 2, wanted: 3, free: 1 }] } as const;

describe('the answers of those who were asked', () => {
  it.each<[string, Answers, string]>([
    ['nobody has answered', nobodyAnswered(askedAtPlacing.cod), 'open'],
    ['one is missing', { booking: yes, stock: yes, cart: { kind: 'awaited' } }, 'open'],
    ['all say yes', { booking: yes, stock: yes, cart: yes }, 'agreed'],
    ['the gateway is missing', { keeping: yes, stock: yes, cart: yes, payment: { kind: 'awaited' } }, 'open'],
  ])('%s, %#', (_situation, answers, kind) => expect(verdictOf(answers).kind).toBe(kind));

  it('one no while others are awaited, refused with its code and lines', () => {
    expect(verdictOf({ booking: { kind: 'awaited' }, stock: no, cart: yes })).toEqual({ kind: 'refused', code: 'stock-short', short: no.short });
  });

  it('money set aside, asks the place; after a lapse the stock too', () => {
    expect([askedAtAccepting(false), askedAtAccepting(true)]).toEqual([['booking'], ['booking', 'second-stock']]);
  });
});
