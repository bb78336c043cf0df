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

  it('replaces the charge of a range and party and rejects a second one', async () => {
    const save = (more: object) =>
      scenario.sendAsStaff('/api/admin/delivery-slot/charges', {
        PincodeFrom: '990003',
        PincodeTo: '990004',
        PartyId: 0,
        Charge: 33,
        FreeAbove: 499,
        ...more,
      });
    const { Id } = await save({});
    expect(await save({ Charge: 40 })).toMatchObject({ Id, Error: 0 });
    const other = await save({ PincodeTo: '990005', Charge: 40 });
    expect(await save({ Id: other.Id })).toMatchObject({
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
