import type { SlotUsageResponse, TemplatesOfGroup } from '@tokri/contracts/api';
import { callApiOk } from '../../support/api/call-api.ts';
import { dayAhead, readSlot, testArea } from '../../support/api/test-area.ts';
import { createSlotScenario, type SlotScenario } from './slot-scenario.ts';

const { groupId } = testArea;

describe('slot planning by staff', () => {
  let scenario: SlotScenario;
  beforeAll(async () => {
    scenario = await createSlotScenario();
  });

  it('returns templates as they were saved', async () => {
    const template = {
      Start: '06:00',
      End: '06:30',
      Weekdays: [1, 3, 5],
      Count: 500,
      ItemCount: 5000,
      Fee: 20,
      PartyFees: [{ PartyId: 1, Fee: 0 }],
      CutOffMinutes: 0,
      CutOffHour: 20,
      MinimumOrder: 0,
    };
    await scenario.sendAsStaff('/api/admin/delivery-slot/templates', {
      GroupId: groupId,
      WeeklyOff: [],
      Templates: [template],
    });
    expect(
      (
        await scenario.readAsStaff<readonly TemplatesOfGroup[]>(
          '/api/admin/delivery-slot/templates',
        )
      ).find((group) => group.GroupId === groupId),
    ).toEqual({
      GroupId: groupId,
      Rev: expect.any(Number),
      GroupName: testArea.name,
      WeeklyOff: [],
      Templates: [template],
    });
  });
  it('saves templates under the version that was read, applies them to existing slots and rejects an outdated version', async () => {
    const path = '/api/admin/delivery-slot/templates';
    const readPlan = async () =>
      (await scenario.readAsStaff<readonly TemplatesOfGroup[]>(path)).find(
        (group) => group.GroupId === groupId,
      );
    const buildPlan = (Count: number, more: object = {}) => ({
      GroupId: groupId,
      WeeklyOff: [],
      Templates: [{ Start: '06:00', End: '06:30', Count, ...more }],
    });
    const before = await readPlan();
    const count = before?.Templates[0]?.Count === 71 ? 72 : 71;
    const saved = await scenario.sendAsStaff(path, {
      ...buildPlan(count, { ApplyToSlots: true }),
      Rev: before?.Rev ?? 0,
    });
    expect(saved).toMatchObject({
      Id: groupId,
      Error: 0,
      Rev: (before?.Rev ?? 0) + 1,
      Changed: expect.any(Number),
      Refused: [],
    });
    expect(
      await scenario.sendAsStaff(path, { ...buildPlan(73), Rev: before?.Rev ?? 0 }),
    ).toMatchObject({
      Id: 0,
      Error: 1,
      Code: 'plan-changed',
    });
    expect(await readPlan()).toMatchObject({
      Rev: (before?.Rev ?? 0) + 1,
      Templates: [{ Count: count }],
    });
    const slots = await scenario.readAsStaff<readonly SlotUsageResponse[]>(
      '/api/admin/delivery-slot/fill',
      {
        FromDate: dayAhead(1),
        ToDate: dayAhead(13),
        GroupId: String(groupId),
      },
    );
    expect(
      new Set(slots.filter(({ Start }) => Start === '06:00').map(({ Capacity }) => Capacity)),
    ).toEqual(new Set([count]));
  });
  it('previews the effect of a capacity exactly', async () => {
    const { slot } = await scenario.createPurchaseForSlot({ Count: 3 }, '03:11');
    const [preview] = await scenario.readAsStaff<
      readonly { Before: SlotUsageResponse; After: SlotUsageResponse; Closes: boolean }[]
    >('/api/admin/delivery-slot/capacity-preview', { SlotId: String(slot.Id), Count: '9' });
    expect(preview).toMatchObject({
      Closes: false,
      Before: { Capacity: 3 },
      After: { Capacity: 9, Left: 9 },
    });
    await scenario.createPurchaseForSlot({ Count: 9 }, '03:11');
    expect(
      (
        await scenario.readAsStaff<readonly SlotUsageResponse[]>('/api/admin/delivery-slot/fill', {
          FromDate: dayAhead(11),
          ToDate: dayAhead(11),
          GroupId: String(groupId),
        })
      ).find(({ Id }) => Id === slot.Id),
    ).toEqual(preview?.After);
  });
  it('closes and reopens a slot, but not on a blackout day and not an unknown slot', async () => {
    const path = '/api/admin/delivery-slot/closed-slots';
    const date = dayAhead(13);
    const { slot } = await scenario.createPurchaseForSlot({}, '03:13', date);
    const day = (Closed: boolean) =>
      scenario.sendAsStaff('/api/admin/delivery-slot/blackout-days', {
        GroupId: groupId,
        Date: date,
        Closed,
      });
    await day(false);
    expect(await scenario.sendAsStaff(path, { SlotId: slot.Id, Closed: true })).toMatchObject({
      Id: slot.Id,
      Error: 0,
    });
    expect(await readSlot(slot.Id, date)).toMatchObject({
      State: 'Closed',
      Reason: 'closed',
      Capacity: 5,
    });
    expect(await scenario.sendAsStaff(path, { SlotId: slot.Id, Closed: false })).toMatchObject({
      Error: 0,
    });
    expect(await readSlot(slot.Id, date)).toMatchObject({ State: 'Open' });
    await day(true);
    expect(await scenario.sendAsStaff(path, { SlotId: slot.Id, Closed: false })).toMatchObject({
      Code: 'slot-blackout',
    });
    await day(false);
    expect(await scenario.sendAsStaff(path, { SlotId: 999_999_999, Closed: true })).toMatchObject({
      Code: 'unknown-slot',
    });
  });
  it('returns the fee of a party to requests that name the party', async () => {
    const { slot } = await scenario.createPurchaseForSlot(
      { Fee: 20, PartyFees: [{ PartyId: 1, Fee: 5 }] },
      '03:12',
    );
    const feeFor = async (names: Readonly<Record<string, string>>) =>
      (
        await callApiOk<readonly { Id: number; Fee: number }[]>({
          path: '/api/TimeSlot',
          query: {
            LocationId: String(groupId),
            FromDate: dayAhead(11),
            ToDate: dayAhead(11),
            ...names,
          },
        })
      ).find(({ Id }) => Id === slot.Id)?.Fee;
    expect([await feeFor({}), await feeFor({ PartyId: '1' })]).toEqual([20, 5]);
  });
});
