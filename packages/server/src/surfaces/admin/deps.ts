import type { DataRightsDeps } from '../../features/data-rights/index.ts';
import type { ClaimDeps, VerifyLinks } from '../../features/verification/index.ts';
import type { ErasedMarks } from '../../platform/db/erased-marks.ts';
import type { EndpointDeps } from '../../platform/http/endpoint.ts';
import type { ExportReader, ResumeReader } from '../../providers/profile-source/port.ts';

export type AdminDeps = EndpointDeps & {
  adminSecrets: readonly string[];
  dataRights: DataRightsDeps;
  erased: ErasedMarks;
  resumes: ResumeReader;
  exports: ExportReader;
  claims: ClaimDeps;
  verifyLinks: VerifyLinks;
  /** Origin of the public pages. */
  origin(): string;
};
