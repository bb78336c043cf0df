export const maxViewNameLength = 60;
export const maxViewQueryLength = 500;
export const maxSavedViews = 30;
