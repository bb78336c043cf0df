import { callApi, callApiOk } from '../../support/api/call-api.ts';
import { testArea } from '../../support/api/test-area.ts';
import { expectProblem } from '../expectations.ts';
import { createSlotScenario, type SlotScenario } from './slot-scenario.ts';

const { groupId } = testArea;

describe('service areas and delivery charges', () => {
  let scenario: SlotScenario;
  beforeAll(async () => {
    scenario = await createSlotScenario();
  });

  interface Charge {
    readonly Id: number;
    readonly Rev: number;
    readonly PincodeFrom: string;
    readonly Charge: number;
  }
  it('saves a charge over the version that was read and rejects a second one of its range', async () => {
    const range = { PincodeFrom: '990003', PincodeTo: '990004', PartyId: 0, FreeAbove: 499 };
    const charges = await callApiOk<readonly Charge[]>({
      path: '/api/DeliveryCharge',
      query: { pageSize: '200' },
    });
    const before = charges.find(({ PincodeFrom }) => PincodeFrom === range.PincodeFrom);
    const save = (more: object) =>
      scenario.sendAsStaff('/api/admin/delivery-slot/charges', { ...range, ...more });
    const Rev = before?.Rev ?? 0;
    const { Id } = await save({
      Id: before?.Id ?? 0,
      Rev,
      Charge: before?.Charge === 33 ? 34 : 33,
    });
    expect(await save({ Id, Rev: Rev + 1, Charge: 40 })).toMatchObject({ Id, Error: 0 });
    expect(await save({ Id, Rev: Rev + 1, Charge: 41 })).toMatchObject({
      Id: 0,
      Error: 1,
      Code: 'charge-changed',
    });
    expect(await save({ Rev: 0, Charge: 41 })).toMatchObject({
      Id: 0,
      Error: 1,
      Code: 'charge-doubled',
    });
  });
  it.each([
    [
      'opening pincodes',
      '/api/AvailablePincode',
      undefined,
      {
        start: '980000',
        end: '980001',
        UserId: '1',
        groupid: '0',
        GroupName: 'Nowhere',
        StateCode: '77',
      },
    ],
    [
      'changing pincodes',
      '/api/UpdateAvailablePincode',
      {
        GroupId: groupId,
        StateCode: '77',
        PincodeFrom: testArea.from,
        PincodeTo: testArea.from,
        Status: 1,
      },
      {},
    ],
  ] as const)(
    'rejects %s with an unknown State code and names the field',
    async (_name, path, body, query) => {
      const response = await callApi({
        method: 'POST',
        path,
        query,
        token: scenario.fixture.staff.token,
        body,
      });
      expect([
        response.status,
        expectProblem(response, 'bad-input').errors?.map(({ field }) => field),
      ]).toEqual([400, ['StateCode']]);
    },
  );

  it('reports what opening a range changes and merges overlapping ranges', async () => {
    const range = (start: string, end: string) =>
      scenario.sendAsStaff('/api/AvailablePincode', undefined, {
        start,
        end,
        UserId: '1',
        groupid: String(groupId),
      });
    const close = () =>
      scenario.sendAsStaff('/api/UpdateAvailablePincode', {
        GroupId: groupId,
        PincodeFrom: '990011',
        PincodeTo: '990020',
        Status: 0,
      });
    await close();
    expect(await range('990008', '990014')).toMatchObject({ Error: 0, Added: 4, AlreadyOpen: 3 });
    expect(
      (
        await callApiOk<readonly { PincodeFrom: string; PincodeTo: string }[]>({
          path: '/api/AvailablePincode',
          query: { groupid: String(groupId) },
        })
      ).map(({ PincodeFrom, PincodeTo }) => [PincodeFrom, PincodeTo]),
    ).toEqual([['990001', '990014']]);
    expect(await close()).toMatchObject({ Error: 0 });
  });
});
