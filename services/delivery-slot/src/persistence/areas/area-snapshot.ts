import type { ChargeStore } from '../../application/ports/charges.ts';
import { type AreaDocument, toArea } from './area-repository.ts';

/** Reads the charges after the area, so a snapshot never has older charges than its area. */
export const toAreaSnapshot = (charges: ChargeStore) => async (document: AreaDocument) => {
  const { rev: _rev, ranges, ...area } = toArea(document);
  const { rules } = await charges.read();
  return {
    ...area,
    ranges: [...ranges],
    charges: rules.map(({ rev: _chargeRev, ...rule }) => rule),
  };
};
