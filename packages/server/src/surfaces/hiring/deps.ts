import type { Content } from '@colloquy/content';
import type { KeyVerifier } from '../../features/api-keys/index.ts';
import type { Emit } from '../../features/interviews/index.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { EndpointDeps } from '../../platform/http/endpoint.ts';
import type { JobReader } from '../../providers/job-reader/port.ts';
import type { PresentDeps } from './present.ts';

export type HiringDeps = EndpointDeps &
  PresentDeps & {
    keys: KeyVerifier;
    jobReader: JobReader;
    content: Content;
    emit: Emit;
    outboundAllow: readonly string[];
    enqueueCvFetch(tx: Tx, intakeId: string): Promise<void>;
  };
