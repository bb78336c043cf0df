import { kolkataDate } from '@tokri/contracts/dates';
import { startSlotService, type SlotService } from './slot-service.ts';

let service: SlotService;
beforeAll(async () => {
  service = await startSlotService('figures');
}, 60_000);
afterAll(() => service.stop());

describe('the figures of delivery-slot', () => {
  it('show the capacity of today by state and holds by outcome', async () => {
    const slotId = await service.openSlot(1, {
      Date: kolkataDate(new Date()),
      Start: '23:58',
      End: '23:59',
    });
    const last = await service.openSlot(1);
    await service.hold(11, last);
    await service.hold(12, last);
    expect(slotId).toBeGreaterThan(0);
    const figures = await service.figures();
    const find = (name: string, label: string) =>
      Object.fromEntries(
        figures
          .filter((figure) => figure.name === name)
          .map(({ labels, value }) => [labels[label], value]),
      );
    expect(find('tokri_slot_capacity', 'state')).toEqual({ available: 1, held: 0, booked: 0 });
    expect(find('tokri_holds_total', 'outcome')).toEqual({ ok: 1, 'slot-full': 1 });
    expect(figures).toEqual(
      expect.arrayContaining([
        { name: 'tokri_holds_overdue', labels: { deployable: 'delivery-slot' }, value: 0 },
        { name: 'tokri_waitlist_slots', labels: { deployable: 'delivery-slot' }, value: 0 },
      ]),
    );
  });
});
