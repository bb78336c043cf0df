import { buildItem } from '../../../testing/fake-items-api.ts';
import { addSteps, showSteps, undoSteps } from './shown-stock.ts';

const mark = { unitId: 30, locationId: 1, before: 12, after: 0, madeAt: 1_000 };
const stockAt = (stock: number) =>
  buildItem({
    Units: buildItem().Units.map((unit) => ({
      ...unit,
      Stock: stock + 4,
      Locations: [
        { LocationId: 1, Stock: stock },
        { LocationId: 2, Stock: 4 },
      ],
    })),
  });
const shown = (stock: number, steps = [mark], readAt = 2_000) =>
  showSteps([stockAt(stock)], steps, readAt)[0]?.Units[0];

describe('the stock of a list that was read before it held a change', () => {
  it('is shown with the change, at its location only', () => {
    expect(shown(12)).toMatchObject({
      Stock: 4,
      Locations: [
        { LocationId: 1, Stock: 0 },
        { LocationId: 2, Stock: 4 },
      ],
    });
  });
  it('gives way to any other figure, which is newer', () => {
    expect(shown(7)?.Stock).toBe(11);
  });
  it('is shown as read once every server has heard of the change', () => {
    expect(shown(12, [mark], 20_000)?.Stock).toBe(16);
  });
  it('is as before the mark once that is undone, whichever of the two a server has heard of', () => {
    const undo = undoSteps([mark]).map((step) => ({ ...step, madeAt: 1_500 }));
    const steps = [...addSteps([mark], undo)];
    expect(shown(0, steps)?.Stock).toBe(16);
    expect(shown(12, steps)?.Stock).toBe(16);
  });
});
