import { dayAhead, openTestArea } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { readSeed, seededRandom } from '../support/seeded-random.ts';
import { expectRecoveryInTime } from './experiments/recovery-experiments.ts';

const { clerk: staff } = testUsers();
const seed = readSeed();
const services = ['order', 'catalog', 'delivery-slot', 'cart'];

describe(`a service that is killed three times (SEED=${seed})`, () => {
  it('lets every order settle within 20 s, also one repeated with the same Idempotency-Key', async () => {
    await openTestArea(staff);
    const service = services[seededRandom(seed)(services.length)] ?? 'order';
    await expectRecoveryInTime({
      staff,
      slot: { date: dayAhead(6), start: '09:00', end: '10:00' },
      service,
      crashes: 3,
      ordersMeanwhile: 2,
    });
  });
});
