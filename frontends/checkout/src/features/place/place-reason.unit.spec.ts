import {
  partOf,
  placeReason,
  placeReasons,
  type PlaceFacts,
  type PlaceReason,
} from './place-reason.ts';

const ready: PlaceFacts = {
  isOnline: true,
  isSignedIn: true,
  hasLines: true,
  hasTrouble: false,
  notice: '',
  hasAddress: true,
  slot: 'held',
  minimumShort: 0,
  isCounting: false,
  hasQuote: true,
};

describe('the reason not to place', () => {
  it('of an order that lacks nothing, is none', () => expect(placeReason(ready)).toBeNull());
  it.each<[Partial<PlaceFacts>, PlaceReason]>([
    [{ isOnline: false }, 'offline'],
    [{ isSignedIn: false }, 'sign-in'],
    [{ hasLines: false }, 'empty'],
    [{ hasTrouble: true }, 'lines'],
    [{ notice: 'not-served' }, 'not-served'],
    [{ hasAddress: false }, 'address'],
    [{ slot: 'none' }, 'slot'],
    [{ slot: 'ended' }, 'slot-ended'],
    [{ slot: 'asking' }, 'holding'],
    [{ notice: 'slot' }, 'slot'],
    [{ minimumShort: 20 }, 'minimum'],
    [{ isCounting: true }, 'counting'],
    [{ hasQuote: false }, 'quote'],
  ])('with %o, is %s', (lack, reason) => expect(placeReason({ ...ready, ...lack })).toBe(reason));
  it('with several, is the first on the way down the page', () =>
    expect(placeReason({ ...ready, hasAddress: false, slot: 'none', hasQuote: false })).toBe(
      'address',
    ));
});

it('a reason that can be mended names its part of the page', () => {
  expect(placeReasons.map((reason) => [reason, partOf(reason)]).filter(([, part]) => part)).toEqual(
    [
      ['lines', 'cart'],
      ['not-served', 'address'],
      ['address', 'address'],
      ['slot-ended', 'slots'],
      ['slot', 'slots'],
      ['minimum', 'cart'],
    ],
  );
});
