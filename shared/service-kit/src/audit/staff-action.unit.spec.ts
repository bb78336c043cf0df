import { operation } from '../../test/operation.ts';
import * as z from 'zod/mini';
import { describeInput } from './describe-input.ts';
import { isStaffAction } from './is-staff-action.ts';

const build = (definition: Partial<Parameters<typeof operation>[0]>) =>
  operation({
    operationId: 'do-it',
    method: 'POST',
    auth: { kind: 'staff', permission: 'items' },
    response: z.array(z.int()),
    ...definition,
  });
const staff = { userId: 9, partyId: 0, permissions: ['items', 'transactions'] as const };
const customer = { ...staff, permissions: [] };
const input = { query: { UserId: 7 }, body: {} };

describe('isStaffAction', () => {
  const readByStaff = { method: 'GET', auth: { kind: 'staff', permission: 'items' } } as const;
  const writeForSelf = {
    auth: { kind: 'self', name: 'UserId', orStaff: 'transactions' },
  } as const;
  it.each([
    ['a write for staff', build({}), true],
    ['a read for staff', build(readByStaff), false],
    ['a GET that writes', build({ ...readByStaff, hasSideEffects: true }), true],
    ['a read of personal data', build({ ...readByStaff, readsPersonalData: true }), true],
    ['a write for another customer', build(writeForSelf), true],
    ['a public write', build({ auth: { kind: 'anon' } }), false],
  ])('of a member of staff: %s', (_what, tested, expected) => {
    expect(isStaffAction(tested, staff, input)).toBe(expected);
  });
  it('is not what members of staff do for themselves or customers do', () => {
    const own = { query: { UserId: 9 }, body: {} };
    expect([
      isStaffAction(build(writeForSelf), staff, own),
      isStaffAction(build(writeForSelf), customer, input),
      isStaffAction(build({}), undefined, input),
    ]).toEqual([false, false, false]);
  });
});

describe('describeInput', () => {
  const describeFor = (tested: ReturnType<typeof build>, body: unknown): unknown =>
    JSON.parse(describeInput(tested, { query: { PartyId: 1 }, body })) as unknown;
  it('keeps arguments, masks personal data and hides secrets', () => {
    expect(
      describeFor(build({}), { Name: 'Asha', Mobile: '9876543210', QuoteToken: 'abc', Amount: 5 }),
    ).toEqual({ PartyId: 1, Name: '••••', Mobile: '••••3210', QuoteToken: '••••', Amount: 5 });
  });
  it('keeps the names of the catalog', () => {
    expect(describeFor({ ...build({}), service: 'catalog' }, { Name: 'Onion' })).toEqual({
      PartyId: 1,
      Name: 'Onion',
    });
  });
  it('counts what it leaves out of a long list', () => {
    const described = describeFor(build({}), { Ids: Array.from({ length: 40 }, () => 1) });
    expect((described as { Ids: unknown[] }).Ids.at(-1)).toBe('… 10 more');
  });
  it('keeps nothing of an operation that holds a secret', () => {
    expect(describeInput({ ...build({}), isSecret: true }, { query: {}, body: { a: 1 } })).toBe(
      '{}',
    );
  });
});
