import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isUnitedKingdom } from '@tokri/contracts/market';
import { readClaims } from './token-claims.ts';
import { startUserService, type UserService } from './user-service.ts';

export const annapurna = '29AAKFA4321L1ZB';
export const chaiCorner = '29AADFC1212Q1ZE';
export const cancelledGstin = '29AAACT9999N1Z2';
export const unknownGstin = '27AAPFU0939F1ZV';

const addr = {
  bno: '7',
  st: '80 Feet Road',
  loc: 'Bengaluru',
  dst: 'Bengaluru Urban',
  pncd: '560034',
};

/** Knows the taxpayers of the spec, and nothing while it is down. */
const startPortal = async () => {
  let isDown = false;
  const server: Server = createServer((request, response) => {
    const send = (status: number, body: object) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    if (isDown) {
      send(503, {});
      return;
    }
    if (request.method === 'POST') {
      send(200, { authtoken: 'token', expires_in: 3_600 });
      return;
    }
    const gstin = new URL(String(request.url), 'http://portal').searchParams.get('gstin') ?? '';
    const sts = gstin === cancelledGstin ? 'Cancelled' : 'Active';
    if (gstin === unknownGstin) send(200, { success: false, errorCode: 'SWEB_9035' });
    else
      send(200, {
        success: true,
        result: {
          gstin,
          lgnm: 'CHAI POINT PARTNERS',
          tradeNam: 'Chai Corner',
          sts,
          pradr: { addr },
        },
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setDown: (down: boolean) => {
      isDown = down;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

type Person = Awaited<ReturnType<UserService['signIn']>>;

/** A user service with a GST portal, and a member of staff who may decide applications. */
export const startBusinessScenario = async (
  name: string,
  overrides: Record<string, string> = {},
) => {
  const portal = await startPortal();
  const user = await startUserService(name, {
    GSP_URL: portal.url,
    GSP_APP_ID: 'app',
    GSP_APP_SECRET: 'secret',
    ...overrides,
  });
  const mobile = isUnitedKingdom() ? '07700900800' : '9000000800';
  const clerk = await user.signIn({ mobile });
  await user.connection
    .collection<{ _id: number }>('users')
    .updateOne({ _id: clerk.userId }, { $set: { permissions: ['users'] } });
  const staff = (await user.signIn({ mobile })).token;

  const apply = ({ userId, token }: Person, change: Record<string, unknown> = {}) =>
    user.call('apply-as-business', {
      token,
      body: {
        UserId: userId,
        GSTIN: chaiCorner,
        Name: 'Chai Corner',
        Address: '7, 80 Feet Road',
        Pincode: '560034',
        ...change,
      },
    });
  const readOwn = async ({ userId, token }: Person) =>
    (await user.call('read-business-application', { query: { UserId: String(userId) }, token }))
      .entries[0];
  const findForStaff = async (userId: number) => {
    const { entries } = await user.call('list-business-applications', {
      query: { pageSize: '100' },
      token: staff,
    });
    return entries.find(({ UserId }) => UserId === userId);
  };
  const approve = (userId: number, Rev: unknown, Roles: readonly string[] = ['buyer']) =>
    user.call('approve-business-application', {
      body: { UserId: userId, Rev, Roles },
      token: staff,
    });
  const decline = (userId: number, Rev: unknown) =>
    user.call('decline-business-application', {
      body: { UserId: userId, Rev, Reason: 'The address is a flat' },
      token: staff,
    });
  const renew = async ({ cookie }: Person) =>
    readClaims(
      String(
        (await user.call('renew-token', { body: {}, headers: { cookie: `refresh=${cookie}` } }))
          .first.Token,
      ),
    );

  const listAddresses = async ({ userId, token }: Person) =>
    (await user.call('list-addresses', { query: { uId: String(userId) }, token })).entries;
  const stop = async () => {
    await user.stop();
    portal.stop();
  };
  return {
    user,
    staff,
    apply,
    readOwn,
    findForStaff,
    approve,
    decline,
    renew,
    listAddresses,
    setPortalDown: portal.setDown,
    stop,
  };
};

export type BusinessScenario = Awaited<ReturnType<typeof startBusinessScenario>>;
