import type { Envelope } from '@tokri/contracts/events';
import { areaSnapshot, contactKey, partySnapshot } from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startSlotService, type SlotService } from './slot-service.ts';

let service: SlotService;
let published: Envelope[];
beforeAll(async () => {
  service = await startSlotService('areas');
  published = collectEvents(service.broker, [areaSnapshot]);
});
afterAll(() => service.stop());

const open = (groupId: number, start: number, end: number) =>
  service.write(
    `open-pincodes?start=${start}&end=${end}&UserId=1&groupid=${groupId}&GroupName=Group&StateCode=29`,
    undefined,
  );

describe('delivery charges', () => {
  interface Charge {
    readonly Id: number;
    readonly PartyId: number;
    readonly Charge: number;
  }
  const save = (more: object) =>
    service.write('save-charge', {
      Id: 0,
      PincodeFrom: '560001',
      PincodeTo: '560002',
      PartyId: 0,
      Charge: 33,
      FreeAbove: 0,
      Rev: 0,
      ...more,
    });
  const findPublishedCharges = async () =>
    (await service.read<readonly Charge[]>('read-charge?Pincode=560001')).map((rule) => [
      rule.Id,
      rule.Charge,
    ]);
  const saveForParty = async (PartyId: number) => {
    await publishEvent(service.broker, partySnapshot, {
      key: contactKey.party(PartyId),
      seq: 1,
      data: { partyId: PartyId, pincode: '560001', stateCode: '29', sealed: 'sealed' },
    });
    let saved = await save({ PartyId });
    await eventually(
      async () => {
        if (saved.Code === 'unknown-party') saved = await save({ PartyId });
        return saved.Error === 0;
      },
      { missing: 'the charge of a new business customer' },
    );
    return saved;
  };
  it('rejects a charge for a business customer that does not exist', async () => {
    expect(await save({ PincodeFrom: '560005', PincodeTo: '560006', PartyId: 999_999 })).toEqual(
      expect.objectContaining({ Id: 0, Error: 1, Code: 'unknown-party' }),
    );
    expect(await service.read<readonly Charge[]>('read-charge?Pincode=560005')).toEqual([]);
  });
  it('rejects another charge for the same range and party, and a change of an outdated one', async () => {
    const { Id } = await save({});
    expect(await save({})).toMatchObject({ Id, Error: 0 });
    expect(await save({ Charge: 77 })).toMatchObject({ Id: 0, Code: 'charge-doubled' });
    expect(await save({ Id, Charge: 77, Rev: 1 })).toMatchObject({ Id, Error: 0 });
    expect(await save({ Id, Charge: 78, Rev: 1 })).toMatchObject({ Id: 0, Code: 'charge-changed' });
    expect(await findPublishedCharges()).toEqual([[Id, 77]]);
    const other = await saveForParty(7);
    expect(other.Id).not.toBe(Id);
    expect(await save({ Id: other.Id, Rev: 1 })).toMatchObject({ Id: 0, Code: 'charge-doubled' });
    expect(await findPublishedCharges()).toEqual([[Id, 77]]);
  });
  it('changes a charge that was stored before charges had a revision', async () => {
    const range = { PincodeFrom: '560090', PincodeTo: '560091' };
    const { Id } = await save(range);
    await service.connection
      .collection<{ _id: string }>('charges')
      .updateOne({ _id: 'all' }, { $unset: { 'rules.$[].rev': '' } });
    expect(await save({ ...range, Id, Charge: 34, Rev: 1 })).toMatchObject({ Id, Error: 0 });
  });
  it('keeps one charge when it is added twice concurrently', async () => {
    for (let times = 0; times < 10; times += 1) {
      const range = { PincodeFrom: `56002${times}`, PincodeTo: `56002${times}` };
      const results = await Promise.all([
        save({ ...range, Charge: 40 }),
        save({ ...range, Charge: 50 }),
      ]);
      const left = await service.read<readonly Charge[]>(`read-charge?Pincode=56002${times}`);
      expect(results.map(({ Code }) => Code).sort()).toEqual(['', 'charge-doubled']);
      expect(left.map(({ Id }) => Id)).toEqual([results.find(({ Error }) => Error === 0)?.Id]);
    }
  });

  const findPublished = (groupId: number) =>
    published
      .filter(({ key }) => key === String(groupId))
      .sort((a, b) => a.seq - b.seq)
      .at(-1)?.data as
      | { readonly charges: readonly { readonly id: number; readonly chargePaise: number }[] }
      | undefined;
  const isPublished = (groupId: number, Id: number, chargePaise: number) =>
    findPublished(groupId)?.charges.some(
      (rule) => rule.id === Id && rule.chargePaise === chargePaise,
    ) ?? false;
  it('publishes charges with every group, also one created at the same time', async () => {
    const range = { PincodeFrom: '560030', PincodeTo: '560030' };
    const [{ Id }] = await Promise.all([save({ ...range, Charge: 20 }), open(8, 690_801, 690_801)]);
    await eventually(() => [1, 8].every((groupId) => isPublished(groupId, Id, 2_000)), {
      missing: 'the charge in both groups',
    });
    await save({ ...range, Id, Rev: 1, Charge: 25 });
    await eventually(() => [1, 8].every((groupId) => isPublished(groupId, Id, 2_500)), {
      missing: 'the new charge in both groups',
    });
  });
  it('publishes charges by the periodic job after a crash', async () => {
    const { Id } = await save({ PincodeFrom: '560031', PincodeTo: '560031', Charge: 20 });
    await eventually(() => isPublished(1, Id, 2_000), { missing: 'the charge' });
    await service.raiseChargeWithoutPublishing(Id, 3_000);
    await eventually(() => isPublished(1, Id, 3_000), {
      missing: 'the charge that was not published',
    });
  });
});

interface Range {
  readonly GroupId: number;
  readonly PincodeFrom: string;
  readonly PincodeTo: string;
}

describe('two groups that open the same pincodes concurrently', () => {
  it('assigns the pincodes to one group and rejects the other', async () => {
    await open(4, 690_001, 690_001);
    await open(5, 690_101, 690_101);
    for (let times = 0; times < 10; times += 1) {
      const from = 700_000 + times * 1_000;
      const answers = await Promise.all([open(4, from, from + 10), open(5, from + 5, from + 15)]);
      const groups = (await service.read<readonly Range[]>('list-pincodes'))
        .filter(({ PincodeFrom }) => Math.floor(Number(PincodeFrom) / 1_000) === from / 1_000)
        .map(({ GroupId }) => GroupId);
      expect([answers.map(({ Code }) => Code).sort(), groups.length]).toEqual([
        ['', 'other-group'],
        1,
      ]);
    }
  });
  it('accepts both when the pincodes differ', async () =>
    expect(
      (await Promise.all([open(4, 720_000, 720_010), open(5, 720_011, 720_015)])).map(
        ({ Code }) => Code,
      ),
    ).toEqual(['', '']));
});
