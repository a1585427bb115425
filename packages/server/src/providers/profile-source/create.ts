import { readJsonResume } from './embedded/json-resume.ts';
import type { ProfileImporter, ProfileUpstream, ResumeReader } from './port.ts';
import type { UpstreamConfig } from './upstream/config.ts';
import type { UpstreamDeps } from './upstream/http-upstream.ts';

export async function createProfileImporter(): Promise<ProfileImporter> {
  const { FileImporter } = await import('./embedded/import-files.ts');
  return new FileImporter();
}

export async function createProfileUpstream(config: UpstreamConfig, deps: UpstreamDeps): Promise<ProfileUpstream> {
  const { HttpUpstream } = await import('./upstream/http-upstream.ts');
  return new HttpUpstream(config, deps);
}

export function createResumeReader(): ResumeReader {
  return { read: (resume) => readJsonResume(resume, new TextEncoder().encode(JSON.stringify(resume))) };
}
