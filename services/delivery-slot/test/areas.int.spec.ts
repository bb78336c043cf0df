import { startSlotService, type SlotService } from './slot-service.ts';

let shop: SlotService;
beforeAll(async () => { shop = await startSlotService('areas'); }, 60_000);
afterAll(() => shop.stop());

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
