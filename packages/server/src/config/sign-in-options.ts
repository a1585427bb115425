/** Rows of the table of options: mail's last mile, and the provider that signs people in. */
export const SIGN_IN_OPTIONS = [
  {
    name: 'COLLOQUY_DKIM_SELECTOR',
    type: 'text',
    default: null,
    description:
      'Selector of the DKIM key that the mail server signs with, so that check-config looks for it. docs/operations/mail.md.',
  },
  {
    name: 'COLLOQUY_BOUNCE_TOKEN',
    type: 'secret-list',
    default: null,
    description:
      'Bearer token with which a relay tells of mails that came back, 16 characters or more, and nothing else; two, separated by a comma, while rotating. Without it that address does not exist.',
  },
  {
    name: 'COLLOQUY_OIDC_ISSUER',
    type: 'url',
    default: null,
    description:
      'OpenID Connect provider that signs people in to the console, by the address it names itself by; with the two below. docs/operations/sign-in.md.',
  },
  {
    name: 'COLLOQUY_OIDC_CLIENT_ID',
    type: 'text',
    default: null,
    description: 'Client id that the provider gave; it sends browsers back to …/console/enter/provider.',
  },
  {
    name: 'COLLOQUY_OIDC_CLIENT_SECRET',
    type: 'text',
    default: null,
    description: 'Secret of this client at the provider.',
  },
] as const;
