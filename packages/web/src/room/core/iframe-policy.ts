import type { RoomState } from '@colloquy/contract/room';

/** What the page around an iframe can withhold from it and an interview may need. */
export const DEVICES = ['microphone', 'camera'] as const;
export type Device = (typeof DEVICES)[number];

/** What the browser tells of the iframe that this page is in. */
export type IframeFacts = {
  framed: boolean;
  /** The policy that is in force here, in browsers that show it. It counts every page between this one and the tab. */
  policy: { allowsFeature(feature: string): boolean } | null;
  /** Rejects where the browser does not know the permission. */
  permission: ((device: Device) => Promise<PermissionState>) | null;
};

/**
 * The devices that the page around this one withholds from it. A browser that shows its policy is believed. One that does
 * not answers `denied` for a device that a frame was not given; it says the same once somebody has refused it here, and in
 * both cases a tab of its own asks afresh. Silence counts as given: then the device check finds out.
 */
export async function withheldDevices({ framed, policy, permission }: IframeFacts): Promise<readonly Device[]> {
  if (!framed) return [];
  if (policy !== null) return DEVICES.filter((device) => !policy.allowsFeature(device));
  if (permission === null) return [];
  const states = await Promise.all(DEVICES.map((device) => permission(device).catch(() => 'prompt' as const)));
  return DEVICES.filter((_device, index) => states[index] === 'denied');
}

/** Whether something that the server offers cannot be done here because of that. */
export function isOfferBlocked(offers: RoomState['offers'], withheld: readonly Device[]): boolean {
  if (offers.video && withheld.includes('camera')) return true;
  return (offers.voice || offers.video) && withheld.includes('microphone');
}

/** The facts of a real window. `permissionsPolicy` is the name to come, `featurePolicy` the one browsers have. */
export function iframeFacts(window: Window): IframeFacts {
  const { document, navigator } = window;
  const { permissionsPolicy, featurePolicy } = document as Document & {
    permissionsPolicy?: IframeFacts['policy'];
    featurePolicy?: IframeFacts['policy'];
  };
  const permissions = navigator.permissions as Permissions | undefined;
  return {
    framed: window.parent !== window,
    policy: permissionsPolicy ?? featurePolicy ?? null,
    permission: permissions === undefined ? null : async (device) => (await permissions.query({ name: device })).state,
  };
}
