import { adminEndpoints } from '@colloquy/contract/admin';
import type { FastifyInstance } from 'fastify';
import { EndpointRegistrar } from '../../platform/http/endpoint.ts';
import { getParentOriginsHandler, setParentOriginsHandler } from './accounts.ts';
import { createAdminWire } from './admin-wire.ts';
import { createKeyHandler, listKeysHandler, revokeKeyHandler } from './api-keys.ts';
import type { AdminDeps } from './deps.ts';
import { erasePersonHandler, exportPersonHandler, personAsZip } from './people.ts';
import { importNetworkExportHandler, importResumeHandler, readNetworkExport, readResume } from './profiles.ts';
import { changeProgrammeHandler, createProgrammeHandler, listProgrammesHandler } from './programmes.ts';
import { listRequestsHandler } from './requests.ts';
import { listFailedTasksHandler, retryTaskHandler } from './tasks.ts';
import {
  attestHandler,
  createClaimHandler,
  createVerificationLinkHandler,
  judgeAddress,
  listAttestationsHandler,
  revokeAttestationHandler,
} from './verification.ts';

/** Instance-wide: the administrator sees every organization. */
export function registerAdmin(app: FastifyInstance, deps: AdminDeps): void {
  const endpoints = new EndpointRegistrar(app, createAdminWire(deps.adminSecrets), deps);
  endpoints.write(adminEndpoints.createApiKey, createKeyHandler(deps));
  endpoints.read(adminEndpoints.listApiKeys, listKeysHandler(deps));
  endpoints.write(adminEndpoints.revokeApiKey, revokeKeyHandler(deps));
  endpoints.read(adminEndpoints.listRequests, listRequestsHandler(deps));
  endpoints.read(adminEndpoints.listFailedTasks, listFailedTasksHandler(deps));
  endpoints.read(adminEndpoints.retryTask, retryTaskHandler(deps));
  endpoints.writePrepared(adminEndpoints.importResume, readResume(deps), importResumeHandler(deps));
  endpoints.writePrepared(
    adminEndpoints.importNetworkExport,
    readNetworkExport(deps),
    importNetworkExportHandler(deps),
  );
  endpoints.write(adminEndpoints.attest, attestHandler(deps));
  endpoints.read(adminEndpoints.listAttestations, listAttestationsHandler(deps));
  endpoints.write(adminEndpoints.revokeAttestation, revokeAttestationHandler(deps));
  endpoints.writePrepared(adminEndpoints.createClaim, judgeAddress, createClaimHandler(deps));
  endpoints.read(adminEndpoints.createVerificationLink, createVerificationLinkHandler(deps));
  endpoints.read(adminEndpoints.getParentOrigins, getParentOriginsHandler(deps));
  endpoints.write(adminEndpoints.setParentOrigins, setParentOriginsHandler());
  endpoints.write(adminEndpoints.createProgramme, createProgrammeHandler(deps));
  endpoints.read(adminEndpoints.listProgrammes, listProgrammesHandler(deps));
  endpoints.write(adminEndpoints.changeProgramme, changeProgrammeHandler(deps));
  endpoints.read(adminEndpoints.erasePerson, erasePersonHandler(deps));
  endpoints.read(adminEndpoints.exportPerson, exportPersonHandler(deps), personAsZip(deps));
}
