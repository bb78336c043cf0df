export * from './money.ts';
export * from './names.ts';
export * from './problems.ts';
export * from './quote.ts';
