/** Three decimals are about 100 metres: enough for a pincode, too coarse for a front door. */
export const coordinateDecimals = 3;
