import { standardDeliveryTax } from '@tokri/contracts/pricing';
import { connectMongo } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import { areaModel, areaRepository } from '../src/persistence/areas/area-repository.ts';
import { chargeRepository, chargesModel } from '../src/persistence/charges/charge-repository.ts';
import { planModels, planRepository } from '../src/persistence/plans/plan-repository.ts';

const openStores = async () => {
  const environment = testEnvironment({ service: 'delivery-slot', name: 'versions' });
  const connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'versions',
  });
  return {
    connection,
    areas: areaRepository(areaModel(connection)),
    charges: chargeRepository({ connection, model: chargesModel(connection) }),
    plans: planRepository(planModels(connection)),
  };
};
let stores: Awaited<ReturnType<typeof openStores>>;
beforeAll(async () => {
  stores = await openStores();
});
afterAll(() => stores.connection.close());

describe('saving with an outdated version', () => {
  it('does not change a group', async () => {
    const { areas } = stores;
    const area = {
      groupId: 1,
      companyId: 1,
      name: 'Indiranagar',
      stateCode: '29',
      ranges: [],
      locationId: 1,
    };
    expect([await areas.save(area, null), await areas.save(area, null)]).toEqual([true, false]);
    const read = await areas.findById(1);
    expect(read).toEqual({ ...area, rev: 1 });
    expect([
      await areas.save({ ...area, name: 'First' }, read && { ...read }),
      await areas.save({ ...area, name: 'Second' }, read),
    ]).toEqual([true, false]);
    expect(await areas.findById(1)).toEqual({ ...area, name: 'First', rev: 2 });
  });
  it('does not change the charges', async () => {
    const { charges } = stores;
    const rule = {
      id: 1,
      pincodeFrom: '560001',
      pincodeTo: '560002',
      partyId: 0,
      chargePaise: 4_000,
      freeAbovePaise: 0,
      rev: 1,
      ...standardDeliveryTax(),
    };
    expect([
      await charges.replace([rule], 0),
      await charges.replace([], 0),
      await charges.replace([rule, { ...rule, id: 2, partyId: 7 }], 1),
      await charges.replace([], 1),
    ]).toEqual([true, false, true, false]);
    expect(await charges.read()).toMatchObject({ rev: 2, rules: [{ id: 1 }, { id: 2 }] });
  });
  it('does not change a closed day', async () => {
    const { plans } = stores;
    const day = { groupId: 0, date: '2026-12-01', closed: true, reason: 'Diwali' };
    expect([
      await plans.saveBlackoutDay(day, null),
      await plans.saveBlackoutDay(day, null),
    ]).toEqual([true, false]);
    const read = await plans.findBlackoutDay(day);
    expect([
      await plans.saveBlackoutDay({ ...day, closed: false }, read),
      await plans.saveBlackoutDay({ ...day, reason: 'Holi' }, read),
    ]).toEqual([true, false]);
    expect(await plans.findBlackoutDay(day)).toEqual({ ...day, closed: false, rev: 2 });
  });
});

describe('groups published with older charges', () => {
  it('are marked for publishing once per version', async () => {
    const { areas } = stores;
    await areas.save(
      { groupId: 2, companyId: 1, name: 'Chennai', stateCode: '33', ranges: [], locationId: 1 },
      null,
    );
    const rev = async () => (await areas.findById(2))?.rev;
    await areas.markForPublishing(5);
    const markedRev = await rev();
    await areas.markForPublishing(5);
    await areas.markForPublishing(4);
    expect([markedRev, await rev()]).toEqual([2, 2]);
  });
});
