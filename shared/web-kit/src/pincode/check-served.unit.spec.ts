import { texts } from '@tokri/contracts';
import { slotOperations } from '@tokri/contracts/http';
import {
  fakeNetwork,
  givenSession,
  noNetwork,
  problem,
  type FakeNetwork,
} from '../testing/index.ts';
import { checkServed } from './check-served.ts';

let network: FakeNetwork;
beforeEach(() => {
  givenSession({});
  network = fakeNetwork();
});
afterEach(() => network.restore());

const entry = {
  Id: 0,
  Error: 0,
  error: 0,
  Message: '',
  Code: '',
  Place: 'Bengaluru',
  GroupId: 1,
  StateCode: '29',
};

describe('a pincode that is asked about', () => {
  it('served, answers its place', async () => {
    network.answer(slotOperations.checkPincode, () => [entry]);
    expect(await checkServed(' 560034 ')).toEqual({
      kind: 'served',
      pincode: '560034',
      place: 'Bengaluru',
    });
  });
  it('of a wrong shape, is refused and nobody is asked', async () => {
    expect(await checkServed('56003')).toMatchObject({ kind: 'refused' });
    expect(network.calls).toEqual([]);
  });
  it('not served, says the text of section 8', async () => {
    network.answer(slotOperations.checkPincode, () => [{ ...entry, Id: 1, Error: 1, error: 1 }]);
    expect(await checkServed('110001')).toEqual({ kind: 'refused', message: texts.notServed });
  });
  it('answered by an empty list or a problem, is a failed check', async () => {
    network.answer(slotOperations.checkPincode, () => []);
    expect(await checkServed('560034')).toEqual({ kind: 'refused', message: texts.failedCheck });
    network.answer(slotOperations.checkPincode, () => problem(503, 'unavailable'));
    expect(await checkServed('560034')).toEqual({ kind: 'refused', message: texts.failedCheck });
  });
  it('with no answer at all, says why', async () => {
    network.answer(slotOperations.checkPincode, noNetwork);
    expect(await checkServed('560034')).toEqual({
      kind: 'refused',
      message: 'Something went wrong. Try again.',
    });
  });
});
