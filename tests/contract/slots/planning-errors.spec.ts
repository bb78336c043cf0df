import { dayAhead, testArea } from '../../support/api/test-area.ts';
import { createSlotScenario, type SlotScenario } from './slot-scenario.ts';

const { groupId } = testArea;
const unknownGroup = 89;

const slotBody = (more: object) => ({
  GroupId: groupId,
  Slots: [{ Date: dayAhead(11), Start: '04:00', End: '05:00', Count: 5, ...more }],
});
const templateBody = (...templates: object[]) => ({
  GroupId: groupId,
  Templates: templates.map((template) => ({
    Start: '06:00',
    End: '06:30',
    Count: 5,
    ...template,
  })),
});
describe('slot planning by staff', () => {
  let scenario: SlotScenario;
  beforeAll(async () => {
    scenario = await createSlotScenario();
  });

  it.each([
    [
      'saving slots of an unknown group',
      '/api/Times',
      { ...slotBody({}), GroupId: unknownGroup },
      {},
      'unknown-group',
    ],
    ['saving slots of a past day', '/api/Times', slotBody({ Date: dayAhead(-1) }), {}, 'slot-past'],
    [
      'saving a slot that ends before it starts',
      '/api/Times',
      slotBody({ End: '04:00' }),
      {},
      'end-before-start',
    ],
    [
      'saving slots too far ahead',
      '/api/Times',
      slotBody({ Date: '2400-02-29' }),
      {},
      'date-too-far',
    ],
    [
      'a blackout day too far ahead',
      '/api/admin/delivery-slot/blackout-days',
      { GroupId: groupId, Date: '9999-12-31' },
      {},
      'date-too-far',
    ],
    [
      'opening pincodes of a group far beyond the last',
      '/api/AvailablePincode',
      undefined,
      {
        start: '980000',
        end: '980001',
        UserId: '1',
        groupid: '999999999999999',
        StateCode: '29',
      },
      'unknown-group',
    ],
    [
      'saving templates of an unknown group',
      '/api/admin/delivery-slot/templates',
      { ...templateBody({}), GroupId: unknownGroup },
      {},
      'unknown-group',
    ],
    [
      'saving a template that ends before it starts',
      '/api/admin/delivery-slot/templates',
      templateBody({ End: '05:00' }),
      {},
      'end-before-start',
    ],
    [
      'saving two templates with the same start on a weekday',
      '/api/admin/delivery-slot/templates',
      templateBody({}, { Weekdays: [2] }),
      {},
      'template-doubled',
    ],
    [
      'saving templates under another version',
      '/api/admin/delivery-slot/templates',
      { ...templateBody({}), Rev: 999_999_999 },
      {},
      'plan-changed',
    ],
    [
      'a blackout day of an unknown group',
      '/api/admin/delivery-slot/blackout-days',
      { GroupId: unknownGroup, Date: dayAhead(12) },
      {},
      'unknown-group',
    ],
    [
      'opening a reversed pincode range',
      '/api/AvailablePincode',
      undefined,
      { start: '990010', end: '990001', UserId: '1', groupid: String(groupId) },
      'range-crossed',
    ],
    [
      'opening more than 5,000 pincodes',
      '/api/AvailablePincode',
      undefined,
      { start: '980000', end: '985000', UserId: '1', groupid: String(groupId) },
      'range-too-large',
    ],
    [
      'opening pincodes of a new group without a State',
      '/api/AvailablePincode',
      undefined,
      { start: '980000', end: '980001', UserId: '1', groupid: String(unknownGroup) },
      'state-needed',
    ],
    [
      'opening pincodes of a group without an id and a State',
      '/api/AvailablePincode',
      undefined,
      { start: '980000', end: '980001', UserId: '1', groupid: '0', GroupName: 'Nowhere' },
      'state-needed',
    ],
    [
      'opening pincodes with another State than the group',
      '/api/AvailablePincode',
      undefined,
      {
        start: testArea.from,
        end: testArea.from,
        UserId: '1',
        groupid: String(groupId),
        StateCode: '33',
      },
      'other-state',
    ],
    [
      'opening pincodes of another group',
      '/api/AvailablePincode',
      undefined,
      { start: '560001', end: '560002', UserId: '1', groupid: String(groupId) },
      'other-group',
    ],
    [
      'changing pincodes of an unknown group',
      '/api/UpdateAvailablePincode',
      { GroupId: unknownGroup, PincodeFrom: '980000', PincodeTo: '980001', Status: 0 },
      {},
      'unknown-group',
    ],
    [
      'changing a reversed pincode range',
      '/api/UpdateAvailablePincode',
      { GroupId: groupId, PincodeFrom: '990010', PincodeTo: '990001', Status: 1 },
      {},
      'range-crossed',
    ],
    [
      'saving a charge for a reversed pincode range',
      '/api/admin/delivery-slot/charges',
      { PincodeFrom: '990010', PincodeTo: '990001', Charge: 40, FreeAbove: 499, Rev: 0 },
      {},
      'range-crossed',
    ],
    [
      'saving an unknown charge',
      '/api/admin/delivery-slot/charges',
      {
        Id: 999_999,
        PincodeFrom: '990015',
        PincodeTo: '990016',
        Charge: 40,
        FreeAbove: 499,
        Rev: 0,
      },
      {},
      'unknown-charge',
    ],
  ] as const)('rejects %s', async (_name, path, body, query, code) =>
    expect(await scenario.sendAsStaff(path, body, query)).toMatchObject({
      Id: 0,
      Error: 1,
      Code: code,
    }),
  );
});
