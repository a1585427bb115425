import type { Clock } from '../../platform/clock.ts';
import type { ExportReader, ProfileImporter, ProfileUpstream, ResumeReader } from './port.ts';
import type { UpstreamConfig } from './upstream/config.ts';
import type { UpstreamDeps } from './upstream/http-upstream.ts';

export async function createProfileImporter(clock: Clock): Promise<ProfileImporter> {
  const { FileImporter } = await import('./embedded/import-files.ts');
  return new FileImporter(clock);
}

export async function createProfileUpstream(config: UpstreamConfig, deps: UpstreamDeps): Promise<ProfileUpstream> {
  const { HttpUpstream } = await import('./upstream/http-upstream.ts');
  return new HttpUpstream(config, deps);
}

export function createResumeReader(): ResumeReader {
  return {
    async read(resume) {
      const { readJsonResume } = await import('./embedded/json-resume.ts');
      const reading = readJsonResume(resume, new TextEncoder().encode(JSON.stringify(resume)));
      return reading.ok ? { ...reading, joinedAt: null } : reading;
    },
  };
}

export function createExportReader(clock: Clock): ExportReader {
  return {
    async read(archive) {
      const { bytesSource } = await import('./embedded/byte-source.ts');
      const { readNetworkExport } = await import('./embedded/network-export.ts');
      return readNetworkExport(bytesSource(archive), clock);
    },
  };
}
