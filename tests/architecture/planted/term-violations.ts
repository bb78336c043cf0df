const violations: Readonly<Record<string, string>> = {
  'domain/orders/interface.ts': 'export interface OrderWish {\n  readonly id: number;\n}',
  'domain/orders/needs.ts': 'export const placeOrderNeeds = 1;',
  'domain/orders/tries.ts': 'export const RETRY_TRIES_MAX = 3;',
  'http/tells.tsx': 'export function tellCart() {\n  return null;\n}',
  'domain/private-field.ts': 'export class Cart {\n  #wishes = 1;\n  read = () => this.#wishes;\n}',
  'domain/method.ts': 'export class Cart {\n  judge() {\n    return 1;\n  }\n}',
  'domain/member.ts': 'export interface Cart {\n  readonly patience: number;\n}',
  'domain/signature.ts': 'export interface Cart {\n  tellAll(): void;\n}',
  'domain/key.ts': "export const cart = { 'parcel-id': 1 };",
  'domain/parameter.ts': 'export const double = (shelf: number) => shelf * 2;',
  'domain/function-parameter.ts':
    'export function double({ a: wish }: { a: number }) {\n  return wish;\n}',
  'domain/function-type.ts': 'export type Read = (heard: number) => void;',
  'persistence/stored-field.ts': 'export interface Stored {\n  readonly refusal: string;\n}',
  'domain/destructured.ts': 'export const [tell = 1] = [2];',
};

export const termViolations = Object.entries(violations).map(
  ([file, content]) =>
    ['house/standard-terms', `services/order/src/${file}`, `${content}\n`] as const,
);
