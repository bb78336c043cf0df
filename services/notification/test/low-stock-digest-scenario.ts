import { connectMongo } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import type { FallenPack, StaffMember } from '../src/application/ports/low-stock.ts';
import { sendDigests, type SendDigestsDeps } from '../src/application/low-stock/send-digests.ts';
import type { Message, SendResult } from '../src/domain/deliveries/message.ts';
import { unknownBrand } from '../src/domain/templates/brand.ts';
import {
  createDigestRepository,
  digestModel,
} from '../src/persistence/low-stock/digest-repository.ts';
import { createPackRepository, packModel } from '../src/persistence/low-stock/pack-repository.ts';

const startedAt = new Date('2026-11-28T05:00:00Z');
const recipient = { userId: 7, mail: true, sms: false, language: 'en' } as const;
const startState = () => ({
  now: startedAt,
  sent: [] as Message[],
  result: { ok: true } as SendResult,
  permissions: ['items'] as readonly string[],
  isOn: true,
});

/** One recipient at the locations 1 and 2, by mail, and a clock that the spec moves. */
export const openDigestScenario = async () => {
  const environment = testEnvironment({ service: 'notification', name: 'digests' });
  const connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'spec',
  });
  const packs = createPackRepository(packModel(connection));
  const digests = createDigestRepository(digestModel(connection));
  const state = startState();
  const gateway = async (message: Message): Promise<SendResult> => {
    state.sent.push(message);
    return state.result;
  };
  const findStaff = async (userIds: readonly number[]): Promise<readonly StaffMember[]> =>
    userIds.map((userId) => ({
      userId,
      name: 'Meera Nair',
      permissions: state.permissions,
      mail: { address: 'meera@example.in', isVerified: true },
      sms: { address: '', isVerified: false },
    }));
  const readSettings = async () => ({
    rev: 1,
    isOn: state.isOn,
    locations: [1, 2].map((locationId) => ({ locationId, recipients: [recipient] })),
  });
  const readContext = async () => ({
    brand: unknownBrand,
    smsBrand: unknownBrand,
    templates: [],
    onUnusable: () => undefined,
  });
  return {
    state,
    packs,
    digests,
    /** What each process of the service runs every few seconds. */
    run: (change: Partial<SendDigestsDeps> = {}) =>
      sendDigests({
        packs,
        digests,
        settings: { read: readSettings },
        staff: { findStaff },
        locations: { findName: () => 'Main shop' },
        gateways: { sms: gateway, mail: gateway, push: gateway },
        renderContext: { current: readContext },
        recordOutcome: () => undefined,
        clock: () => state.now,
        siteUrl: 'https://shop.tokri.example',
        ...change,
      })(),
    fall: (key: string, change: Partial<FallenPack> = {}) =>
      packs.recordFall({
        key,
        seq: 5,
        locationId: 1,
        itemName: `Item ${key}`,
        hindiName: '',
        unitName: '1 kg',
        fellAt: state.now,
        ...change,
      }),
    reset: async () => {
      for (const name of ['low-stock-packs', 'low-stock-digests'])
        await connection.collection(name).deleteMany({});
      Object.assign(state, startState());
    },
    close: async () => {
      await connection.dropDatabase();
      await connection.close();
    },
  };
};

export type DigestScenario = Awaited<ReturnType<typeof openDigestScenario>>;
