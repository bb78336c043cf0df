import { nobodyAnswered, outcomeOf, type Answers } from './answers.ts';

const yes = { kind: 'yes' } as const;
const no = { kind: 'no', code: 'stock-short', short: [{ itemId: 1, unitId: 2, wanted: 3, free: 1 }] } as const;

describe('the outcome of answers', () => {
  it.each<[string, Answers, string]>([
    ['nobody has answered', nobodyAnswered, 'open'],
    ['one is missing', { ...nobodyAnswered, slot: yes, stock: yes }, 'open'],
    ['all say yes', { slot: yes, stock: yes, cart: yes }, 'agreed'],
    ['one says no while others are awaited', { ...nobodyAnswered, stock: no }, 'refused'],
    ['one says no after two said yes', { slot: yes, cart: yes, stock: no }, 'refused'],
  ])('%s, %s', (_situation, answers, kind) => expect(outcomeOf(answers).kind).toBe(kind));

  it('refused, tells the code and what is short', () => expect(outcomeOf({ ...nobodyAnswered, stock: no })).toEqual({ kind: 'refused', code: 'stock-short', short: no.short }));
});
