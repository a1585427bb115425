import { expect, test } from 'vitest';
import { type Device, type IframeFacts, iframeFacts, isOfferBlocked, withheldDevices } from './iframe-policy.ts';

function facts(change: Partial<IframeFacts>): IframeFacts {
  return { framed: true, policy: null, permission: null, ...change };
}

function policy(...allowed: Device[]): IframeFacts['policy'] {
  return { allowsFeature: (feature) => allowed.some((device) => device === feature) };
}

test('a page in a tab of its own has nothing withheld, whatever it was refused', async () => {
  const permission = async () => 'denied' as const;
  expect(await withheldDevices(facts({ framed: false, policy: policy(), permission }))).toEqual([]);
});

test('the policy that the browser shows is believed', async () => {
  expect(await withheldDevices(facts({ policy: policy() }))).toEqual(['microphone', 'camera']);
  expect(await withheldDevices(facts({ policy: policy('microphone') }))).toEqual(['camera']);
  expect(await withheldDevices(facts({ policy: policy('microphone', 'camera') }))).toEqual([]);
});

test('a device that the person refused is not taken for one that the page withholds', async () => {
  const permission = async () => 'denied' as const;
  expect(await withheldDevices(facts({ policy: policy('microphone', 'camera'), permission }))).toEqual([]);
});

test('where no policy is shown, a frame that is denied a device was not given it', async () => {
  const permission = async (device: Device) => (device === 'camera' ? ('denied' as const) : ('prompt' as const));
  expect(await withheldDevices(facts({ permission }))).toEqual(['camera']);
});

test('a browser that tells nothing withholds nothing', async () => {
  expect(await withheldDevices(facts({}))).toEqual([]);
  expect(
    await withheldDevices(facts({ permission: () => Promise.reject(new TypeError('no such permission')) })),
  ).toEqual([]);
});

test.each([
  [{ voice: false, video: false }, ['microphone', 'camera'], false],
  [{ voice: true, video: false }, ['microphone', 'camera'], true],
  [{ voice: true, video: false }, ['camera'], false],
  [{ voice: true, video: true }, ['camera'], true],
  [{ voice: false, video: true }, ['microphone'], true],
  [{ voice: true, video: true }, [], false],
] as const)('an offer of %j with %j withheld is blocked: %s', (offers, withheld, blocked) => {
  expect(isOfferBlocked(offers, withheld)).toBe(blocked);
});

test('the facts of a window are read under the names that browsers have', async () => {
  const window = (document: object, permissions?: object) => {
    const made = { document, navigator: { permissions }, parent: {} };
    return made as unknown as Window;
  };
  const shown = iframeFacts(window({ featurePolicy: policy('camera') }));
  expect([shown.framed, shown.policy?.allowsFeature('camera'), shown.permission]).toEqual([true, true, null]);
  expect(
    iframeFacts(window({ permissionsPolicy: policy(), featurePolicy: policy('camera') })).policy?.allowsFeature(
      'camera',
    ),
  ).toBe(false);
  const asked: unknown[] = [];
  const query = async (what: unknown) => {
    asked.push(what);
    return { state: 'denied' };
  };
  const { permission, policy: none } = iframeFacts(window({}, { query }));
  expect([none, await permission?.('microphone'), asked]).toEqual([null, 'denied', [{ name: 'microphone' }]]);
});
