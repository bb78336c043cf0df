/** Shorter terms match too much to be worth a call that the shop pays for. */
export const minAddressTermLength = 3;
export const maxAddressTermLength = 100;
