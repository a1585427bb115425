import { LOGO } from '@colloquy/contract/shared';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import { type PictureHeader, readPictureHeader } from '../../platform/picture-header.ts';

export type Logo = PictureHeader & { hash: string; bytes: Uint8Array };

/** What a picture breaks: its bytes; PNG, JPEG or WebP; its pixels wide and high. */
export type LogoRule = 'size' | 'type' | 'sides';

/** By its own bytes, whatever the sender calls it. */
export function readLogo(bytes: Uint8Array): { ok: true; logo: Logo } | { ok: false; rule: LogoRule } {
  if (bytes.length > LOGO.bytes) return { ok: false, rule: 'size' };
  const header = readPictureHeader(bytes);
  if (header === null) return { ok: false, rule: 'type' };
  const isSized = [header.width, header.height].every((side) => side >= LOGO.side.least && side <= LOGO.side.most);
  if (!isSized) return { ok: false, rule: 'sides' };
  return { ok: true, logo: { ...header, hash: sha256(bytes).toString('hex'), bytes } };
}

export async function setLogo(tx: Tx, organizationId: string, logo: Logo): Promise<void> {
  await tx.query(
    `insert into organization_logos (organization_id, hash, type, width, height, bytes) values ($1, $2, $3, $4, $5, $6)
     on conflict (organization_id) do update set hash = excluded.hash, type = excluded.type, width = excluded.width,
       height = excluded.height, bytes = excluded.bytes`,
    [organizationId, logo.hash, logo.type, logo.width, logo.height, Buffer.from(logo.bytes)],
  );
}

export async function removeLogo(tx: Tx, organizationId: string): Promise<void> {
  await tx.query('delete from organization_logos where organization_id = $1', [organizationId]);
}

/** The picture at an address; whose it is is no matter. */
export async function findLogo(
  db: Queryable,
  hash: string,
): Promise<{ type: PictureHeader['type']; bytes: Uint8Array } | null> {
  const [row] = await db.query<{ type: PictureHeader['type']; bytes: Uint8Array }>(
    'select type, bytes from organization_logos where hash = $1 limit 1',
    [hash],
  );
  return row ?? null;
}
