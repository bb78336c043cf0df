import { startSlotService, type SlotService } from './slot-service.ts';

let shop: SlotService;
beforeAll(async () => { shop = await startSlotService('areas'); }, 60_000);
afterAll(() => shop.stop());

describe('a charge', () => {
  interface Charge { readonly Id: number; readonly PartyId: number; readonly Charge: number }
  const save = (more: object) => shop.write('save-charge', { Id: 0, PincodeFrom: '560001', PincodeTo: '560002', PartyId: 0, Charge: 33, FreeAbove: 0, ...more });
  const charged = async () => (await shop.read<readonly Charge[]>('read-charge?Pincode=560001')).map((rule) => [rule.Id, rule.Charge]);
  it('saved anew for the same range and party, takes the place of the first; one of another party cannot become a second', async () => {
    const { Id } = await save({});
    expect(await save({ Charge: 77 })).toMatchObject({ Id, Error: 0 });
    expect(await charged()).toEqual([[Id, 77]]);
    const other = await save({ PartyId: 7 });
    expect(other.Id).not.toBe(Id);
    expect(await save({ Id: other.Id })).toMatchObject({ Id: 0, Code: 'charge-doubled' });
    expect(await charged()).toEqual([[Id, 77]]);
  });
});

interface Range { readonly GroupId: number; readonly PincodeFrom: string; readonly PincodeTo: string }
const open = (groupId: number, start: number, end: number) => shop.write(`open-pincodes?start=${start}&end=${end}&UserId=1&groupid=${groupId}&GroupName=Group&StateCode=29`, undefined);

describe('two groups that open the same codes at the same time', () => {
  it('ten times over, one of them gets the codes and the other is refused', async () => {
    await open(4, 690_001, 690_001);
    await open(5, 690_101, 690_101);
    for (let times = 0; times < 10; times += 1) {
      const from = 700_000 + times * 1_000;
      const answers = await Promise.all([open(4, from, from + 10), open(5, from + 5, from + 15)]);
      const groups = (await shop.read<readonly Range[]>('list-pincodes')).filter(({ PincodeFrom }) => Math.floor(Number(PincodeFrom) / 1_000) === from / 1_000).map(({ GroupId }) => GroupId);
      expect([answers.map(({ Code }) => Code).sort(), groups.length]).toEqual([['', 'other-group'], 1]);
    }
  });
  it('codes apart, both get theirs', async () => expect((await Promise.all([open(4, 720_000, 720_010), open(5, 720_011, 720_015)])).map(({ Code }) => Code)).toEqual(['', '']));
});
