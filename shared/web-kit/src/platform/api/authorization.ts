export interface Authorization {
  token(): Promise<string | null>;
  renew(rejectedToken: string): Promise<string | null>;
}

const anonymous: Authorization = { token: async () => null, renew: async () => null };
let current = anonymous;

export const setAuthorization = (authorization: Authorization | null): void => {
  current = authorization ?? anonymous;
};
export const authorization = (): Authorization => current;
