import { slotOperations } from './slots.ts';

const isTaken = (
  schema: { safeParse(value: unknown): { success: boolean } },
  value: unknown,
): boolean => schema.safeParse(value).success;

describe('state code of a pincode group', () => {
  const opens = (StateCode: string) =>
    isTaken(slotOperations.openPincodes.query, {
      start: '560001',
      end: '560010',
      UserId: '1',
      StateCode,
    });
  const changes = (StateCode: string) =>
    isTaken(slotOperations.changePincodes.body, {
      GroupId: 1,
      PincodeFrom: '560001',
      PincodeTo: '560010',
      Status: 1,
      StateCode,
    });
  it.each([
    ['29', true],
    ['97', true],
    ['77', false],
    ['00', false],
    ['98', false],
    ['9', false],
    ['toString', false],
  ])('%s is accepted by both operations: %s', (code, isAccepted) =>
    expect([opens(code), changes(code)]).toEqual([isAccepted, isAccepted]),
  );
});
