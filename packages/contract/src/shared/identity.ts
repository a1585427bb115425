import { z } from 'zod';

/** Who an organization is, as pages and mails show it to others. */
export const identityForm = z
  .strictObject({
    name: z.string(),
    /** On the same origin; width and height in pixels. Null without one. */
    logo: z.strictObject({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
    /** Its colour on light and on dark paper, `#rrggbb`, 4.5 : 1 or better there. Null without one. */
    shades: z.strictObject({ light: z.string(), dark: z.string() }).nullable(),
    /** Address for questions. */
    contact: z.string().nullable(),
    privacyUrl: z.string().nullable(),
    /** IANA name of the zone that its dates are told in. */
    timeZone: z.string(),
  })
  .meta({ id: 'OrganizationIdentity' });
export type IdentityForm = z.infer<typeof identityForm>;
