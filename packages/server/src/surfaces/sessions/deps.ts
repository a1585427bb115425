import type { KeyVerifier } from '../../features/api-keys/index.ts';
import type { TypeLibrary } from '../../features/interviewers/index.ts';
import type { Emit, RoomLinks } from '../../features/interviews/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { EndpointDeps } from '../../platform/http/endpoint.ts';
import type { InterviewResults } from '../links/interview-results.ts';
import type { ResultPdfs } from '../links/result-pdfs.ts';
import type { SignedLinks } from '../links/signed-links.ts';

export type SessionsDeps = EndpointDeps & {
  keys: KeyVerifier;
  rooms: RoomLinks;
  links: SignedLinks;
  emit: Emit;
  results: InterviewResults;
  pdfs: ResultPdfs;
  types: TypeLibrary;
  outboundAllow: readonly string[];
  enqueueCvFetch(tx: Tx, intakeId: string): Promise<void>;
};
