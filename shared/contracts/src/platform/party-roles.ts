export const businessApplicationStates = ['pending', 'approved', 'declined'] as const;
export type BusinessApplicationState = (typeof businessApplicationStates)[number];

/** A buyer orders for the business; an accountant sees its bills and pays them. */
export const partyRoles = ['buyer', 'accountant'] as const;
export type PartyRole = (typeof partyRoles)[number];

/** How tokens and profiles name a role. */
export const partyRoleName = (role: PartyRole): string => `party:${role}`;
