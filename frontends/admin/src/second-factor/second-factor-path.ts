export const secondFactorPath = '/admin/second-factor';
