import type { ChargeStore } from '../application/ports/charges.ts';
import { type AreaDocument, toArea } from '../persistence/areas/area-repository.ts';

/** Charges are read after the group: those that it is told with are never older than it is. */
export const toAreaSnapshot = (charges: ChargeStore) => async (document: AreaDocument) => {
  const { rev: _rev, ranges, ...area } = toArea(document);
  return { ...area, ranges: [...ranges], charges: [...(await charges.read()).rules] };
};
