/** What is in the place of a secret. */
export const REDACTED = '[redacted]';

const PATTERNS: readonly [RegExp, string][] = [
  [/clq_(?:test_)?[0-9A-Za-z]{8,}/g, `clq_${REDACTED}`],
  [/whsec_[A-Za-z0-9+/=]{16,}/g, `whsec_${REDACTED}`],
  [/(\/(?:room|verify)\/)(?!api\b)[A-Za-z0-9_-]{20,}/g, `$1${REDACTED}`],
  [/(\/console\/enter#)[0-9A-Za-z]{20,}/g, `$1${REDACTED}`],
  // Signed links, ours and those of stores and drives: whoever has the parameter has the file.
  [
    /([?&](?:[a-z0-9-]*(?:signature|token)|sig|access_token|auth|key|authkey|rlkey|resourcekey)=)[^&"'\s\\]{6,}/gi,
    `$1${REDACTED}`,
  ],
  [
    /((?:authorization|x-admin-secret|x-api-key|apikey|x-room-token|x-verify-token)["']?\s*[:=]\s*["']?)(?:Bearer\s+)?[^"'\s,}]{4,}/gi,
    `$1${REDACTED}`,
  ],
];

const exact = new Set<string>();

/** Makes a configured secret known, so that it is redacted wherever it turns up. Short ones are refused by the configuration. */
export function rememberSecret(secret: string): void {
  if (secret.length >= 8) exact.add(secret);
}

/** Redacts secrets by their form and by their exact value. */
export function redactText(text: string): string {
  let redacted = text;
  for (const [pattern, replacement] of PATTERNS) redacted = redacted.replace(pattern, replacement);
  for (const secret of exact) if (redacted.includes(secret)) redacted = redacted.replaceAll(secret, REDACTED);
  return redacted;
}
