export const maxLimitLiftDays = 90;
export const maxLimitLiftReasonLength = 200;
