export const en = { until: 'Until {day}' } as const;
