import { runInSpan } from './span.ts';

const toKebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every call of a port to a system outside becomes a span, for example `gateway create-refund`. */
export const traceCalls = <Port extends object>(system: string, port: Port): Port =>
  new Proxy(port, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function' || typeof name !== 'string') return member;
      return (...values: readonly unknown[]): Promise<unknown> =>
        runInSpan({ name: `${system} ${toKebabCase(name)}`, kind: 'client' }, async () =>
          (member as (...given: readonly unknown[]) => unknown)(...values),
        );
    },
  });
