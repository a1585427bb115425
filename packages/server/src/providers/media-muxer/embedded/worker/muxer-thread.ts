import { serveCalls } from '../../../../platform/workers/serve-calls.ts';
import { joinMedia } from '../join-media.ts';

serveCalls({ join: joinMedia });
