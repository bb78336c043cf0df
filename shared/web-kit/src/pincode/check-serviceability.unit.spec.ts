import { validationMessages } from '@tokri/contracts/validation';
import { slotOperations } from '@tokri/contracts/api';
import {
  fakeNetwork,
  setupSession,
  rejectAsOffline,
  problemResponse,
  type FakeNetwork,
} from '../testing/index.ts';
import { checkServiceability } from './check-serviceability.ts';

let network: FakeNetwork;
beforeEach(() => {
  setupSession({});
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

describe('checkServiceability', () => {
  it('returns the location of a served pincode', async () => {
    network.respondTo(slotOperations.checkPincode, () => [entry]);
    expect(await checkServiceability(' 560034 ')).toEqual({
      kind: 'served',
      pincode: '560034',
      location: 'Bengaluru',
    });
  });
  it('rejects an invalid pincode without a request', async () => {
    expect(await checkServiceability('56003')).toMatchObject({ kind: 'rejected' });
    expect(network.requests).toEqual([]);
  });
  it('returns the message for a pincode that is not served', async () => {
    network.respondTo(slotOperations.checkPincode, () => [{ ...entry, Id: 1, Error: 1, error: 1 }]);
    expect(await checkServiceability('110001')).toEqual({
      kind: 'rejected',
      message: validationMessages.notServed,
    });
  });
  it('reports a failed check for an empty list or a problem response', async () => {
    network.respondTo(slotOperations.checkPincode, () => []);
    expect(await checkServiceability('560034')).toEqual({
      kind: 'rejected',
      message: validationMessages.failedCheck,
    });
    network.respondTo(slotOperations.checkPincode, () => problemResponse(503, 'unavailable'));
    expect(await checkServiceability('560034')).toEqual({
      kind: 'rejected',
      message: validationMessages.failedCheck,
    });
  });
  it('explains a missing response', async () => {
    network.respondTo(slotOperations.checkPincode, rejectAsOffline);
    expect(await checkServiceability('560034')).toEqual({
      kind: 'rejected',
      message: 'Something went wrong. Try again.',
    });
  });
});
