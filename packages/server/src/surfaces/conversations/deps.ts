import type { KeyVerifier } from '../../features/api-keys/index.ts';
import type { RoomLinks } from '../../features/interviews/index.ts';
import type { EndpointDeps } from '../../platform/http/endpoint.ts';

export type ConversationsDeps = EndpointDeps & { keys: KeyVerifier; rooms: RoomLinks };
