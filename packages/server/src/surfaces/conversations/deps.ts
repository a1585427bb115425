import type { KeyVerifier } from '../../features/api-keys/index.ts';
import type { Emit, RoomLinks } from '../../features/interviews/index.ts';
import type { EndpointDeps } from '../../platform/http/endpoint.ts';
import type { SignedLinks } from '../links/signed-links.ts';

export type ConversationsDeps = EndpointDeps & { keys: KeyVerifier; rooms: RoomLinks; emit: Emit; links: SignedLinks };
