import type { IdentityForm } from '@colloquy/contract/shared';

/** An organization's identity as the features know it. */
type Known = Omit<IdentityForm, 'logo'> & { logo: { hash: string; width: number; height: number } | null };

/** Where pictures of organizations are served. */
export const LOGOS = '/logos';

export function presentIdentity({ name, logo, shades, contact, privacyUrl, timeZone }: Known): IdentityForm {
  return {
    name,
    logo: logo === null ? null : { url: `${LOGOS}/${logo.hash}`, width: logo.width, height: logo.height },
    shades,
    contact,
    privacyUrl,
    timeZone,
  };
}
