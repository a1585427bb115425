import type { DataRightsDeps } from '../../features/data-rights/index.ts';
import type { ClaimDeps, VerifyLinks } from '../../features/verification/index.ts';
import type { BlobStore } from '../../platform/blob/blob-store.ts';
import type { Tombstones } from '../../platform/db/tombstones.ts';
import type { EndpointDeps } from '../../platform/http/endpoint.ts';
import type { PersonReading } from '../../providers/profile-source/port.ts';

export type AdminDeps = EndpointDeps & {
  adminSecrets: readonly string[];
  dataRights: DataRightsDeps;
  /** Files of people. */
  blobs: BlobStore;
  erased: Tombstones;
  /** Apart from this thread when it is long; the lane is the organization. */
  readResume(resume: unknown, lane: string): Promise<PersonReading>;
  /** Apart from this thread; the lane is the organization. */
  readExport(archive: Uint8Array, lane: string): Promise<PersonReading>;
  claims: ClaimDeps;
  verifyLinks: VerifyLinks;
  /** Origin of the public pages. */
  origin(): string;
};
