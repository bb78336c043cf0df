/** The value of the field while its text names no party; an empty value means everyone. */
export const unresolvedParty = '?';
